import type { User } from '../../contract/schemas';
import { fullName } from '../../domain/athletes';
import { counted } from '../../texts/counted';
import { paperTexts as texts } from '../../texts/paper';
import styles from './Paper.module.css';
import { PaperFrame } from './PaperFrame';

interface MissingPaperProps {
  people: readonly User[];
  /** What they do not have yet. */
  title: string;
  clubName: string;
  /** In milliseconds since the epoch. */
  now: number;
}

/** More names than that are printed smaller. */
const usualNames = 60;

/** Of several athletes those without a result or a plan, by name [HI-8]. */
export function MissingPaper({ people, title, clubName, now }: MissingPaperProps) {
  return (
    <PaperFrame
      clubName={clubName}
      now={now}
      title={title}
      subtitle={counted(people.length, 'Person', 'Personen')}
      isDense={people.length > usualNames}
      facts={[]}
    >
      <p>{texts.missingNext}</p>
      <ul className={styles.names}>
        {people.map((person) => (
          <li key={person.id}>
            <b>{fullName(person)}</b>
            {person.team && <span>{` ${person.team}`}</span>}
          </li>
        ))}
      </ul>
    </PaperFrame>
  );
}
