import { contentActions } from '../../store/content/slice';
import { toastsActions } from '../../store/toasts/slice';
import { type Saga, takeEvery, takeLatest, takeLeading } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { signOut, worker } from '../lib/worker';

/** Few people write content. Apart from the pages, so that the late code shares nothing with them. */
const work = lazyModule(() => import(/* webpackChunkName: "contentWork" */ './work'));

const failedToKeep = (text: string) => toastsActions.requested({ type: 'error', text });

/** The club's own content: drafts, publications, former versions [CT-1, CT-2, CT-10, CT-11]. */
export function* contentSaga(): Saga {
  const until = signOut;
  const { opened, chosen, fieldLeft, makeRequested, settled, left } = contentActions;
  const { publishAsked, publishConfirmed, publishDismissed, changeRequested, versionsOpened } =
    contentActions;
  const { loadFailed, publishFailed, changeFailed, versionsFailed } = contentActions;
  const untilLeft = [left, ...signOut];
  yield* takeLatest([opened], worker({ name: 'loadContent', until, failed: loadFailed }, work('load')));
  yield* takeEvery([chosen], worker({ name: 'keepDraft', failed: failedToKeep }, work('keepChosen')));
  yield* takeEvery([fieldLeft], worker({ name: 'keepDraft', failed: failedToKeep }, work('keepLeft')));
  yield* takeEvery([makeRequested], worker({ name: 'makeContent', failed: failedToKeep }, work('make')));
  yield* takeEvery([settled], worker({ name: 'settleDraft', failed: failedToKeep }, work('settle')));
  yield* takeLatest(
    [publishAsked],
    worker(
      { name: 'planContent', until: [publishDismissed, ...untilLeft], failed: publishFailed },
      work('plan'),
    ),
  );
  yield* takeLeading(
    [publishConfirmed],
    worker({ name: 'publishContent', until, failed: publishFailed }, work('publish')),
  );
  yield* takeLeading(
    [changeRequested],
    worker({ name: 'changeContent', until, failed: changeFailed }, work('changeItem')),
  );
  yield* takeLatest(
    [versionsOpened],
    worker({ name: 'loadVersions', until: untilLeft, failed: versionsFailed }, work('loadVersions')),
  );
}
