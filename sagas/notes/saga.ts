import { call, race, take, takeEvery } from 'redux-saga/effects';
import { notesActions } from '../../store/notes/slice';
import { sessionActions } from '../../store/session/slice';
import { updateActions } from '../../store/update/slice';
import type { Saga } from '../lib/effects';
import { lazily } from '../lib/lazily';
import { whileSignedIn } from '../lib/whileSignedIn';

const work = () => import('./work');
const loadFeatures = lazily(async () => (await work()).loadFeatures);
const saveNote = lazily(async () => (await work()).saveNote, notesActions.savingFailed);

function* loadFeaturesOfUser(): Saga {
  yield* whileSignedIn(loadFeatures);
}

/** Ends with the dialog and with the sign-in: no late answer tells of a note that is no longer on the screen. */
function* saveOpenNote(action: ReturnType<typeof notesActions.submitted>): Saga {
  const { closed } = notesActions;
  yield race([call(saveNote, action), take([closed.type, sessionActions.loggedOut.type])]);
}

/** The writing of a trainer's notes [NO-3], and whether the server takes them [API-42]. */
export function* notesSaga(): Saga {
  yield takeEvery(updateActions.updateSucceeded.type, loadFeaturesOfUser);
  yield takeEvery(notesActions.submitted.type, saveOpenNote);
}
