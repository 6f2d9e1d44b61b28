import { noteCalls } from '../../src/contract/notes';
import { noteTexts } from '../../src/texts/notes';
import { notesActions } from '../../store/notes/slice';
import { screeningActions } from '../../store/screening/slice';
import { toastsActions } from '../../store/toasts/slice';
import { call, put, type Saga } from '../lib/effects';
import { request } from '../lib/request';
import { services } from '../lib/services';
import { whileNobodySends } from '../lib/withLock';

/** Brings the note to the server, and what is stored there to this device and its other tabs [NO-3]. */
export function* saveNote({ payload }: ReturnType<typeof notesActions.submitted>): Saga {
  const { database, tabs } = yield* services();
  // Otherwise an update that has asked for the screenings already would bring the former note back.
  yield* whileNobodySends(function* save(): Saga {
    const userScreening = yield* request(noteCalls.save(payload));
    yield* call(database.saveUserScreening, userScreening);
    yield* put(screeningActions.userScreeningChanged(userScreening));
  });
  tabs.announceChange();
  yield* put(toastsActions.requested({ type: 'success', text: noteTexts.saved }));
  yield* put(notesActions.saved());
}
