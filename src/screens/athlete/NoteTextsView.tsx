import type { IconName } from '../../components/status/Icon';
import { Mark } from '../../components/status/Mark';
import type { NoteTexts } from '../../domain/noteEntries';
import { type NoteField, noteFields } from '../../domain/noteTexts';
import { athletePageTexts } from '../../texts/athlete';
import styles from './Athlete.module.css';

const { notes: texts } = athletePageTexts;

const marks: Record<NoteField, IconName> = { athleteNote: 'show', trainerNote: 'hide' };

/** The texts of a note, each with who reads it. `name` is the first name of the athlete. */
export function NoteTextsView({ name, note }: { name: string; note: NoteTexts }) {
  const written = noteFields.filter((field) => note[field] !== null);
  return written.map((field) => (
    <div key={field}>
      <p className={styles.reader}>
        <Mark name={marks[field]} size={16} />
        <span>{texts.fields[field](name)}</span>
      </p>
      <p className={styles.text} dir="auto">
        {note[field]}
      </p>
    </div>
  ));
}
