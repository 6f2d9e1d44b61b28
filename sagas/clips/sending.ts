import { contentClipCalls } from '../../src/contract/contentClips';
import type { ClipTools, WaitingClip } from '../../src/services/ports';
import { selectClips } from '../../store/clips/selectors';
import { clipsActions } from '../../store/clips/slice';
import { selectOwner, selectUser } from '../../store/session/selectors';
import { call, put, type Saga, select } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { request } from '../lib/request';
import { withProgress } from './progress';

/** Returns the clip of the open item that waits on this device; null for none. */
function* findWaiting(): Saga<{ clip: WaitingClip; tools: ClipTools } | null> {
  const { key } = yield* select(selectClips);
  const owner = yield* select(selectOwner);
  if (key === null || !owner) return null;
  const tools = yield* lateService('clips');
  const clip = yield* call(tools.waiting.find, key, owner);
  return clip && { clip, tools };
}

/** Sends the bytes from where they were. Returns the id of the upload. */
function* sendBytes({ uploads, waiting }: ClipTools, clip: WaitingClip): Saga<string> {
  const token = (yield* select(selectUser))?.token ?? '';
  const begun = (address: string) => void waiting.save({ ...clip, address }).catch(() => undefined);
  return yield* withProgress((progress, signal) => uploads.send(clip, token, { begun, progress }, signal));
}

/** Sends the clip that waits, from where it was, and takes it from the device when the server has it [CT-3]. */
export function* sendWaiting(): Saga {
  const found = yield* findWaiting();
  if (!found) return;
  const { clip, tools } = found;
  yield* put(clipsActions.sendingBegan());
  const upload = yield* sendBytes(tools, clip);
  const { title, seen, hasRights, still } = clip;
  const added = yield* request(contentClipCalls.add({ upload, title, seen, hasRights, still }));
  yield* call(tools.waiting.remove, clip);
  yield* put(clipsActions.sent(added));
}

/** Takes the clip that waits from the device: the person does not want it. */
export function* discardWaiting(): Saga {
  const found = yield* findWaiting();
  if (found) yield* call(found.tools.waiting.remove, found.clip);
  yield* put(clipsActions.discarded());
}
