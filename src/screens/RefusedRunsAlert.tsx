import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectRefusedRuns, selectUnreadableRunCount } from '../../store/selectors/sync';
import { syncActions } from '../../store/slices/sync';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { formatDate } from '../domain/formats';
import { welcomeTexts } from '../texts/welcome';

/** Shows the runs that the server refused and those that are damaged, and hands them out as a file [CO-4]. */
export function RefusedRunsAlert() {
  const dispatch = useAppDispatch();
  const runs = useAppSelector(selectRefusedRuns);
  const unreadableCount = useAppSelector(selectUnreadableRunCount);
  if (runs.length === 0 && unreadableCount === 0) return null;
  return (
    <Alert
      kind="error"
      title={runs.length > 0 ? welcomeTexts.refused(runs.length) : undefined}
      action={
        <Button variant="secondary" onClick={() => dispatch(syncActions.exportRequested())}>
          {welcomeTexts.export}
        </Button>
      }
    >
      {runs.length > 0 && (
        <ul>
          {runs.map(({ clientId, start, refusal }) => (
            <li key={clientId}>{welcomeTexts.refusal(formatDate(start), refusal?.message ?? '')}</li>
          ))}
        </ul>
      )}
      {unreadableCount > 0 && <p>{welcomeTexts.unreadable(unreadableCount)}</p>}
    </Alert>
  );
}
