import { measureTexts } from '../../texts/measures';
import type { IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import { Spinner } from '../status/Spinner';
import styles from './UpdateList.module.css';

export type UpdateState = 'waits' | 'runs' | 'done' | 'failed';

export interface UpdateRow {
  topic: string;
  state: UpdateState;
  /** A line below the topic: what is loading, or what went wrong. */
  text?: string | undefined;
}

const marks: Record<Exclude<UpdateState, 'runs'>, IconName> = {
  waits: 'clock',
  done: 'check',
  failed: 'error',
};

/** The topics of a data update and the state of each [UP-3]. */
export function UpdateList({ rows }: { rows: readonly UpdateRow[] }) {
  return (
    <ul className={styles.log}>
      {rows.map(({ topic, state, text }) => (
        <li key={topic} data-state={state}>
          {state === 'runs' ? <Spinner /> : <Mark name={marks[state]} size={24} />}
          <span className={styles.topic}>{topic}</span>
          <span className={styles.state}>{measureTexts.updateState[state]}</span>
          {text && <span className={styles.text}>{text}</span>}
        </li>
      ))}
    </ul>
  );
}
