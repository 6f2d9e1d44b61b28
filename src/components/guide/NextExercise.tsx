import { useId } from 'react';
import { guideTexts } from '../../texts/guide';
import { Still } from '../runs/Still';
import styles from './NextExercise.module.css';

interface NextExerciseProps {
  name: string;
  dose: string;
  /** URL of its video, as in Still. */
  src: string | null | undefined;
}

/** The exercise that comes next, before it comes [GT-4]. */
export function NextExercise({ name, dose, src }: NextExerciseProps) {
  const headingId = useId();
  return (
    <section className={styles.next} aria-labelledby={headingId}>
      <div className={styles.picture}>
        <Still src={src} />
      </div>
      <div>
        <h3 id={headingId}>{guideTexts.comes(name)}</h3>
        <p>{dose}</p>
      </div>
    </section>
  );
}
