import type { Ref } from 'react';
import type { Elements } from '../elements';
import styles from './StepHead.module.css';

interface StepHeadProps {
  /** The position in the run, for example 'Test 3 von 7'. */
  kicker: string;
  title: string;
  /** Ref of the heading, which takes the focus after a step. */
  ref?: Ref<HTMLHeadingElement>;
  /** A button beside the title. */
  beside?: Elements;
  children?: Elements;
}

/** The head of a step of a run. */
export function StepHead({ kicker, title, ref, beside, children }: StepHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.top}>
        <div>
          <p className={styles.kicker}>{kicker}</p>
          <h2 ref={ref} tabIndex={-1}>
            {title}
          </h2>
        </div>
        {beside}
      </div>
      {children}
    </div>
  );
}
