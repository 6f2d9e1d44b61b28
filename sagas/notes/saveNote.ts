import { noteName } from '../../src/domain/entryKinds';
import { noteTexts } from '../../src/texts/notes';
import { selectIsOnline } from '../../store/network/selectors';
import { noteDraftKey } from '../../store/noteDrafts/selectors';
import { noteDraftsActions } from '../../store/noteDrafts/slice';
import { selectOpenNote } from '../../store/notes/selectors';
import { notesActions } from '../../store/notes/slice';
import { selectUnsaved } from '../../store/outbox/selectors';
import { toastsActions } from '../../store/toasts/slice';
import { put, type Saga, select } from '../lib/effects';
import { enqueueNote } from '../outbox/deskEntries';

/**
 * Puts the note of the dialog into the outbox [NO-3, ON-1]. Once the note is on the device, its draft ends and the
 * dialog closes, unless it shows another note by then. If the device has no space left, the draft stays.
 */
export function* saveNote({ payload }: ReturnType<typeof notesActions.submitted>): Saga {
  const clientId = yield* enqueueNote(payload);
  const fault = clientId && (yield* select(selectUnsaved))[clientId];
  const open = yield* select(selectOpenNote);
  const isOpen =
    open?.userScreeningId === payload.userScreeningId && noteName(open.target) === noteName(payload.target);
  if (fault) {
    if (isOpen) yield* put(notesActions.savingFailed(fault));
    return;
  }
  yield* put(noteDraftsActions.ended(noteDraftKey(payload.userScreeningId, payload.target)));
  const text = (yield* select(selectIsOnline)) ? noteTexts.saved : noteTexts.savedForLater;
  yield* put(toastsActions.requested({ type: 'success', text }));
  if (isOpen) yield* put(notesActions.saved());
}
