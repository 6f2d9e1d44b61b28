import { type SyntheticEvent, useState } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { noteDraftKey } from '../../../store/noteDrafts/selectors';
import { type NoteDraft, noteDraftsActions } from '../../../store/noteDrafts/slice';
import { outboxActions } from '../../../store/outbox/slice';
import { Button } from '../../components/form/Button';
import { TextAreaField } from '../../components/form/TextAreaField';
import { maxNoteLength, type NoteTarget } from '../../contract/notes';
import type { User } from '../../contract/schemas';
import type { NoteTexts } from '../../domain/noteEntries';
import { mergedTexts, type NoteField, noteFields } from '../../domain/noteTexts';
import { athletePageTexts } from '../../texts/athlete';
import { noteTexts } from '../../texts/notes';
import { ConflictDialog, type Decisions } from '../notes/ConflictDialog';
import styles from './Athlete.module.css';

const { notes: texts, cancel, save } = athletePageTexts;

interface NoteFormProps {
  athlete: User;
  userScreeningId: number;
  target: NoteTarget;
  /** What the note is on. */
  title: string;
  draft: NoteDraft;
  /** The note as it is on the device now. An update may have changed it since the draft was begun. */
  present: NoteTexts;
}

/**
 * Writes both texts of a note; each field says who reads it [NT-2]. If somebody else has changed the same text
 * meanwhile, it asks which one counts [NT-1].
 */
export function NoteForm({ athlete, userScreeningId, target, title, draft, present }: NoteFormProps) {
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const [decisions, setDecisions] = useState<Decisions>({});
  const key = noteDraftKey(userScreeningId, target);
  const name = athlete.firstName;
  const hints: Record<NoteField, string> = {
    athleteNote: noteTexts.seenByAthlete(name),
    trainerNote: noteTexts.seenByTrainers,
  };
  const end = () => dispatch(noteDraftsActions.ended(key));
  const keep = (note: NoteTexts) => {
    dispatch(outboxActions.noteWritten({ userId: athlete.id, userScreeningId, target, ...note }));
    end();
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const merged = mergedTexts(draft.from, draft, present);
    if (merged) keep(merged);
    else setAsking(true);
  };
  return (
    <>
      <form className={styles.form} aria-label={texts.edit(title)} onSubmit={submit}>
        <div className={styles.fields}>
          {noteFields.map((field) => (
            <TextAreaField
              key={field}
              label={texts.fields[field](name)}
              hint={hints[field]}
              name={field}
              value={draft[field]}
              maxLength={maxNoteLength}
              onChange={(text) => dispatch(noteDraftsActions.typed({ key, field, text }))}
            />
          ))}
        </div>
        <div className={styles.actions}>
          <Button variant="secondary" onClick={end}>
            {cancel}
          </Button>
          <Button type="submit">{save}</Button>
        </div>
      </form>
      {isAsking && (
        <ConflictDialog
          subject={title}
          name={name}
          own={draft}
          present={present}
          decisions={decisions}
          onDecide={setDecisions}
          onSettle={keep}
          onLater={() => setAsking(false)}
        />
      )}
    </>
  );
}
