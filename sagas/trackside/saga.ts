import { tracksideActions } from '../../store/trackside/slice';
import { fork, type Saga, takeEvery, takeLatest, takeLeading } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { forEachLoss } from '../lib/subscription';
import { signOut, worker } from '../lib/worker';
import { answer, answerRange, fulfilAll, leaveTestOut, reportPain, takeAllBack } from './answer';
import { discardOne, finish, finishAll, saveOnRequest } from './end';
import { writeSession } from './keep';
import { changeOrder, goBack, goOn, goTo, leavePage, letGo } from './move';
import { add, begin, open } from './open';
import { tracksideStorage } from './storage';

const actions = tracksideActions;
const { failed, openFailed } = actions;
const named = (name: string) => ({ name: `trackside: ${name}`, until: signOut });

/** What creates runs ends with the page: who left it may have the session open in another tab, which creates them. */
const onPage = (name: string) => ({ ...named(name), until: [...signOut, actions.closed] });

const fallBack = worker({ name: 'fallBack' }, lazyModule(() => import('../database/fallback'))('fallBack'));

/** Writes the session again when its rows were lost [DB-13]. The runs are written again with `as_db`. */
function* followLosses(): Saga {
  yield* forEachLoss(yield* tracksideStorage(), writeSession);
}

/** A session at the track, from its beginning to its end. */
export function* tracksideSaga(): Saga {
  yield* fork(followLosses);
  yield* takeLatest([actions.openRequested], worker({ ...named('open'), failed: openFailed }, open));
  yield* takeLeading([actions.beginRequested], worker({ ...onPage('begin'), failed }, begin));
  yield* takeEvery([actions.memberAdded], worker({ ...onPage('add'), failed }, add));
  yield* takeEvery([actions.questionAnswered], worker(named('answer'), answer));
  yield* takeEvery([actions.rangeQuestionAnswered], worker(named('answer'), answerRange));
  yield* takeEvery([actions.allFulfilled], worker(named('answer'), fulfilAll));
  yield* takeEvery([actions.allTakenBack], worker(named('answer'), takeAllBack));
  yield* takeEvery([actions.painReported], worker(named('pain'), reportPain));
  yield* takeEvery([actions.leftOut], worker(named('leave out'), leaveTestOut));
  yield* takeEvery([actions.nextPressed], worker(named('go on'), goOn));
  yield* takeEvery([actions.backPressed], worker(named('go back'), goBack));
  yield* takeEvery([actions.cellChosen], worker(named('go to'), goTo));
  yield* takeEvery([actions.orderChosen], worker(named('order'), changeOrder));
  yield* takeEvery([actions.memberLeft], worker(named('let go'), letGo));
  yield* takeLeading([actions.finishRequested], worker({ ...named('finish'), failed }, finish));
  yield* takeLeading([actions.discardRequested], worker({ ...named('discard'), failed }, discardOne));
  yield* takeLeading([actions.finishAllRequested], worker({ ...named('finish all'), failed }, finishAll));
  yield* takeEvery([actions.saveRequested], worker(named('save again'), saveOnRequest));
  yield* takeEvery([actions.saveFailed], fallBack);
  yield* takeEvery([actions.closed], worker(named('leave'), leavePage));
}
