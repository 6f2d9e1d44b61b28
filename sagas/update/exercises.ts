import { put } from 'redux-saga/effects';
import { calls } from '../../src/contract/calls';
import { syncTexts } from '../../src/texts/sync';
import { exerciseActions } from '../../store/exercise/slice';
import { selectSignedInUser } from '../../store/session/selectors';
import { loadStoredData } from '../database/storedData';
import { call, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { services } from '../lib/services';

/** The exercises and the basis list. Answers the log's text. */
export function* updateTrainings(): Saga<string> {
  const { database } = yield* services();
  const user = yield* select(selectSignedInUser);
  const exercises = yield* request(calls.exercises());
  const basis = yield* request(calls.basisExercises());
  yield* call(database.replaceExercises, exercises, user.id);
  yield put(exerciseActions.basisLoaded(basis));
  yield* loadStoredData(user.id);
  return syncTexts.exercisesLoaded(exercises.length);
}
