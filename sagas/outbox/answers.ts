import type { Screening, UserScreening } from '../../src/contract/schemas';
import { withPresent } from '../../src/domain/assignmentEntries';
import type { ConflictOf } from '../../src/domain/entryKinds';
import { withNote } from '../../src/domain/noteEntries';
import { noteOn } from '../../src/domain/notes';
import type { EntryOf } from '../../src/domain/outbox';
import { selectKnownScreening } from '../../store/desk/entries';
import { screeningActions } from '../../store/screening/slice';
import { call, put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';

/**
 * Stores a user screening from the server, shows it, and tells the other tabs. `assigned` as in `Database`. Must run
 * while nobody sends runs: an update that has already loaded the user screenings would bring the old row back.
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
 * Stores the note that the server has instead of an entry, unless an update has brought a newer one. Looks on the
 * device: an update shows what it has stored only when it ends.
 */
export function* storePresentNote({ payload }: EntryOf<'note'>, present: ConflictOf<'note'>): Saga {
  const { database } = yield* services();
  const { target, userScreeningId } = payload;
  const stored = yield* call(database.userScreening, userScreeningId);
  if (!stored || (noteOn(stored, target)?.revision ?? 0) >= (present.revision ?? 0)) return;
  yield* storeAnswer(withNote(stored, target, present));
}

/**
 * Stores what is assigned instead of an entry, unless an update has brought something else. Looks on the device, too.
 */
export function* storePresentAssignment(
  entry: EntryOf<'assignment'>,
  present: ConflictOf<'assignment'>,
): Saga {
  const { database } = yield* services();
  const stored = yield* call(database.userScreening, present.id);
  const row = withPresent(entry, present, stored);
  if (row) yield* storeAssigned(row);
}
