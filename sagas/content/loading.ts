import { contentCalls } from '../../src/contract/content';
import { contentActions } from '../../store/content/slice';
import { put, type Saga } from '../lib/effects';
import { request } from '../lib/request';

/** Loads the club's own content. */
export function* load(): Saga {
  yield* put(contentActions.loaded(yield* request(contentCalls.all())));
}

/** Loads the former versions of an item, newest first [CT-11]. */
export function* loadVersions({ payload }: ReturnType<typeof contentActions.versionsOpened>): Saga {
  yield* put(contentActions.versionsLoaded(yield* request(contentCalls.versions(payload))));
}
