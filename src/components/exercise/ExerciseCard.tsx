import type { Elements } from '../elements';
import { Still } from '../runs/Still';
import type { IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import styles from './ExerciseCard.module.css';
import { Reasons } from './Reasons';

interface ExerciseCardProps {
  name: string;
  /** URL of the video that shows the exercise; null: not on this device, undefined: still being looked up. */
  src: string | null | undefined;
  icon: IconName;
  /** For example '3 × 12 - 15'. */
  amount: string;
  /** For example 'Wiederholungen'. */
  unit: string;
  /** For example 'Pause 30 Sekunden'; null without a pause. */
  pause?: string | null;
  /** Why it is in the plan. */
  reasons?: readonly string[];
  /** That a trainer changed it. */
  adapted?: Elements;
  /** Its easier and harder forms. */
  forms?: Elements;
}

/** One exercise of the plan, as an item of ExerciseList [TO-4 to TO-7]. */
export function ExerciseCard({
  name,
  src,
  icon,
  amount,
  unit,
  pause,
  reasons = [],
  adapted,
  forms,
}: ExerciseCardProps) {
  return (
    <li className={styles.exercise}>
      <div className={styles.picture}>
        <Still src={src} />
      </div>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>
          <span className={styles.dose}>
            <Mark name={icon} size={16} />
            <b>{amount}</b> <span>{unit}</span>
          </span>
          {pause && <span className={styles.pause}>{` ${pause}`}</span>}
        </p>
        <Reasons reasons={reasons} />
        {adapted}
        {forms}
      </div>
    </li>
  );
}
