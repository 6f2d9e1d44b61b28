import { calls } from '../../src/contract/calls';
import { syncTexts } from '../../src/texts/sync';
import { exerciseActions } from '../../store/exercise/slice';
import { selectSignedInOwner } from '../../store/session/selectors';
import { both, call, put, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { whileNobodySends } from '../lib/sendingLock';
import { services } from '../lib/services';

/** Loads the exercises and the basis list. Returns the text for the update log. */
export function* updateExercises(): Saga<string> {
  const { database } = yield* services();
  const owner = yield* select(selectSignedInOwner);
  const [exercises, basis] = yield* both(
    () => request(calls.exercises()),
    () => request(calls.basisExercises()),
  );
  // `replaceExercises` removes the sent exercise runs of other users from the device.
  yield* whileNobodySends(function* replace(): Saga {
    yield* call(database.replaceExercises, exercises, owner);
  });
  yield* put(exerciseActions.basisLoaded(basis));
  return syncTexts.exercisesLoaded(exercises.length);
}
