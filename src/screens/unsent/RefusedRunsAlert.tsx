import { useAppSelector } from '../../../store/hooks';
import { selectRefusedRuns, selectUnreadableRunCount } from '../../../store/runs/selectors';
import { selectFormer } from '../../../store/unsent/selectors';
import { ButtonLink } from '../../components/form/ButtonLink';
import { Alert } from '../../components/status/Alert';
import { unsentTexts } from '../../texts/unsent';
import { welcomeTexts } from '../../texts/welcome';

/** Shows how many runs are refused or damaged, or wait for a former server, with a link to them [CO-4, FL-18]. */
export function RefusedRunsAlert() {
  const { length: refusedCount } = useAppSelector(selectRefusedRuns);
  const unreadableCount = useAppSelector(selectUnreadableRunCount);
  const { runs, entries } = useAppSelector(selectFormer);
  const formerCount = runs.length + entries.length;
  if (refusedCount + unreadableCount + formerCount === 0) return null;
  return (
    <Alert
      kind="error"
      action={
        <ButtonLink variant="secondary" to="/unsent">
          {welcomeTexts.showUnsent}
        </ButtonLink>
      }
    >
      {refusedCount > 0 && <p>{welcomeTexts.refused(refusedCount)}</p>}
      {unreadableCount > 0 && <p>{welcomeTexts.unreadable(unreadableCount)}</p>}
      {formerCount > 0 && <p>{unsentTexts.former.waiting(formerCount)}</p>}
    </Alert>
  );
}
