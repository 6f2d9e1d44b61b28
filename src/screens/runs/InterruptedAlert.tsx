import { Alert } from '../../components/status/Alert';
import type { LocalRun } from '../../domain/runs';
import { interruptionOf } from '../runs/interruptionOf';

/** Says at which of its steps a run was interrupted, and when [FL-11]. */
export function InterruptedAlert({ run, steps }: { run: LocalRun; steps: number }) {
  return <Alert kind="info">{interruptionOf({ ...run, step: (run.position ?? 0) + 1, steps })}</Alert>;
}
