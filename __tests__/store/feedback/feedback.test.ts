import { feedbackKey } from '../../../src/domain/feedback';
import { exerciseActions } from '../../../store/exercise/slice';
import { selectFeedbackOffer } from '../../../store/feedback/selectors';
import { feedbackActions } from '../../../store/feedback/slice';
import { sessionActions } from '../../../store/session/slice';
import { aCurrentUser, anExerciseRun } from '../../builders';
import { aStore } from '../../screens/renderScreen';

const anna = aCurrentUser();
const ben = aCurrentUser({ id: 3, username: 'ben' });

const over = { completed: true, position: null, clientRevision: 1 };
const monday = anExerciseRun({ ...over, id: 601, start: '2026-11-16T08:00:00.000Z' });
const tuesday = anExerciseRun({ ...over, id: 602, start: '2026-11-17T08:00:00.000Z' });
const unsent = anExerciseRun({ ...over, isDirty: true, start: '2026-11-18T08:00:00.000Z' });
const begun = anExerciseRun({ id: 604, start: '2026-11-19T08:00:00.000Z' });
const ofBen = anExerciseRun({ ...over, id: 605, recordedBy: ben.id, start: '2026-11-20T08:00:00.000Z' });

const storeWith = (...runs: (typeof monday)[]) => {
  const { store } = aStore();
  store.dispatch(sessionActions.restored({ user: anna, isDataInitialized: true }));
  store.dispatch(exerciseActions.loaded({ exercises: [], runs }));
  return store;
};

test('[TR-20] asked about is the last completed training of this user that the server has', () => {
  const store = storeWith(tuesday, monday, unsent, begun, ofBen);
  expect(selectFeedbackOffer(store.getState())).toMatchObject({ exerciseRunId: 602, start: tuesday.start });
});

test.each([
  ['declined', feedbackActions.declined],
  ['given', feedbackActions.given],
])(
  '[TR-20] once feedback was %s nobody is asked again, not about earlier trainings either',
  (_how, settle) => {
    const store = storeWith(monday, tuesday);
    store.dispatch(settle(feedbackKey(anna.id, 602)));
    expect(selectFeedbackOffer(store.getState())).toBeNull();
  },
);

test('[SE-1] [SE-3] a draft outlives a logout and is nobody else’s', () => {
  const store = storeWith(monday);
  const key = feedbackKey(anna.id, 601);
  store.dispatch(feedbackActions.opened(key));
  store.dispatch(feedbackActions.commented({ key, comment: 'Gut.' }));
  store.dispatch(sessionActions.loggedOut({ byChoice: true }));
  expect(store.getState().feedback).toMatchObject({ drafts: { [key]: { comment: 'Gut.' } }, openKey: null });
  expect(feedbackKey(ben.id, 601)).not.toBe(key);
});
