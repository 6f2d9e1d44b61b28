import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { noteDraftKey, selectNoteDraft } from '../../../store/noteDrafts/selectors';
import { draftOn, noteDraftsActions } from '../../../store/noteDrafts/slice';
import { selectNote, selectNoteSaving } from '../../../store/notes/selectors';
import { notesActions, type OpenNote } from '../../../store/notes/slice';
import { selectAthletes, selectUserScreening } from '../../../store/screening/selectors';
import { Button } from '../../components/form/Button';
import { TextAreaField } from '../../components/form/TextAreaField';
import { Alert } from '../../components/status/Alert';
import { FormDialog } from '../../components/status/FormDialog';
import { maxNoteLength } from '../../contract/notes';
import type { NoteTexts } from '../../domain/noteEntries';
import { mergedTexts, type NoteField, textsOf } from '../../domain/noteTexts';
import { componentTexts } from '../../texts/components';
import { noteTexts } from '../../texts/notes';
import { useOnLeave } from '../page/useOnLeave';
import { ConflictDialog, type Decisions } from './ConflictDialog';

/**
 * Edits both texts of a note; each field says who reads it [NO-2, NO-3]. What is typed is a draft: it is there again
 * when the dialog was left by a step back, and gone once it is saved or given up. If somebody else has changed the same
 * text meanwhile, it asks which one counts [NT-1].
 */
export function NoteDialog({ title, note }: { title: string; note: OpenNote }) {
  const dispatch = useAppDispatch();
  const stored = useAppSelector((state) => selectNote(state, note.userScreeningId, note.target));
  const userScreening = useAppSelector((state) => selectUserScreening(state, note.userScreeningId));
  const athlete = useAppSelector(selectAthletes).find(({ id }) => id === userScreening?.userId);
  const saving = useAppSelector(selectNoteSaving);
  const key = noteDraftKey(note.userScreeningId, note.target);
  const kept = useAppSelector((state) => selectNoteDraft(state, key));
  const [opened] = useState(() => draftOn(textsOf(stored)));
  const draft = kept ?? opened;
  const [isAsking, setAsking] = useState(false);
  const [decisions, setDecisions] = useState<Decisions>({});
  const isSaving = saving.status === 'running';
  const name = athlete?.firstName ?? '';
  useOnLeave(noteDraftsActions.left);

  const type = (field: NoteField) => (text: string) => {
    if (!kept) dispatch(noteDraftsActions.begun({ key, from: draft.from }));
    dispatch(noteDraftsActions.typed({ key, field, text }));
  };
  const close = () => dispatch(notesActions.closed());
  const giveUp = () => {
    // What is being saved is saved also without the dialog.
    if (!isSaving) dispatch(noteDraftsActions.ended(key));
    close();
  };
  const keep = (texts: NoteTexts) => {
    dispatch(notesActions.submitted({ ...note, ...texts }));
    setAsking(false);
  };
  const save = () => {
    const merged = mergedTexts(draft.from, draft, textsOf(stored));
    if (merged) keep(merged);
    else setAsking(true);
  };

  if (isAsking)
    return (
      <ConflictDialog
        subject={title}
        name={name}
        own={draft}
        present={textsOf(stored)}
        decisions={decisions}
        onDecide={setDecisions}
        onSettle={keep}
        onLater={() => setAsking(false)}
      />
    );
  return (
    <FormDialog
      title={title}
      confirm={noteTexts.save}
      otherwise={
        <Button variant="secondary" onClick={giveUp}>
          {componentTexts.cancel}
        </Button>
      }
      isBusy={isSaving}
      onConfirm={save}
      onCancel={giveUp}
      onDismiss={close}
      fields={
        <>
          <TextAreaField
            label={noteTexts.forAthlete(name)}
            hint={noteTexts.seenByAthlete(name)}
            value={draft.athleteNote}
            maxLength={maxNoteLength}
            disabled={isSaving}
            onChange={type('athleteNote')}
          />
          <TextAreaField
            label={noteTexts.forTrainers}
            hint={noteTexts.seenByTrainers}
            value={draft.trainerNote}
            maxLength={maxNoteLength}
            disabled={isSaving}
            onChange={type('trainerNote')}
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
