import type { UnknownAction } from '@reduxjs/toolkit';
import { feedbackKey } from '../../../src/domain/feedback';
import {
  selectFeedbackKey,
  selectFeedbackOffers,
  selectFeedbackRun,
} from '../../../store/feedback/selectors';
import { feedbackActions } from '../../../store/feedback/slice';
import { sessionActions } from '../../../store/session/slice';
import { anExerciseRun, aScreeningRun } from '../../builders';
import { anna, ben } from '../../fakes/club';
import { runsLoaded, signedIn, stateAfter } from '../stateAfter';

const over = { completed: true, position: null, clientRevision: 1 };
const monday = anExerciseRun({ ...over, id: 601, start: '2026-11-16T08:00:00.000Z' });
const tuesday = anExerciseRun({ ...over, id: 602, start: '2026-11-17T08:00:00.000Z' });
const begun = anExerciseRun({ id: 604, start: '2026-11-19T08:00:00.000Z' });
const ofBen = anExerciseRun({ ...over, id: 605, recordedBy: ben.id, start: '2026-11-20T08:00:00.000Z' });

const keyOf = ({ clientId }: { clientId: string }) => feedbackKey(anna.id, clientId);
const offered = (...actions: UnknownAction[]) =>
  selectFeedbackOffers(stateAfter(signedIn(anna), ...actions)).map(({ name }) => name);

describe('the feedback that is asked for', () => {
  test('[TR-20] of exercise runs of an older app is that on the last one of this user alone', () => {
    const state = stateAfter(signedIn(anna), runsLoaded(tuesday, monday, begun, ofBen));
    expect(selectFeedbackOffers(state)).toEqual([
      { key: keyOf(tuesday), name: '602', userId: anna.id, start: tuesday.start },
    ]);
  });

  test.each([
    ['declined', feedbackActions.declined],
    ['given', feedbackActions.given],
  ])(
    '[TR-20] once feedback was %s nobody is asked again, not about earlier ones of an older app either',
    (_how, settle) => {
      expect(offered(runsLoaded(monday, tuesday), settle(keyOf(tuesday)))).toEqual([]);
    },
  );

  test('[ON-4] is that on every exercise run that ended under this app, sent or not, the latest first', () => {
    const ended = { ...over, offersFeedback: true };
    const wednesday = anExerciseRun({ ...ended, isDirty: true, start: '2026-11-18T08:00:00.000Z' });
    const thursday = anExerciseRun({ ...ended, id: 606, start: '2026-11-19T08:00:00.000Z' });
    const another = { ...ofBen, offersFeedback: true };
    const loaded = runsLoaded(monday, wednesday, another, thursday, tuesday, begun);
    expect(offered(loaded)).toEqual(['606', wednesday.clientId]);
    const { declined, given } = feedbackActions;
    expect(offered(loaded, declined(keyOf(thursday)))).toEqual([wednesday.clientId]);
    expect(offered(loaded, declined(keyOf(thursday)), given(keyOf(wednesday)))).toEqual([]);
  });
});

describe('an exercise run', () => {
  const waiting = anExerciseRun(over);
  const state = stateAfter(signedIn(anna), runsLoaded(monday, waiting));

  test('[ON-4] is found by its server id and by its client id, and has the same feedback under both', () => {
    expect(selectFeedbackRun(state, '601')).toEqual(monday);
    expect(selectFeedbackRun(state, monday.clientId)).toEqual(monday);
    expect(selectFeedbackKey(state, '601')).toBe(keyOf(monday));
    expect(selectFeedbackKey(state, monday.clientId)).toBe(keyOf(monday));
    expect(selectFeedbackRun(state, waiting.clientId)).toEqual(waiting);
  });

  test('[ON-4] that this device does not know has its feedback under its server id', () => {
    expect(selectFeedbackRun(state, '999')).toBeUndefined();
    expect(selectFeedbackRun(state, 'undefined')).toBeUndefined();
    expect(selectFeedbackKey(state, '999')).toBe(feedbackKey(anna.id, 999));
  });
});

describe('the drafts and answers of an older app, by the server id of their exercise run', () => {
  const old = (id: number, userId = anna.id) => feedbackKey(userId, id);
  const commented = (key: string, comment: string) => feedbackActions.commented({ key, comment });
  const feedbackAfter = (...actions: UnknownAction[]) => stateAfter(signedIn(anna), ...actions).feedback;

  test('[ON-4] are named by its client id once the runs are loaded', () => {
    const feedback = feedbackAfter(
      commented(old(601), 'Gut.'),
      feedbackActions.declined(old(602)),
      runsLoaded(monday, tuesday, aScreeningRun({ id: 601 })),
    );
    expect(feedback.drafts).toEqual({ [keyOf(monday)]: { answers: {}, comment: 'Gut.' } });
    expect(feedback.settled).toEqual([keyOf(tuesday)]);
  });

  test('[TR-20] [ON-4] so the question is not asked again', () => {
    expect(offered(feedbackActions.given(old(602)), runsLoaded(monday, tuesday))).toEqual([]);
  });

  test('[ON-4] [SE-1] stay where their run is not on this device, or not of their user', () => {
    const feedback = feedbackAfter(
      commented(old(699), 'Wovon?'),
      commented(old(601, ben.id), 'Von Ben.'),
      feedbackActions.declined(old(698)),
      runsLoaded(monday, tuesday, anExerciseRun(over)),
    );
    expect(Object.keys(feedback.drafts)).toEqual([old(699), old(601, ben.id)]);
    expect(feedback.settled).toEqual([old(698)]);
  });

  test('[ON-4] do not take the place of what was begun since', () => {
    const { drafts } = feedbackAfter(
      commented(old(601), 'Alt.'),
      commented(keyOf(monday), 'Neu.'),
      runsLoaded(monday),
    );
    expect(drafts).toEqual({ [keyOf(monday)]: { answers: {}, comment: 'Neu.' } });
  });
});

test('[SE-1] [SE-3] a draft outlives a logout and is nobody else’s', () => {
  const key = keyOf(monday);
  const { feedback } = stateAfter(
    signedIn(anna),
    runsLoaded(monday),
    feedbackActions.opened(key),
    feedbackActions.commented({ key, comment: 'Gut.' }),
    sessionActions.loggedOut({ byChoice: true }),
  );
  expect(feedback).toMatchObject({ drafts: { [key]: { comment: 'Gut.' } }, openKey: null });
  expect(feedbackKey(ben.id, monday.clientId)).not.toBe(key);
});
