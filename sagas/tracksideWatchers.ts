import type { TracksideStorage } from '../src/services/ports';
import type { Watcher } from './rootSaga';
import { tracksideSaga } from './trackside/saga';
import { provideStorage } from './trackside/storage';

/** The watchers of the track. They hear what its page asks for, and nothing that was before. */
export const tracksideWatchers = (storage: TracksideStorage): readonly Watcher[] => [
  {
    name: 'trackside',
    *saga() {
      yield* provideStorage(storage);
      yield* tracksideSaga();
    },
  },
];
