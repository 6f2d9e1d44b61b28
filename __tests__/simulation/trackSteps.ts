import type { Screening } from '../../src/contract/schemas';
import { isOfKind } from '../../src/domain/outbox';
import type { LocalScreeningRun } from '../../src/domain/runs';
import {
  type ChosenLook,
  isLeftOut,
  type TracksideCell,
  type TracksideSession,
} from '../../src/domain/trackside/session';
import { selectOwnOutbox } from '../../store/outbox/selectors';
import { outboxActions } from '../../store/outbox/slice';
import { selectLastScreeningRun } from '../../store/runs/selectors';
import { selectTracksideRun, selectTracksideScreening } from '../../store/trackside/selectors';
import { tracksideActions } from '../../store/trackside/slice';
import type { OpenApp } from '../fakes/openApp';
import { type Act, choose, type Moment, withData } from './moment';
import { type Answer, answersIn, questionName } from './trackAnswers';

/** What a step at the track is about. */
interface AtTrack extends Moment {
  session: TracksideSession;
  /** Those who are not finished. */
  open: number[];
}

/** Performs the action for a trainer with athletes, whose page comes once everything of the device is read. */
const asTrainer = (act: Act): Act =>
  withData((moment) => {
    const { status, user } = moment.app.state().session;
    if (status === 'starting' || !user?.athleteIds.length) return false;
    return act(moment);
  });

const openTrack = asTrainer(({ app }) => {
  const status = app.state().trackside?.status ?? 'closed';
  return ['closed', 'ended', 'failed'].includes(status) && app.dispatch(tracksideActions.openRequested());
});

/** A second look at the last screening of an athlete, or at what is nearest. */
const lookAt = (app: OpenApp, userId: number | undefined, choice: number): ChosenLook => {
  const last = selectLastScreeningRun(app.state(), userId);
  return { from: choice % 2 === 0 ? 'live' : 'clip', of: (choice % 5 === 0 && last?.clientId) || null };
};

/** Begins a session of some or all athletes, of whom the choice may be a wrong one. */
const beginSession = asTrainer(({ app, choice }) => {
  const { trackside, session, screening } = app.state();
  if (trackside?.status !== 'choosing') return false;
  const athleteIds = session.user?.athleteIds ?? [];
  const { id: screeningId } = choose(screening.screenings, choice >> 2) ?? {};
  if (screeningId === undefined) return false;
  const userIds = choice % 5 === 0 ? [choose(athleteIds, choice)] : athleteIds;
  const order = choice % 3 === 0 ? 'byAthlete' : 'byTest';
  const begun = { userIds, screeningId, order, hasNumbers: choice % 2 === 0 } as const;
  const secondLook = choice % 7 === 3 ? lookAt(app, userIds[0], choice) : undefined;
  return app.dispatch(tracksideActions.beginRequested({ ...begun, secondLook }));
});

/** Performs the action in a session; else opens the page, or begins one. */
const atTrack = (act: (at: AtTrack) => unknown): Act =>
  asTrainer((moment) => {
    const { status = 'closed', session } = moment.app.state().trackside ?? {};
    if (status === 'elsewhere') moment.world.witness.saw('a session waits for another tab');
    if (status === 'choosing') beginSession(moment);
    else if (status !== 'open' || !session) openTrack(moment);
    if (status !== 'open' || !session) return false;
    const unfinished = session.members.filter(({ state }) => state !== 'finished');
    return act({ ...moment, session, open: unfinished.map(({ userId }) => userId) });
  });

/**
 * Where a tap is meant for: where the trainer is, or seldom still the same test of who was on before, because the
 * finger was faster than the page.
 */
const tappedCell = ({ open, choice }: AtTrack, at: TracksideCell): TracksideCell =>
  choice % 7 === 6 ? { ...at, userId: choose([...open, at.userId], choice >> 3) } : at;

/** Performs the action where the trainer is, with the test and the run on the screen. */
const atCell = (act: (at: AtTrack, cell: TracksideCell, on: OnScreen) => unknown): Act =>
  atTrack((at) => {
    const { app, session } = at;
    const test = selectTracksideScreening(app.state())?.tests.find(({ id }) => id === session.at?.testId);
    const run = session.at && selectTracksideRun(app.state(), session.at.userId);
    if (!session.at || !test || !run) return false;
    return act(at, session.at, { test, run });
  });

interface OnScreen {
  test: Screening['tests'][number];
  run: LocalScreeningRun;
}

/** Yes, no, or neither any more. */
const answers = [true, true, false, null] as const;

const answerQuestion = (at: AtTrack, cell: TracksideCell, questionId: number, checked: boolean | null) => {
  const { world, tab, app } = at;
  const act = () =>
    app.dispatch(tracksideActions.questionAnswered({ cell, questionId, side: null, checked }));
  world.track.answer(tab, app, cell, act, [questionName(cell.testId, questionId), checked]);
};

const answerRange = (at: AtTrack, cell: TracksideCell, questionId: number, valueId: number | null) => {
  const { world, tab, app } = at;
  const payload = { cell, questionId, side: null, questionRangeValueId: valueId };
  const act = () => app.dispatch(tracksideActions.rangeQuestionAnswered(payload));
  world.track.answer(tab, app, cell, act, [questionName(cell.testId, questionId), valueId]);
};

const answerAtTrack = atCell((at, shown, { test }) => {
  const cell = tappedCell(at, shown);
  const { choice } = at;
  const [range] = test.rangeQuestions;
  const [question] = test.questions;
  if (range && choice % 2 === 0) {
    const valueIds = [...range.questionRangeValues.map(({ id }) => id), null];
    return answerRange(at, cell, range.id, choose(valueIds, choice >> 1));
  }
  return question ? answerQuestion(at, cell, question.id, choose(answers, choice)) : false;
});

/** Answers what is open with yes, or takes that back. */
const fulfilAtTrack = atCell(({ world, tab, app, choice }, cell) => {
  const action = choice % 3 === 0 ? tracksideActions.allTakenBack(cell) : tracksideActions.allFulfilled(cell);
  world.track.answer(tab, app, cell, () => app.dispatch(action), null);
});

const nextAtTrack = atCell(({ world, app }, cell) =>
  world.track.leave(app, () => app.dispatch(tracksideActions.nextPressed(cell))),
);

/** Answers the whole test, and goes on to who is next. */
const walkAtTrack = atCell((at, cell, { test }) => {
  for (const { id, questionRangeValues } of test.rangeQuestions)
    answerRange(at, cell, id, choose(questionRangeValues, at.choice).id);
  for (const { id } of test.questions) answerQuestion(at, cell, id, (at.choice + cell.userId) % 3 > 0);
  at.world.track.leave(at.app, () => at.app.dispatch(tracksideActions.nextPressed(cell)));
});

const backAtTrack = atCell(({ world, app }, cell) =>
  world.track.leave(app, () => app.dispatch(tracksideActions.backPressed(cell))),
);

/** A press in the grid. */
const jumpAtTrack = atTrack(({ world, app, open, choice }) => {
  const tests = selectTracksideScreening(app.state())?.tests ?? [];
  if (open.length === 0 || tests.length === 0) return false;
  const cell = { userId: choose(open, choice), testId: choose(tests, choice >> 2).id };
  return world.track.leave(app, () => app.dispatch(tracksideActions.cellChosen(cell)));
});

const changeOrder = atTrack(({ app, choice }) =>
  app.dispatch(tracksideActions.orderChosen(choose(['byTest', 'byAthlete'], choice))),
);

const leaveOutAtTrack = atCell(({ world, app, choice }, cell) => {
  const isOut = choice % 3 > 0;
  if (isOut) world.track.leavesOut(app, cell);
  app.dispatch(tracksideActions.leftOut({ cell, isLeftOut: isOut }));
});

/** Somebody comes late. */
const addAtTrack = atTrack(({ app, session }) => {
  const athleteIds = app.state().session.user?.athleteIds ?? [];
  const late = athleteIds.find((id) => !session.members.some(({ userId }) => userId === id));
  return late !== undefined && app.dispatch(tracksideActions.memberAdded(late));
});

/** Somebody leaves early. */
const sendAwayAtTrack = atTrack(({ world, app, open, choice }) => {
  if (open.length === 0) return false;
  return world.track.leave(app, () => app.dispatch(tracksideActions.memberLeft(choose(open, choice))));
});

/** Whether each test of an athlete that is not left out has an answer to each question, and there is one. */
const hasAll = ({ app, session }: AtTrack, userId: number) => {
  const run = selectTracksideRun(app.state(), userId);
  const given: ReadonlyMap<string, Answer> = run ? answersIn(run) : new Map();
  const tests = selectTracksideScreening(app.state())?.tests ?? [];
  const counting = tests.filter(({ id: testId }) => !isLeftOut(session, { userId, testId }));
  const names = counting.flatMap(({ id, questions, rangeQuestions }) =>
    [...questions, ...rangeQuestions].map((question) => questionName(id, question.id)),
  );
  return { isComplete: names.every((name) => given.has(name)), isEmpty: names.length === 0 };
};

/** Those of whom nothing stays: all is left out, or there are gaps that are to be discarded. */
const discardedOf = (at: AtTrack, withGaps: boolean) =>
  at.open.filter((userId) => {
    const { isComplete, isEmpty } = hasAll(at, userId);
    return isEmpty || (withGaps && !isComplete);
  });

const finishAtTrack = atTrack((at) => {
  const { world, app, open, choice } = at;
  const ready = open.filter((userId) => hasAll(at, userId).isComplete);
  if (ready.length === 0) return false;
  const userId = choose(ready, choice);
  world.track.discards(
    app,
    discardedOf(at, false).filter((id) => id === userId),
  );
  return app.dispatch(tracksideActions.finishRequested(userId));
});

const finishAllAtTrack = atTrack((at) => {
  const { world, app, choice } = at;
  const isDiscarded = choice % 4 === 0;
  world.track.discards(app, discardedOf(at, isDiscarded));
  return app.dispatch(tracksideActions.finishAllRequested(isDiscarded ? 'discard' : 'keep'));
});

const discardAtTrack = atTrack(({ world, app, open, choice }) => {
  // A trainer seldom gives up what was entered.
  if (open.length === 0 || choice % 3 > 0) return false;
  const userId = choose(open, choice);
  world.track.discards(app, [userId]);
  return app.dispatch(tracksideActions.discardRequested(userId));
});

const leaveTrack = ({ world, app }: Moment) => {
  if ((app.state().trackside?.status ?? 'closed') === 'closed') return false;
  return world.track.leave(app, () => app.dispatch(tracksideActions.closed()));
};

/** A screening that was sent is moved to another athlete, or deleted [TS-7]. */
const correctScreening = asTrainer(({ world, app, choice }) => {
  const { user } = app.state().session;
  const isWaiting = (clientId: string) =>
    selectOwnOutbox(app.state())
      .filter(isOfKind('correction'))
      .some(({ payload }) => payload.runClientId === clientId);
  const sent = app
    .state()
    .runs.screeningRun.filter((run) => run.completed && !run.isDirty && !isWaiting(run.clientId));
  // What a server has before it is restored, or replaced, is promised elsewhere.
  if (!user || sent.length === 0 || world.scenario.upheaval !== null) return false;
  const { id: runId, userId, clientId: runClientId } = choose(sent, choice);
  if (runId === undefined) return false;
  const toUserId = choice % 5 === 0 ? null : user.athleteIds.find((id) => id !== userId);
  if (toUserId === undefined) return false;
  const payload = { userId, runId, runClientId, toUserId };
  return app.dispatch(outboxActions.written({ kind: 'correction', payload }));
});

/** What a trainer does at the track [TS-1 to TS-7]. */
export const trackSteps = {
  openTrack,
  beginSession,
  answerAtTrack,
  fulfilAtTrack,
  nextAtTrack,
  walkAtTrack,
  backAtTrack,
  jumpAtTrack,
  changeOrder,
  leaveOutAtTrack,
  addAtTrack,
  sendAwayAtTrack,
  finishAtTrack,
  finishAllAtTrack,
  discardAtTrack,
  leaveTrack,
  changeConsent: ({ world, choice }: Moment) => world.colleague.changeConsent(choice),
  saveAtTrackAgain: ({ app }: Moment) => app.dispatch(tracksideActions.saveRequested()),
  correctScreening,
};
