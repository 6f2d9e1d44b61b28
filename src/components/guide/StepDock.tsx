import type { Elements } from '../elements';
import styles from './StepDock.module.css';

interface StepDockProps {
  /** The big button, and beside it a small one. */
  main: Elements;
  others: Elements;
}

/** Two rows in an ActionBar: what comes next, and below it what else can be done. */
export function StepDock({ main, others }: StepDockProps) {
  return (
    <>
      <div className={styles.main}>{main}</div>
      <div className={styles.others}>{others}</div>
    </>
  );
}
