import { FormDialog } from '../../components/status/FormDialog';
import { maxNoteLength } from '../../contract/notes';
import type { NoteTexts } from '../../domain/noteEntries';
import { writtenText } from '../../domain/notes';
import { differingFields, type NoteField, textsOf } from '../../domain/noteTexts';
import { mergedText } from '../../domain/textDifference';
import { athletePageTexts } from '../../texts/athlete';
import { focusField } from '../page/focusField';
import { type Decision, VersionField } from './VersionField';

const { conflict: texts, notes } = athletePageTexts;

/** What was decided so far. */
export type Decisions = Partial<Record<NoteField, Decision>>;

interface ConflictDialogProps {
  /** What the note is on. */
  subject: string;
  /** The first name of the athlete. */
  name: string;
  own: NoteTexts;
  present: NoteTexts;
  /** The owner keeps them while the dialog is closed. */
  decisions: Decisions;
  onDecide: (decisions: Decisions) => void;
  onSettle: (texts: NoteTexts) => void;
  /** Leaves both versions as they are for now. */
  onLater: () => void;
}

/**
 * Shows both versions of a note that two people changed, each text by itself, and asks what to keep [NT-1]. A text that
 * is the same in both is not asked for.
 */
export function ConflictDialog({ subject, name, own, present, ...props }: ConflictDialogProps) {
  const { decisions, onDecide, onSettle, onLater } = props;
  const [mine, theirs] = [textsOf(own), textsOf(present)];
  const fields = differingFields(mine, theirs);
  const decisionOn = (field: NoteField): Decision =>
    decisions[field] ?? { version: 'merged', merged: mergedText(mine[field] ?? '', theirs[field] ?? '') };
  const keptOf = (field: NoteField): string | null => {
    const { version, merged } = decisionOn(field);
    return { own: mine[field], present: theirs[field], merged: writtenText(merged) }[version];
  };
  const settle = (form: HTMLFormElement) => {
    const long = fields.find((field) => (keptOf(field)?.length ?? 0) > maxNoteLength);
    if (long) focusField(form, `${long}-merged`);
    else onSettle({ athleteNote: keptOf('athleteNote'), trainerNote: keptOf('trainerNote') });
  };
  return (
    <FormDialog
      title={texts.title}
      icon="note"
      cancel={texts.later}
      confirm={texts.save}
      onConfirm={settle}
      onCancel={onLater}
      fields={fields.map((field) => (
        <VersionField
          key={field}
          name={field}
          legend={texts.legend(notes.fields[field](name))}
          own={mine[field]}
          present={theirs[field]}
          decision={decisionOn(field)}
          onChange={(decision) => onDecide({ ...decisions, [field]: decision })}
        />
      ))}
    >
      <p>{texts.text(subject)}</p>
    </FormDialog>
  );
}
