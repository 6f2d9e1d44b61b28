import { ClipTooLarge, ClipTooLong, ClipUnreadable } from '../../src/domain/clips/clipFaults';
import type { MadeClip } from '../../src/services/ports';
import { clipTexts } from '../../src/texts/clips';
import { describeError } from '../../src/texts/errors';
import { selectClips } from '../../store/clips/selectors';
import { clipsActions } from '../../store/clips/slice';
import { selectOwner } from '../../store/session/selectors';
import { call, put, type Saga, select } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { withProgress } from './progress';
import { sendWaiting } from './sending';

/** Says in German why a file is no clip. */
const inWords = (error: unknown): string => {
  if (error instanceof ClipTooLarge) return clipTexts.tooLarge(error.size);
  if (error instanceof ClipTooLong) return clipTexts.tooLong;
  if (error instanceof ClipUnreadable) return clipTexts.unreadable;
  return describeError(error);
};

/** Reads a file that was chosen or recorded. */
export function* openFile({ payload: { url } }: ReturnType<typeof clipsActions.fileChosen>): Saga {
  const { maker } = yield* lateService('clips');
  const opened = yield* call(maker.open, url);
  if (opened) yield* put(clipsActions.fileOpened({ url, ...opened }));
  else yield* put(clipsActions.fileRefused(clipTexts.unreadable));
}

/** Makes the clip small, keeps it on this device, and sends it. */
export function* makeClip({ payload: facts }: ReturnType<typeof clipsActions.makeRequested>): Saga {
  const { key, source, cut } = yield* select(selectClips);
  const owner = yield* select(selectOwner);
  if (key === null || !source || !cut || !owner) return;
  const { maker, waiting } = yield* lateService('clips');
  let made: MadeClip;
  try {
    made = yield* withProgress((onProgress, signal) => maker.make(source.url, cut, onProgress, signal));
  } catch (error) {
    yield* put(clipsActions.makeFailed(inWords(error)));
    return;
  }
  const { id: ownerId, instance } = owner;
  yield* call(waiting.save, { ...made, ...facts, hasRights: true, key, ownerId, instance, address: null });
  yield* sendWaiting();
}
