import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../components/form/Button';
import { Dialog } from '../../components/status/Dialog';
import { maxNoteLength } from '../../contract/notes';
import type { NoteTexts } from '../../domain/noteEntries';
import { writtenText } from '../../domain/notes';
import { differingFields, type NoteField, textsOf } from '../../domain/noteTexts';
import { mergedText } from '../../domain/textDifference';
import { athletePageTexts } from '../../texts/athlete';
import { focusField } from '../page/focusField';
import styles from './ConflictDialog.module.css';
import { type Decision, VersionField } from './VersionField';

const { conflict: texts, notes } = athletePageTexts;

interface ConflictDialogProps {
  /** What the note is on. */
  subject: string;
  /** The first name of the athlete. */
  name: string;
  own: NoteTexts;
  present: NoteTexts;
  onSettle: (texts: NoteTexts) => void;
  /** Leaves both versions as they are for now. */
  onLater: () => void;
}

/**
 * Shows both versions of a note that two people changed, each text by itself, and asks what to keep [NT-1]. A text that is
 * the same in both is not asked for.
 */
export function ConflictDialog({ subject, name, own, present, onSettle, onLater }: ConflictDialogProps) {
  const [mine, theirs] = [textsOf(own), textsOf(present)];
  const fields = differingFields(mine, theirs);
  const [decisions, setDecisions] = useState<Partial<Record<NoteField, Decision>>>({});
  const decisionOn = (field: NoteField): Decision =>
    decisions[field] ?? { version: 'merged', merged: mergedText(mine[field] ?? '', theirs[field] ?? '') };
  const keptOf = (field: NoteField): string | null => {
    const { version, merged } = decisionOn(field);
    return { own: mine[field], present: theirs[field], merged: writtenText(merged) }[version];
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const long = fields.find((field) => (keptOf(field)?.length ?? 0) > maxNoteLength);
    if (long) focusField(event.currentTarget, `${long}-merged`);
    else onSettle({ athleteNote: keptOf('athleteNote'), trainerNote: keptOf('trainerNote') });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Dialog
        title={texts.title}
        icon="note"
        onClose={onLater}
        actions={
          <>
            <Button variant="secondary" onClick={onLater}>
              {texts.later}
            </Button>
            <Button type="submit">{texts.save}</Button>
          </>
        }
      >
        <p>{texts.text(subject)}</p>
        <div className={styles.fields}>
          {fields.map((field) => (
            <VersionField
              key={field}
              name={field}
              legend={texts.legend(notes.fields[field](name))}
              own={mine[field]}
              present={theirs[field]}
              decision={decisionOn(field)}
              onChange={(decision) => setDecisions({ ...decisions, [field]: decision })}
            />
          ))}
        </div>
      </Dialog>
    </form>
  );
}
