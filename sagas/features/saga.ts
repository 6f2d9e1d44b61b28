import { featureCalls } from '../../src/contract/features';
import { isTrainer } from '../../src/domain/athletes';
import { featuresActions } from '../../store/features/slice';
import { selectSignedInUser } from '../../store/session/selectors';
import { updateActions } from '../../store/update/slice';
import { put, type Saga, select, takeEvery } from '../lib/effects';
import { request } from '../lib/request';
import { signOut, worker } from '../lib/worker';

/** Returns no features when the server lacks the call or does not answer [API-42]. */
function* requestFeatures(): Saga<string[]> {
  try {
    return (yield* request(featureCalls.features())).features;
  } catch {
    return [];
  }
}

/** Asks the server which features it offers beyond the contract. Only trainers use them. */
const loadFeatures = worker({ name: 'loadFeatures', until: signOut }, function* load(): Saga {
  if (!isTrainer(yield* select(selectSignedInUser))) return;
  yield* put(featuresActions.loaded(yield* requestFeatures()));
});

export function* featuresSaga(): Saga {
  yield* takeEvery([updateActions.updateSucceeded], loadFeatures);
}
