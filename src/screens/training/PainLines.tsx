import { PainMark } from '../../components/pain/PainMark';
import { PainNote } from '../../components/pain/PainNote';
import { Mark } from '../../components/status/Mark';
import type { TrainingEntry } from '../../domain/athletePage';
import { painTexts } from '../../texts/pain';
import styles from './TrainingLines.module.css';

/** Where it hurt in a training, and how it was on the morning after [PN-1, PN-3]. */
export function PainLines({ pains, morningPain }: Pick<TrainingEntry, 'pains' | 'morningPain'>) {
  return (
    <div className={styles.lines}>
      {pains.map(({ key, pain, exercise, note }) => (
        <p key={key}>
          <span>
            <PainMark pain={pain} />
            <span>{` ${painTexts.at(exercise)}`}</span> <PainNote note={note} />
          </span>
        </p>
      ))}
      {morningPain !== null && (
        <p>
          <Mark name="morning" />
          <span>{painTexts.nextMorning(morningPain)}</span>
        </p>
      )}
    </div>
  );
}
