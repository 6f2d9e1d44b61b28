import type { ReactNode } from 'react';
import styles from './Hint.module.css';
import type { IconName } from './Icon';
import { Mark } from './Mark';

/** A line about the whole page, with what can be done about it. */
export function Hint({ mark, children, action }: { mark: IconName; children: string; action: ReactNode }) {
  return (
    <div className={styles.hint}>
      <Mark name={mark} />
      <p>
        {children} {action}
      </p>
    </div>
  );
}
