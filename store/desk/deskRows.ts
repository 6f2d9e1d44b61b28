/** The list of athletes, from what is on the device [DE-1]. */
import { createSelector } from '@reduxjs/toolkit';
import { type DeskRow, deskRows } from '../../src/domain/desk/deskRows';
import { talksOf } from '../../src/domain/desk/talks';
import { selectUnreadMessages } from '../notifications/selectors';
import { selectOffice } from '../office/selectors';
import { selectOwnOutbox } from '../outbox/selectors';
import { selectDisagreement } from '../progress/disagreement';
import type { RootState } from '../rootReducer';
import { selectExerciseRuns, selectScreeningRuns } from '../runs/selectors';
import { selectScreenings } from '../screening/selectors';
import { selectUser } from '../session/selectors';
import { selectUsers } from '../users/selectors';

const selectDesk = (state: RootState) => selectOffice(state).desk;

const selectDeskAthletes = createSelector([selectUser, selectUsers], (user, users) => {
  const ids = new Set(user?.athleteIds);
  return users.filter(({ id }) => ids.has(id));
});

/** The screenings whose tests this device has, assigned or published. */
export const selectAllScreenings = createSelector(
  [(state: RootState) => selectDesk(state).published, selectScreenings],
  (published, stored) => [...published, ...stored],
);

/** What each athlete has written last, as far as it is on this device. */
export const selectTalks = createSelector(
  [(state: RootState) => state.chat.rooms, (state: RootState) => state.chat.messages, selectUser],
  (rooms, messages, user) => talksOf(rooms, messages, user?.id ?? 0),
);

const selectDeskContent = createSelector(
  [
    selectDeskAthletes,
    (state: RootState) => state.screening.userScreenings,
    selectAllScreenings,
    selectScreeningRuns,
    selectExerciseRuns,
    selectDesk,
    (state: RootState) => state.feedback.questions,
    (state: RootState) => state.exercise.basis.length > 0,
    selectOwnOutbox,
    selectUnreadMessages,
    selectTalks,
    selectDisagreement,
  ],
  (athletes, userScreenings, screenings, screeningRuns, exerciseRuns, desk, ...rest) => {
    const [questions, hasBasis, entries, unread, talks, disagreement] = rest;
    const { trainings, feedback, seen } = desk;
    return {
      ...{ athletes, userScreenings, screenings, screeningRuns, exerciseRuns, trainings, feedback },
      ...{ questions: questions ?? [], hasBasis, entries, unread, talks, seen, disagreement },
    };
  },
);

const selectWholeRows = createSelector(
  [selectDeskContent, (_state: RootState, now: number) => now],
  deskRows,
);

const noRows: DeskRow[] = [];

/**
 * A row for each athlete of this trainer, in no order, as soon as the desk is read: hundreds of athletes take a tenth
 * of a second. `now` in milliseconds since the epoch; it says which day is today.
 */
export const selectDeskRows = (state: RootState, now: number): DeskRow[] =>
  selectDesk(state).status === 'running' ? noRows : selectWholeRows(state, now);
