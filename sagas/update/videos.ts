import { StorageFullError } from '../../src/domain/errors';
import { describeError } from '../../src/texts/errors';
import { syncTexts } from '../../src/texts/sync';
import { toastsActions } from '../../store/toasts/slice';
import { updateActions } from '../../store/update/slice';
import { selectPresentVideos, selectWantedVideos } from '../../store/videos/selectors';
import { videosActions } from '../../store/videos/slice';
import { all, call, put, type Saga, select, spawn } from '../lib/effects';
import { requestVideo } from '../lib/request';
import { services } from '../lib/services';
import { worker } from '../lib/worker';

/** How many videos are downloaded at the same time. */
const parallelDownloads = 4;

/** Reports and counts a video that could not be had; the others go on. */
function* skipVideo(fileName: string, error: unknown): Saga {
  const text = syncTexts.videoFailed(fileName, describeError(error));
  yield* put(videosActions.downloadFailed(fileName));
  yield* put(updateActions.logged({ text, topic: 'Video', isError: true }));
}

/**
 * Takes video after video from the queue. A full disk empties the queue, since no other video would find room, and is
 * returned.
 */
function* downloadFrom(queue: string[], report: () => Saga): Saga<StorageFullError | null> {
  const { database } = yield* services();
  let fullDisk: StorageFullError | null = null;
  for (let fileName = queue.shift(); fileName !== undefined; fileName = queue.shift()) {
    try {
      yield* call(database.saveVideo, fileName, yield* requestVideo(fileName));
      yield* put(videosActions.downloaded(fileName));
    } catch (error) {
      yield* skipVideo(fileName, error);
      if (error instanceof StorageFullError) {
        fullDisk = error;
        queue.length = 0;
      }
    }
    yield* report();
  }
  return fullDisk;
}

/** The update goes on without videos, and its log with it: only a message that stays tells of a full disk. */
function* tellOfFullDisk(error: StorageFullError): Saga {
  yield* put(
    toastsActions.requested({ type: 'error', text: describeError(error), survivesNavigation: true }),
  );
}

/**
 * Asks that neither videos nor runs are cleared away. At every update, as the browser may only grant it later; nothing waits
 * for the answer, as it may have to ask the person.
 */
const keepStorage = worker({ name: 'keepStorage' }, function* ask(): Saga {
  const { page } = yield* services();
  yield* call(page.persistStorage);
});

/** Downloads only the videos that are missing here [UP-10], with the progress told [UP-9]. Returns the log's text. */
export function* updateVideos(): Saga<string> {
  yield* spawn(keepStorage);
  const wanted = yield* select(selectWantedVideos);
  const present = yield* select(selectPresentVideos);
  const queue = wanted.filter((fileName) => !present.includes(fileName));
  if (queue.length === 0) return syncTexts.videosLoaded(wanted.length);

  let done = wanted.length - queue.length;
  function* report(): Saga {
    done += 1;
    yield* put(updateActions.videoProgressed({ done, total: wanted.length }));
  }
  yield* put(updateActions.videoProgressed({ done, total: wanted.length }));
  yield* put(videosActions.downloadStarted());
  const lanes = Array.from({ length: parallelDownloads }, (_, lane) => lane);
  const fullDisks = yield* all(lanes, () => downloadFrom(queue, report));
  yield* put(videosActions.downloadFinished());
  const fullDisk = fullDisks.find((error) => error !== null);
  if (fullDisk) yield* tellOfFullDisk(fullDisk);
  return syncTexts.videosLoaded((yield* select(selectPresentVideos)).length);
}
