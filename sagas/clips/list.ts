import { contentClipCalls } from '../../src/contract/contentClips';
import { clipTexts } from '../../src/texts/clips';
import { clipsActions } from '../../store/clips/slice';
import { toastsActions } from '../../store/toasts/slice';
import { put, type Saga } from '../lib/effects';
import { request } from '../lib/request';

/** Loads the clips that the club has added. Without them the editor names only what the content shows. */
export function* loadClips(): Saga {
  yield* put(clipsActions.listLoaded(yield* request(contentClipCalls.all())));
}

/** Takes a clip away from everybody, for good [CT-12]. */
export function* withdrawClip({
  payload: fileName,
}: ReturnType<typeof clipsActions.withdrawRequested>): Saga {
  yield* put(clipsActions.withdrawn(yield* request(contentClipCalls.withdraw(fileName))));
  yield* put(toastsActions.requested({ type: 'success', text: clipTexts.withdrawn }));
}
