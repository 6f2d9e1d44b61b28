import { useAppSelector } from '../../../store/hooks';
import { selectRefusedRuns, selectUnreadableRunCount } from '../../../store/runs/selectors';
import { ButtonLink } from '../../components/form/ButtonLink';
import { Alert } from '../../components/status/Alert';
import { welcomeTexts } from '../../texts/welcome';

/** Shows how many runs are refused or damaged, with a link to them [CO-4]. */
export function RefusedRunsAlert() {
  const { length: refusedCount } = useAppSelector(selectRefusedRuns);
  const unreadableCount = useAppSelector(selectUnreadableRunCount);
  if (refusedCount + unreadableCount === 0) return null;
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
    </Alert>
  );
}
