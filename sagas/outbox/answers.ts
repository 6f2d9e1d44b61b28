import type { RevisedNote } from '../../src/contract/assignments';
import type { Screening, UserScreening } from '../../src/contract/schemas';
import { withNote } from '../../src/domain/noteEntries';
import type { EntryOf } from '../../src/domain/outbox';
import { selectKnownScreening } from '../../store/desk/entries';
import { screeningActions } from '../../store/screening/slice';
import { call, put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';

/**
 * Stores a user screening from the server, shows it, and tells the other tabs. `assigned` as in `Database`. Must run
 * under the lock under which the server was asked. So no update comes in between: what is stored last is the newest,
 * and an update does not bring it again [DE-6].
 */
export function* storeAnswer(answer: UserScreening, assigned?: Screening | null): Saga {
  const { database, tabs } = yield* services();
  const row = yield* call(database.saveUserScreening, answer, assigned);
  if (assigned) yield* put(screeningActions.screeningAdded(assigned));
  yield* put(screeningActions.userScreeningChanged(row));
  tabs.announceChange();
}

/**
 * Stores what is assigned to an athlete, if this device has the tests of it. Otherwise the row keeps its screening, and
 * the next update brings both [UP-16].
 */
export function* storeAssigned(answer: UserScreening): Saga {
  const { screeningId } = answer;
  const assigned = screeningId === null ? null : yield* select(selectKnownScreening, screeningId);
  yield* storeAnswer(answer, assigned);
}

/**
 * Stores the note that the server has in place of an entry. One that never was has nothing to store. Looks on the
 * device: an update shows what it has stored only when it ends.
 */
export function* storePresentNote({ payload }: EntryOf<'note'>, present: RevisedNote): Saga {
  const { database } = yield* services();
  const stored = yield* call(database.userScreening, payload.userScreeningId);
  if (stored && present.revision > 0) yield* storeAnswer(withNote(stored, payload.target, present));
}
