import { noteCalls } from '../../src/contract/notes';
import { noteTexts } from '../../src/texts/notes';
import { notesActions } from '../../store/notes/slice';
import { screeningActions } from '../../store/screening/slice';
import { toastsActions } from '../../store/toasts/slice';
import { call, put, type Saga } from '../lib/effects';
import { request } from '../lib/request';
import { services } from '../lib/services';
import { whileNobodySends } from '../lib/withLock';

/** Sends the note to the server, then stores the server's answer on this device and tells the other tabs [NO-3]. */
export function* saveNote({ payload }: ReturnType<typeof notesActions.submitted>): Saga {
  const { database, tabs } = yield* services();
  // Without the lock, an update that has already loaded the screenings would bring the old note back.
  yield* whileNobodySends(function* save(): Saga {
    const noted = yield* request(noteCalls.save(payload));
    const userScreening = yield* call(database.saveUserScreening, noted);
    yield* put(screeningActions.userScreeningChanged(userScreening));
  });
  tabs.announceChange();
  yield* put(toastsActions.requested({ type: 'success', text: noteTexts.saved }));
  yield* put(notesActions.saved());
}
