import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectNote, selectNoteSaving } from '../../../store/notes/selectors';
import { notesActions, type OpenNote } from '../../../store/notes/slice';
import { selectAthletes, selectUserScreening } from '../../../store/screening/selectors';
import { Button } from '../../components/form/Button';
import { TextAreaField } from '../../components/form/TextAreaField';
import { Alert } from '../../components/status/Alert';
import { FormDialog } from '../../components/status/FormDialog';
import { maxNoteLength } from '../../contract/notes';
import type { NoteTexts } from '../../domain/noteEntries';
import { mergedTexts, textsOf } from '../../domain/noteTexts';
import { componentTexts } from '../../texts/components';
import { noteTexts } from '../../texts/notes';
import { ConflictDialog } from './ConflictDialog';

/**
 * Edits both texts of a note; each field says who reads it [NO-2, NO-3]. Unsaved text stays in its field. If somebody
 * else has changed the same text meanwhile, it asks which one counts [NT-1].
 */
export function NoteDialog({ title, note }: { title: string; note: OpenNote }) {
  const dispatch = useAppDispatch();
  const stored = useAppSelector((state) => selectNote(state, note.userScreeningId, note.target));
  const userScreening = useAppSelector((state) => selectUserScreening(state, note.userScreeningId));
  const athlete = useAppSelector(selectAthletes).find(({ id }) => id === userScreening?.userId);
  const saving = useAppSelector(selectNoteSaving);
  const [from] = useState(textsOf(stored));
  const [athleteNote, setAthleteNote] = useState(from.athleteNote ?? '');
  const [trainerNote, setTrainerNote] = useState(from.trainerNote ?? '');
  const [isAsking, setAsking] = useState(false);
  const isSaving = saving.status === 'running';
  const name = athlete?.firstName ?? '';
  const own = { athleteNote, trainerNote };

  const close = () => dispatch(notesActions.closed());
  const keep = (texts: NoteTexts) => {
    dispatch(notesActions.submitted({ ...note, ...texts }));
    setAsking(false);
  };
  const save = () => {
    const merged = mergedTexts(from, own, textsOf(stored));
    if (merged) keep(merged);
    else setAsking(true);
  };

  if (isAsking)
    return (
      <ConflictDialog
        subject={title}
        name={name}
        own={own}
        present={textsOf(stored)}
        onSettle={keep}
        onLater={() => setAsking(false)}
      />
    );
  return (
    <FormDialog
      title={title}
      confirm={noteTexts.save}
      // What is being saved is saved also without the dialog.
      otherwise={
        <Button variant="secondary" onClick={close}>
          {componentTexts.cancel}
        </Button>
      }
      isBusy={isSaving}
      onConfirm={save}
      onCancel={close}
      fields={
        <>
          <TextAreaField
            label={noteTexts.forAthlete(name)}
            hint={noteTexts.seenByAthlete(name)}
            value={athleteNote}
            maxLength={maxNoteLength}
            disabled={isSaving}
            onChange={setAthleteNote}
          />
          <TextAreaField
            label={noteTexts.forTrainers}
            hint={noteTexts.seenByTrainers}
            value={trainerNote}
            maxLength={maxNoteLength}
            disabled={isSaving}
            onChange={setTrainerNote}
          />
          {saving.status === 'failed' && (
            <Alert kind="error" title={saving.error ?? undefined}>
              {noteTexts.kept}
            </Alert>
          )}
        </>
      }
    />
  );
}
