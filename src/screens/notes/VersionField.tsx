import { TextAreaField } from '../../components/form/TextAreaField';
import { maxNoteLength } from '../../contract/notes';
import { type TextPart, textDifference } from '../../domain/textDifference';
import { athletePageTexts } from '../../texts/athlete';
import styles from './ConflictDialog.module.css';

const { conflict: texts, notes } = athletePageTexts;

export type Version = 'own' | 'present' | 'merged';

/** What somebody has decided on one text of a note. */
export interface Decision {
  version: Version;
  /** What is kept with 'merged'. */
  merged: string;
}

interface VersionFieldProps {
  /** Unique in the form. */
  name: string;
  legend: string;
  own: string | null;
  present: string | null;
  decision: Decision;
  onChange: (decision: Decision) => void;
}

/** Both versions of one text with the difference marked, and the choice between them and one that has both [NT-1]. */
export function VersionField({ name, legend, own, present, decision, onChange }: VersionFieldProps) {
  const { mine, theirs } = textDifference(own ?? '', present ?? '');
  const choice = (version: Version, word: string) => (
    <label>
      <input
        type="radio"
        name={name}
        checked={decision.version === version}
        onChange={() => onChange({ ...decision, version })}
      />
      <span>{word}</span>
    </label>
  );
  const isLong = decision.merged.length > maxNoteLength;
  return (
    <fieldset className={styles.versions}>
      <legend>{legend}</legend>
      <div>
        {choice('own', texts.own)}
        {own === null ? <small>{texts.empty}</small> : <MarkedText parts={mine} />}
      </div>
      <div>
        {choice('present', texts.present)}
        {present === null ? <small>{texts.empty}</small> : <MarkedText parts={theirs} />}
      </div>
      <div className={styles.merged}>
        {choice('merged', texts.merged)}
        <TextAreaField
          label={texts.mergedLabel}
          name={`${name}-merged`}
          value={decision.merged}
          error={isLong ? notes.long(maxNoteLength) : undefined}
          onChange={(merged) => onChange({ version: 'merged', merged })}
        />
      </div>
    </fieldset>
  );
}

/** One version of a text, with what the other one lacks marked. */
function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  const places = parts.map((part, place) => ({ ...part, place }));
  return (
    <p className={styles.version} dir="auto">
      {places.map(({ text, isOwn, place }) =>
        isOwn ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
      )}
    </p>
  );
}
