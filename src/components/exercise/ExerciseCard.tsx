import { Still } from '../runs/Still';
import { Icon, type IconName } from '../status/Icon';
import styles from './ExerciseCard.module.css';

interface ExerciseCardProps {
  name: string;
  /** The URL of the video the picture is taken from; null when it is not on this device, undefined while it is looked up. */
  src: string | null | undefined;
  icon: IconName;
  /** As in '3 × 12 - 15'. */
  amount: string;
  /** As in 'Wiederholungen'. */
  unit: string;
  pause?: string;
}

/** An exercise of a training, as an item of ExerciseList (TO-4 to TO-7). */
export function ExerciseCard({ name, src, icon, amount, unit, pause }: ExerciseCardProps) {
  return (
    <li className={styles.exercise}>
      <div className={styles.picture}>
        <Still src={src} />
      </div>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>
          <b>{amount}</b> {unit}
        </p>
        {pause && <p>{pause}</p>}
      </div>
      <Icon name={icon} />
    </li>
  );
}
