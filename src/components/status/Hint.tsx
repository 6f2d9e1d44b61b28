import type { Elements } from '../elements';
import styles from './Hint.module.css';
import type { IconName } from './Icon';
import { Mark } from './Mark';

/** A line about the whole page, with what can be done about it. */
export function Hint({ mark, children, action }: { mark: IconName; children: string; action: Elements }) {
  return (
    <div className={styles.hint}>
      <Mark name={mark} />
      <p>
        <span>{`${children} `}</span>
        {action}
      </p>
    </div>
  );
}
