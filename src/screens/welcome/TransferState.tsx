import type { IconName } from '../../components/status/Icon';
import { Mark } from '../../components/status/Mark';
import type { LocalRun } from '../../domain/runs';
import { screeningRunTexts } from '../../texts/screening';
import styles from './TransferState.module.css';

type State = 'sent' | 'waiting' | 'refused';

const marks: Record<State, IconName> = { sent: 'synced', waiting: 'pending', refused: 'warning' };

const stateOf = (run: LocalRun): State => {
  if (run.refusal) return 'refused';
  return run.isDirty ? 'waiting' : 'sent';
};

/** Shows whether the server has the run; screen readers announce a change. */
export function TransferState({ run }: { run: LocalRun }) {
  const state = stateOf(run);
  return (
    <p className={styles.transfer} data-state={state} role="status">
      <Mark name={marks[state]} />
      <span>{screeningRunTexts.done[state]}</span>
    </p>
  );
}
