import { clipsSaga } from './clips/saga';
import { contentSaga } from './content/saga';
import type { Watcher } from './rootSaga';

/** The watchers of the studio. They hear what its pages ask for, and nothing that was before. */
export const studioWatchers: readonly Watcher[] = [
  { name: 'content', saga: contentSaga },
  { name: 'clips', saga: clipsSaga },
];
