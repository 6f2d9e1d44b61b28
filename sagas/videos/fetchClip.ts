import { videoPath } from '../../src/contract/calls';
import { type Clip, clipCalls } from '../../src/contract/clips';
import { type ClipState, isWhole } from '../../src/domain/clips';
import { ApiError } from '../../src/domain/errors';
import { selectServer } from '../../store/server/selectors';
import { selectVideoUrl } from '../../store/videos/selectors';
import { videosActions } from '../../store/videos/slice';
import { call, put, type Saga, select } from '../lib/effects';
import { request, requestVideo } from '../lib/request';
import { services } from '../lib/services';

/** Returns the clips of the server; empty where it does not list them [VI-1]. */
export function* requestClips(): Saga<Clip[]> {
  const { clips } = yield* select(selectServer);
  return clips === undefined ? [] : yield* request(clipCalls.all());
}

/**
 * Downloads a clip and stores it with its tag. Throws where it is empty or has not the length that the server names
 * [VI-3]. With a `version` nothing that the browser keeps is taken instead [VI-2].
 */
export function* fetchClip(fileName: string, now: ClipState | undefined, version?: string): Saga<Blob> {
  const { database } = yield* services();
  const video = yield* requestVideo(fileName, version);
  if (!isWhole(video, now)) throw new ApiError('malformed', `GET ${videoPath(fileName)}: `);
  yield* call(database.saveVideo, fileName, video, now?.etag ?? undefined);
  return video;
}

/** Fetches a clip again. Screens show the former one until the new one is whole and on the device [VI-2]. */
export function* replaceClip(fileName: string, now: ClipState | undefined, version: string): Saga {
  const { page } = yield* services();
  const video = yield* fetchClip(fileName, now, version);
  const former = yield* select(selectVideoUrl, fileName);
  if (former === undefined) return;
  yield* put(videosActions.opened({ fileName, url: page.createObjectUrl(video) }));
  if (former !== null) page.revokeObjectUrl(former);
}
