import { selectTrainingExercises, selectTrainingPlan } from '../../../store/exercise/selectors';
import { exerciseActions, exerciseReducer } from '../../../store/exercise/slice';
import { anExercise, aScreeningRun } from '../../builders';
import { anna, exercises } from '../../fakes/club';
import { clubLoaded, runsLoaded, signedIn, stateAfter } from '../stateAfter';
import { through } from '../through';

describe('the training plan', () => {
  const updated = [
    exerciseActions.loaded(exercises),
    exerciseActions.basisLoaded([{ exerciseId: 201 }, { exerciseId: 202 }, { exerciseId: 999 }]),
  ];

  test('[TR-2] [TO-10] without a screening run is empty, though there is something to train', () => {
    const state = stateAfter(signedIn(anna), ...clubLoaded(), ...updated);
    expect(selectTrainingPlan(state, anna.id)).toEqual([]);
    expect(selectTrainingExercises(state, anna.id).map(({ id }) => id)).toEqual([202, 201]);
  });

  test('[TR-1] after a screening run holds its exercises in their order', () => {
    const plan = [anExercise({ id: 203, sortOrder: 1 }), anExercise({ id: 201, sortOrder: 0 })];
    const run = aScreeningRun({ completed: true, exercises: plan });
    const state = stateAfter(signedIn(anna), ...clubLoaded(), runsLoaded(run), ...updated);
    expect(selectTrainingPlan(state, anna.id).map(({ id }) => id)).toEqual([201, 203]);
  });
});

test('the basis list is not touched by what the database holds', () => {
  const state = through(
    exerciseReducer,
    exerciseActions.basisLoaded([{ exerciseId: 201 }]),
    exerciseActions.loaded([anExercise()]),
  );
  expect(state).toEqual({ basis: [{ exerciseId: 201 }], exercises: [anExercise()] });
});
