import { contentActions } from '../../store/content/slice';
import { toastsActions } from '../../store/toasts/slice';
import { type Saga, takeEvery, takeLatest, takeLeading } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { signOut, worker } from '../lib/worker';

/** Few people write content. Apart from the pages, so that the late code shares nothing with them. */
const deeds = lazyModule(() => import(/* webpackChunkName: "contentDeeds" */ './deeds'));

const failedToKeep = (text: string) => toastsActions.requested({ type: 'error', text });

/** The club's own content: drafts, publications, former versions [CT-1, CT-2, CT-10, CT-11]. */
export function* contentSaga(): Saga {
  const until = signOut;
  const { opened, chosen, fieldLeft, makeRequested, settled, left } = contentActions;
  const { publishAsked, publishConfirmed, publishDismissed, changeRequested, versionsOpened } =
    contentActions;
  const { loadFailed, publishFailed, changeFailed, versionsFailed } = contentActions;
  const { samplesOpened, samplesFailed, sampleRequested, sampleTaken, takingFailed } = contentActions;
  const untilLeft = [left, ...signOut];
  yield* takeLatest([opened], worker({ name: 'loadContent', until, failed: loadFailed }, deeds('load')));
  yield* takeEvery([chosen], worker({ name: 'keepDraft', failed: failedToKeep }, deeds('keepChosen')));
  yield* takeEvery([fieldLeft], worker({ name: 'keepDraft', failed: failedToKeep }, deeds('keepLeft')));
  yield* takeEvery([makeRequested], worker({ name: 'makeContent', failed: failedToKeep }, deeds('make')));
  yield* takeEvery([settled], worker({ name: 'settleDraft', failed: failedToKeep }, deeds('settle')));
  yield* takeLatest(
    [publishAsked],
    worker(
      { name: 'planContent', until: [publishDismissed, ...untilLeft], failed: publishFailed },
      deeds('plan'),
    ),
  );
  yield* takeLeading(
    [publishConfirmed],
    worker({ name: 'publishContent', until, failed: publishFailed }, deeds('publish')),
  );
  yield* takeLeading(
    [changeRequested],
    worker({ name: 'changeContent', until, failed: changeFailed }, deeds('changeItem')),
  );
  yield* takeLatest(
    [versionsOpened],
    worker({ name: 'loadVersions', until: untilLeft, failed: versionsFailed }, deeds('loadVersions')),
  );
  yield* takeLatest(
    [samplesOpened, sampleTaken],
    worker({ name: 'loadSamples', until, failed: samplesFailed }, deeds('loadSamples')),
  );
  yield* takeLeading(
    [sampleRequested],
    worker({ name: 'takeSample', until, failed: takingFailed }, deeds('takeSample')),
  );
}
