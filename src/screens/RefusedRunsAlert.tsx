import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectRefusedRuns } from '../../store/selectors/sync';
import { syncActions } from '../../store/slices/sync';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { formatDate } from '../domain/formats';
import { welcomeTexts } from '../texts/welcome';

/** Shows the runs that the server refused, and hands them out as a file [CO-4]. */
export function RefusedRunsAlert() {
  const dispatch = useAppDispatch();
  const runs = useAppSelector(selectRefusedRuns);
  if (runs.length === 0) return null;
  return (
    <Alert
      kind="error"
      title={welcomeTexts.refused(runs.length)}
      action={
        <Button variant="secondary" onClick={() => dispatch(syncActions.exportRequested())}>
          {welcomeTexts.export}
        </Button>
      }
    >
      <ul>
        {runs.map(({ clientId, start, refusal }) => (
          <li key={clientId}>{welcomeTexts.refusal(formatDate(start), refusal?.message ?? '')}</li>
        ))}
      </ul>
    </Alert>
  );
}
