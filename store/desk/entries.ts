/** The entries of the outbox about one athlete, as their pages show them [AS-2, NT-1]. */
import type { NoteTarget } from '../../src/contract/notes';
import type { Screening, UserScreening } from '../../src/contract/schemas';
import { noteName } from '../../src/domain/entryKinds';
import { type EntryOf, isOfKind, shownOf } from '../../src/domain/outbox';
import { selectOwnOutbox } from '../outbox/selectors';
import type { RootState } from '../rootReducer';

/** This user's entry for a note that the server does not have yet, also a refused one, or null [NT-1]. */
export const selectNoteEntry = (
  state: RootState,
  userScreeningId: number,
  target: NoteTarget,
): EntryOf<'note'> | null =>
  shownOf(
    selectOwnOutbox(state)
      .filter(isOfKind('note'))
      .filter(({ payload }) => payload.userScreeningId === userScreeningId)
      .filter(({ payload }) => noteName(payload.target) === noteName(target)),
  ) ?? null;

/**
 * This user's entry for an athlete's assignment that the server does not have yet, also a refused one, or null [AS-2].
 */
export const selectAssignmentEntry = (state: RootState, userId: number): EntryOf<'assignment'> | null =>
  shownOf(
    selectOwnOutbox(state)
      .filter(isOfKind('assignment'))
      .filter(({ payload }) => payload.userId === userId),
  ) ?? null;

/** A user screening as it is on the device, also one of nobody's athlete and one without a screening. */
export const selectStoredUserScreening = (
  state: RootState,
  userScreeningId: number,
): UserScreening | undefined => state.screening.userScreenings.find(({ id }) => id === userScreeningId);

/** A screening whose tests this device has, assigned or only published; undefined without them [AS-7]. */
export const selectKnownScreening = (
  { screening, office }: RootState,
  id: number | null,
): Screening | undefined =>
  [...screening.screenings, ...(office?.desk.published ?? [])].find((known) => known.id === id);
