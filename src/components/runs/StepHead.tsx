import type { ReactNode, Ref } from 'react';
import styles from './StepHead.module.css';

interface StepHeadProps {
  /** The position in the run, for example 'Test 3 von 7'. */
  kicker: string;
  title: string;
  /** Ref of the heading, which takes the focus after a step. */
  ref?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** The head of a step of a run. */
export function StepHead({ kicker, title, ref, children }: StepHeadProps) {
  return (
    <div className={styles.head}>
      <p className={styles.kicker}>{kicker}</p>
      <h2 ref={ref} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  );
}
