import { selectSignedInUser } from '../../store/session/selectors';
import { loadStoredData } from '../database/storedData';
import { type Saga, select } from '../lib/effects';

/**
 * Shows what the device holds. Once for each update that has stored something: with thousands of runs, reading them
 * costs as much as storing them.
 */
export function* showStored(): Saga {
  yield* loadStoredData(yield* select(selectSignedInUser));
}
