import { put } from 'redux-saga/effects';
import { featureCalls } from '../../src/contract/features';
import { noteCalls } from '../../src/contract/notes';
import { isTrainer } from '../../src/domain/athletes';
import { describeError } from '../../src/texts/errors';
import { noteTexts } from '../../src/texts/notes';
import { notesActions } from '../../store/notes/slice';
import { screeningActions } from '../../store/screening/slice';
import { selectSignedInUser } from '../../store/session/selectors';
import { toastsActions } from '../../store/toasts/slice';
import { call, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { services } from '../lib/services';
import { whileNobodySends } from '../sync/flush';

/** Asks a trainer's server what it has beside the contract; one that does not answer has nothing [API-42]. */
export function* loadFeatures(): Saga {
  if (!isTrainer(yield* select(selectSignedInUser))) return;
  try {
    const { features } = yield* request(featureCalls.features());
    yield put(notesActions.featuresLoaded(features));
  } catch {
    yield put(notesActions.featuresLoaded([]));
  }
}

/** Brings the note to the server, and what is stored there to this device and its other tabs [NO-3]. */
export function* saveNote({ payload }: ReturnType<typeof notesActions.submitted>): Saga {
  const { database, tabs } = yield* services();
  try {
    // Otherwise an update that has asked for the screenings already would bring the former note back.
    yield* whileNobodySends(function* save(): Saga {
      const userScreening = yield* request(noteCalls.save(payload));
      yield* call(database.saveUserScreening, userScreening);
      yield put(screeningActions.userScreeningChanged(userScreening));
    });
    tabs.announceChange();
    yield put(toastsActions.requested({ type: 'success', text: noteTexts.saved }));
    yield put(notesActions.saved());
  } catch (error) {
    yield put(notesActions.savingFailed(describeError(error)));
  }
}
