import type { UnknownAction } from '@reduxjs/toolkit';
import { type FeedbackRow, feedbackKey } from '../../../src/domain/feedback';
import {
  selectFeedbackKey,
  selectFeedbackOffers,
  selectFeedbackRun,
} from '../../../store/feedback/selectors';
import { feedbackActions } from '../../../store/feedback/slice';
import { sessionActions } from '../../../store/session/slice';
import { anExerciseRun } from '../../builders';
import { anna, ben } from '../../fakes/club';
import { runsLoaded, signedIn, stateAfter } from '../stateAfter';

const over = { completed: true, position: null, clientRevision: 1 };
const monday = anExerciseRun({ ...over, id: 601, start: '2026-11-16T08:00:00.000Z' });
const tuesday = anExerciseRun({ ...over, id: 602, start: '2026-11-17T08:00:00.000Z' });
const begun = anExerciseRun({ id: 604, start: '2026-11-19T08:00:00.000Z' });
const ofBen = anExerciseRun({ ...over, id: 605, recordedBy: ben.id, start: '2026-11-20T08:00:00.000Z' });

const keyOf = ({ clientId }: { clientId: string }) => feedbackKey(anna.id, clientId);
const offered = (...actions: UnknownAction[]) =>
  selectFeedbackOffers(stateAfter(signedIn(anna), feedbackActions.loaded([]), ...actions)).map(
    ({ name }) => name,
  );

describe('the feedback that is asked for', () => {
  test('[TR-20] of exercise runs of an older app is that on the last one of this user alone', () => {
    const runs = runsLoaded(tuesday, monday, begun, ofBen);
    const state = stateAfter(signedIn(anna), feedbackActions.loaded([]), runs);
    expect(selectFeedbackOffers(state)).toEqual([
      { key: keyOf(tuesday), name: '602', userId: anna.id, start: tuesday.start },
    ]);
  });

  test('[TR-20] a run that a clock ahead of time dates into the future is not the last one', () => {
    const ahead = anExerciseRun({ ...over, id: 606, start: '2100-02-01T00:00:00.000Z' });
    expect(offered(runsLoaded(monday, ahead, tuesday))).toEqual(['602']);
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

describe('rows from the device', () => {
  const key = keyOf(monday);
  const { commented, saved, loaded } = feedbackActions;
  const stored: FeedbackRow = { kind: 'draft', key, draft: { answers: {}, comment: 'Von dort.' } };
  const feedbackAfter = (...actions: UnknownAction[]) => stateAfter(signedIn(anna), ...actions).feedback;

  test('[FB-4] replace drafts that are on the device, but not those that are not there yet', () => {
    const typed = commented({ key, comment: 'Von hier.' });
    expect(feedbackAfter(typed, loaded([stored])).drafts[key]?.comment).toBe('Von hier.');
    expect(feedbackAfter(typed, saved(key), loaded([stored])).drafts[key]?.comment).toBe('Von dort.');
    expect(feedbackAfter(typed, saved(key), loaded([])).drafts).toEqual({});
  });

  test('[FB-4] [TR-20] do not bring back a draft that was settled and is not removed yet', () => {
    const { drafts, settled } = feedbackAfter(feedbackActions.given(key), loaded([stored]));
    expect(drafts).toEqual({});
    expect(settled).toEqual([key]);
  });

  test('[TR-20] are waited for, so that nobody is asked for what is settled', () => {
    const runs = runsLoaded(monday);
    expect(selectFeedbackOffers(stateAfter(signedIn(anna), runs))).toEqual([]);
    expect(offered(runs)).toEqual(['601']);
    expect(offered(runs, loaded([{ kind: 'settled', key }]))).toEqual([]);
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
