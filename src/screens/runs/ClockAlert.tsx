import { Alert } from '../../components/status/Alert';
import { isAheadOf, type LocalRun } from '../../domain/runs';
import { runTexts } from '../../texts/runs';

/** Says that the clock of this device is wrong: the run starts later than it shows [CO-8]. */
export function ClockAlert({ run }: { run: LocalRun }) {
  if (!isAheadOf(Date.now(), run)) return null;
  const { title, text } = runTexts.clock;
  return (
    <Alert kind="info" title={title}>
      {text}
    </Alert>
  );
}
