import { painTexts } from '../../texts/pain';
import { Mark } from '../status/Mark';
import styles from './PainMark.module.css';

/** A reported pain, 0 to 10: icon and words, so that nobody has to know the colour [PN-4]. */
export function PainMark({ pain }: { pain: number }) {
  return (
    <span className={styles.pain}>
      <Mark name="pain" />
      <span>{painTexts.of(pain)}</span>
    </span>
  );
}
