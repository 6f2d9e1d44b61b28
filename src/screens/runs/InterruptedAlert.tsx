import { Alert } from '../../components/status/Alert';
import type { LocalRun } from '../../domain/runs';
import { runTexts } from '../../texts/runs';
import { interruptionOf } from '../runs/interruptionOf';

/** Says at which of its steps a run was interrupted, and when, and that it is kept [FL-11]. */
export function InterruptedAlert({ run, steps }: { run: LocalRun; steps: number }) {
  return (
    <Alert kind="info">
      <p>{interruptionOf({ ...run, step: (run.position ?? 0) + 1, steps })}</p>
      <p>{runTexts.restartKeeps}</p>
    </Alert>
  );
}
