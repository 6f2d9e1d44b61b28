/** What the sagas of the track ask about a cell. */
import type { Test } from '../../src/contract/schemas';
import type { LocalScreeningRun } from '../../src/domain/runs';
import { type KeepingFacts, keepTest } from '../../src/domain/trackside/answers';
import { memberOf, type TracksideCell, type TracksideSession } from '../../src/domain/trackside/session';
import { selectExercises } from '../../store/exercise/selectors';
import {
  selectTrackside,
  selectTracksideRun,
  selectTracksideScreening,
} from '../../store/trackside/selectors';
import { type Saga, select } from '../lib/effects';
import { services } from '../lib/services';

/** A cell whose run is open, in the session that is open. */
export interface OpenCell {
  session: TracksideSession;
  run: LocalScreeningRun;
  test: Test;
  facts: KeepingFacts;
}

/** What the run of an athlete is kept and completed with; null without the screening. */
export function* keepingFacts(session: TracksideSession, userId: number): Saga<KeepingFacts | null> {
  const { clock } = yield* services();
  const screening = yield* select(selectTracksideScreening);
  const exercises = yield* select(selectExercises);
  const leftOut = session.leftOut.filter((cell) => cell.userId === userId).map(({ testId }) => testId);
  return screening ? { screening, exercises, leftOut, now: clock.now() } : null;
}

/** Returns the cell with its run; null where there is nothing to answer any more. */
export function* openCell({ userId, testId }: TracksideCell): Saga<OpenCell | null> {
  const { session, status } = yield* select(selectTrackside);
  const run = yield* select(selectTracksideRun, userId);
  if (!session || status === 'ended' || !run || run.position === null) return null;
  const facts = memberOf(session, userId) ? yield* keepingFacts(session, userId) : null;
  const test = facts?.screening.tests.find(({ id }) => id === testId);
  return facts && test ? { session, run, test, facts } : null;
}

/** The run with the results of the cell that is left; null where nothing has changed. */
export function* leftRun(cell: TracksideCell | null): Saga<LocalScreeningRun | null> {
  const open = cell && (yield* openCell(cell));
  if (!open) return null;
  const { shownAt } = yield* select(selectTrackside);
  const { run, test, facts } = open;
  const kept = keepTest(run, test, facts, facts.now - shownAt);
  return kept === run ? null : kept;
}
