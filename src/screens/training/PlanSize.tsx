import type { Exercise } from '../../contract/schemas';
import { estimatedMinutes } from '../../domain/dose';
import { trainingOverviewTexts as texts } from '../../texts/trainingOverview';
import styles from './PlanSize.module.css';

/** How much a training asks for, as it is estimated. */
export function PlanSize({ plan }: { plan: readonly Exercise[] }) {
  return (
    <p className={styles.size}>
      <b>{texts.size(plan.length)}</b> <span>{texts.length(estimatedMinutes(plan))}</span>
    </p>
  );
}
