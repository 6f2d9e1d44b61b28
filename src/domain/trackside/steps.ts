/** The way through a session [TS-1]. */
import type { TracksideCell, TracksideSession } from './session';
import { isSameCell, memberOf } from './session';

type Tests = readonly { id: number }[];

/** All cells in the order of the session, also those of athletes who are gone or finished. */
const cellsOf = ({ order, members }: TracksideSession, tests: Tests): TracksideCell[] =>
  order === 'byTest'
    ? tests.flatMap(({ id: testId }) => members.map(({ userId }) => ({ userId, testId })))
    : members.flatMap(({ userId }) => tests.map(({ id: testId }) => ({ userId, testId })));

const isHere = (session: TracksideSession) => (cell: TracksideCell) =>
  memberOf(session, cell.userId)?.state === 'here';

const placeOf = (session: TracksideSession, cells: readonly TracksideCell[]) =>
  cells.findIndex((cell) => isSameCell(cell, session.at));

/** The cell after the one where the trainer is; null after the last. Passes over those who are gone or finished. */
export const nextCell = (session: TracksideSession, tests: Tests): TracksideCell | null => {
  const cells = cellsOf(session, tests);
  return cells.slice(placeOf(session, cells) + 1).find(isHere(session)) ?? null;
};

/** The cell before the one where the trainer is; null before the first. */
export const previousCell = (session: TracksideSession, tests: Tests): TracksideCell | null => {
  const cells = cellsOf(session, tests);
  return cells.slice(0, Math.max(0, placeOf(session, cells))).findLast(isHere(session)) ?? null;
};

/** Whether the trainer may jump there: a test of the screening, with an athlete who is not finished [TS-1, TS-3]. */
export const canGoTo = (session: TracksideSession, tests: Tests, cell: TracksideCell): boolean => {
  const state = memberOf(session, cell.userId)?.state;
  return tests.some(({ id }) => id === cell.testId) && (state === 'here' || state === 'gone');
};

/**
 * Returns the session at a cell where somebody is: where it is, the next one, or the one before. The last athlete may
 * have gone or finished.
 */
export const atSomebody = (session: TracksideSession, tests: Tests): TracksideSession => {
  if (session.at && isHere(session)(session.at) && canGoTo(session, tests, session.at)) return session;
  return { ...session, at: nextCell(session, tests) ?? previousCell(session, tests) };
};
