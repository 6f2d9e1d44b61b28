import type { Clip } from '../../src/contract/clips';
import { clipNamed } from '../../src/domain/clips';
import { StorageFullError } from '../../src/domain/errors';
import { describeError } from '../../src/texts/errors';
import { syncTexts } from '../../src/texts/sync';
import { shellActions } from '../../store/shell/slice';
import { toastsActions } from '../../store/toasts/slice';
import { updateActions } from '../../store/update/slice';
import { selectKeptVideos, selectPresentVideos, selectWantedVideos } from '../../store/videos/selectors';
import { videosActions } from '../../store/videos/slice';
import { all, call, put, type Saga, select, spawn } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { services } from '../lib/services';
import { worker } from '../lib/worker';
import { fetchClip, requestClips } from '../videos/fetchClip';

/** Number of videos that are downloaded at the same time. */
const parallelDownloads = 4;

/** Logs a video that could not be downloaded; the other downloads go on. */
function* skipVideo(fileName: string, error: unknown): Saga {
  const text = syncTexts.videoFailed(fileName, describeError(error));
  yield* put(videosActions.downloadFailed(fileName));
  yield* put(updateActions.logged({ text, topic: 'Video', isError: true }));
}

/**
 * Downloads video after video from the queue. On a full disk, empties the queue, since no other video would fit, and
 * returns the error.
 */
function* downloadFrom(
  queue: string[],
  clips: readonly Clip[],
  report: () => Saga,
): Saga<StorageFullError | null> {
  let fullDisk: StorageFullError | null = null;
  for (let fileName = queue.shift(); fileName !== undefined; fileName = queue.shift()) {
    try {
      yield* fetchClip(fileName, clipNamed(clips, fileName));
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

/** Without the list the clips come without their tags, and are compared later [VI-1]. */
function* listedClips(): Saga<Clip[]> {
  try {
    return yield* requestClips();
  } catch (error) {
    const { log } = yield* services();
    log.error('listClips', error);
    return [];
  }
}

/** Notes that all clips have just come. A failure is only logged. */
const noteFresh = worker({ name: 'noteFresh' }, function* note(): Saga {
  const { clock } = yield* services();
  (yield* lateService('clipQuestions')).noteAsked(clock.now());
});

/** Shows a toast about the full disk. It survives the navigation, because the update succeeds and leaves its page. */
function* tellOfFullDisk(error: StorageFullError): Saga {
  yield* put(
    toastsActions.requested({ type: 'error', text: describeError(error), survivesNavigation: true }),
  );
}

/**
 * Asks the browser not to evict videos and runs. Asks after each update, because the browser may grant it only later.
 * Nothing waits for the answer, because the browser may have to ask the person.
 */
const keepStorage = worker({ name: 'keepStorage' }, function* ask(): Saga {
  const { page } = yield* services();
  yield* put(shellActions.storageProtectionKnown(yield* call(page.persistStorage)));
});

/**
 * Deletes the videos that nothing shows any more, because storage on phones is small. Before the download, so that
 * the new ones find their space. A failure is only logged.
 */
const dropVideos = worker({ name: 'dropVideos' }, function* drop(): Saga {
  const { database } = yield* services();
  const kept = yield* select(selectKeptVideos);
  const present = yield* select(selectPresentVideos);
  const left = present.filter((fileName) => kept.includes(fileName));
  if (left.length === present.length) return;
  yield* call(database.keepVideos, kept);
  yield* put(videosActions.loaded(left));
});

/**
 * Downloads only the videos that are missing on this device [UP-10] and reports the progress [UP-9]. Returns the text
 * for the update log.
 */
export function* updateVideos(): Saga<string> {
  yield* spawn(keepStorage);
  yield* dropVideos();
  const wanted = yield* select(selectWantedVideos);
  const present = yield* select(selectPresentVideos);
  const queue = wanted.filter((fileName) => !present.includes(fileName));
  const queued = queue.length;
  if (queued === 0) return syncTexts.videosLoaded(wanted.length);

  const clips = yield* listedClips();
  let done = wanted.length - queued;
  function* report(): Saga {
    done += 1;
    yield* put(updateActions.videoProgressed({ done, total: wanted.length }));
  }
  yield* put(updateActions.videoProgressed({ done, total: wanted.length }));
  yield* put(videosActions.downloadStarted());
  const lanes = Array.from({ length: parallelDownloads }, (_, lane) => lane);
  const fullDisks = yield* all(lanes, () => downloadFrom(queue, clips, report));
  yield* put(videosActions.downloadFinished());
  // What has all come now needs no question today.
  if (queued === wanted.length) yield* noteFresh();
  const fullDisk = fullDisks.find((error) => error !== null);
  if (fullDisk) yield* tellOfFullDisk(fullDisk);
  return syncTexts.videosLoaded((yield* select(selectPresentVideos)).length);
}
