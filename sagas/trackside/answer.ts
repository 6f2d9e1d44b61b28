/** Answers of one athlete at one test, each saved at once in their own run [TS-1, TS-2]. */
import type { LocalScreeningRun } from '../../src/domain/runs';
import { answerQuestion, answerRangeQuestion, reportTestPain } from '../../src/domain/screeningRun';
import { fulfil, keepTest, openQuestions, takeBackFulfilled } from '../../src/domain/trackside/answers';
import { isLeftOut, leaveOut, type TracksideCell } from '../../src/domain/trackside/session';
import { selectTakesPain } from '../../store/pain/selectors';
import { selectTrackside } from '../../store/trackside/selectors';
import { cellName, tracksideActions } from '../../store/trackside/slice';
import { fork, put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';
import { type OpenCell, openCell } from './cell';
import { keepRun, keepSession } from './keep';

const { questionAnswered, rangeQuestionAnswered, allFulfilled, allTakenBack } = tracksideActions;
const { fulfilledNoted, painReported, leftOut } = tracksideActions;

/** Changes the run of a cell and writes it; what is chosen is also felt. A test that was left out is done after all. */
function* change(cell: TracksideCell, changeRun: (open: OpenCell) => LocalScreeningRun): Saga {
  const { page } = yield* services();
  const open = yield* openCell(cell);
  if (!open) return;
  page.vibrate();
  // The session is written beside the run: after it, the page may be left, and the session open in another tab.
  if (isLeftOut(open.session, cell)) yield* fork(keepSession, leaveOut(open.session, cell, false));
  yield* keepRun(changeRun(open));
}

export function* answer({ payload }: ReturnType<typeof questionAnswered>): Saga {
  const { cell, questionId, side, checked } = payload;
  yield* change(cell, ({ run, test }) => answerQuestion(run, test.id, questionId, checked, side));
}

export function* answerRange({ payload }: ReturnType<typeof rangeQuestionAnswered>): Saga {
  const { cell, questionId, side, questionRangeValueId } = payload;
  yield* change(cell, ({ run, test }) =>
    answerRangeQuestion(run, test.id, questionId, questionRangeValueId, side),
  );
}

/** 'Alles erfüllt' [TS-2]. */
export function* fulfilAll({ payload: cell }: ReturnType<typeof allFulfilled>): Saga {
  const open = yield* openCell(cell);
  const asked = open ? openQuestions(open.run, open.test) : [];
  if (asked.length === 0) return;
  yield* put(fulfilledNoted({ cell, asked }));
  yield* change(cell, ({ run, test }) => fulfil(run, test.id, asked));
}

/** 'Alles erfüllt' is taken back: what was open before is open again [TS-2]. */
export function* takeAllBack({ payload: cell }: ReturnType<typeof allTakenBack>): Saga {
  const asked = (yield* select(selectTrackside)).fulfilled[cellName(cell)] ?? [];
  if (asked.length === 0) return;
  yield* put(fulfilledNoted({ cell, asked: [] }));
  yield* change(cell, ({ run, test }) => takeBackFulfilled(run, test.id, asked));
}

/** Pain, where the athlete agreed that it is stored [TS-6, PN-1]. */
export function* reportPain({ payload }: ReturnType<typeof painReported>): Saga {
  const { cell, pain } = payload;
  if (!(yield* select(selectTakesPain, cell.userId))) return;
  yield* change(cell, ({ run, test }) => reportTestPain(run, test.id, pain));
}

/** A test of one athlete is left out, or done after all: its results go, or come back [TS-3]. */
export function* leaveTestOut({ payload }: ReturnType<typeof leftOut>): Saga {
  const { cell, isLeftOut: isOut } = payload;
  const before = yield* openCell(cell);
  if (!before) return;
  yield* keepSession(leaveOut(before.session, cell, isOut));
  const open = yield* openCell(cell);
  if (!open) return;
  const kept = keepTest(open.run, open.test, open.facts);
  if (kept !== open.run) yield* keepRun(kept);
}
