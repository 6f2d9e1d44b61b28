/** The list of athletes, from what is on the device [DE-1]. */
import { createSelector } from '@reduxjs/toolkit';
import { type DeskRow, deskRows } from '../../src/domain/desk/deskRows';
import { selectUnreadMessages } from '../notifications/selectors';
import { selectOffice } from '../office/selectors';
import { selectOwnOutbox } from '../outbox/selectors';
import type { RootState } from '../rootReducer';
import { selectExerciseRuns, selectScreeningRuns } from '../runs/selectors';
import { selectScreenings, selectUsers } from '../screening/selectors';
import { selectUser } from '../session/selectors';

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

/** When the latest message of each sender was sent, as far as it is on this device. */
const selectMessageTimes = createSelector([(state: RootState) => state.chat.messages], (rooms) => {
  const sent = Object.values(rooms).flat();
  const times = new Map<number, string>();
  for (const { senderId, createdAt } of sent) {
    const latest = times.get(senderId);
    if (latest === undefined || latest < createdAt) times.set(senderId, createdAt);
  }
  return times;
});

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
    selectMessageTimes,
  ],
  (athletes, userScreenings, screenings, screeningRuns, exerciseRuns, desk, ...rest) => {
    const [questions, hasBasis, entries, unread, messageTimes] = rest;
    const { trainings, feedback } = desk;
    return {
      ...{ athletes, userScreenings, screenings, screeningRuns, exerciseRuns, trainings, feedback },
      ...{ questions: questions ?? [], hasBasis, entries, unread, messageTimes },
    };
  },
);

/**
 * A row for each athlete of this trainer, in no order. `now` in milliseconds since the epoch; it says which day is
 * today.
 */
export const selectDeskRows: (state: RootState, now: number) => DeskRow[] = createSelector(
  [selectDeskContent, (_state: RootState, now: number) => now],
  deskRows,
);
