import { clipsActions } from '../../store/clips/slice';
import { type Saga, takeEvery, takeLatest, takeLeading } from '../lib/effects';
import { signOut, worker } from '../lib/worker';
import { loadClips, withdrawClip } from './list';
import { makeClip, openFile } from './making';
import { discardWaiting, sendWaiting } from './sending';
import { showClip } from './showing';

/** The clips of a club's own content: making them small, and sending them [CT-3, CT-12]. */
export function* clipsSaga(): Saga {
  const {
    editorOpened,
    editorClosed,
    fileChosen,
    makeRequested,
    sendRequested,
    discardRequested,
    clipShown,
    withdrawRequested,
  } = clipsActions;
  const { fileRefused, sendFailed, withdrawFailed } = clipsActions;
  const ofEditor = [...signOut, editorClosed, editorOpened];
  const until = [...ofEditor, fileChosen, discardRequested];
  yield* takeLatest(
    [fileChosen],
    worker({ name: 'openClip', until: ofEditor, failed: fileRefused }, openFile),
  );
  yield* takeLatest([makeRequested], worker({ name: 'makeClip', until, failed: sendFailed }, makeClip));
  yield* takeLatest(
    [editorOpened, sendRequested],
    worker(
      {
        name: 'sendClip',
        until: [...signOut, editorClosed, fileChosen, discardRequested],
        failed: sendFailed,
      },
      sendWaiting,
    ),
  );
  yield* takeLatest(
    [discardRequested],
    worker({ name: 'discardClip', until: ofEditor, failed: sendFailed }, discardWaiting),
  );
  yield* takeEvery([clipShown], worker({ name: 'showClip', until: signOut }, showClip));
  yield* takeLatest([editorOpened], worker({ name: 'loadClips', until: signOut }, loadClips));
  yield* takeLeading(
    [withdrawRequested],
    worker({ name: 'withdrawClip', until: signOut, failed: withdrawFailed }, withdrawClip),
  );
}
