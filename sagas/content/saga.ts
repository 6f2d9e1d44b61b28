import { contentActions } from '../../store/content/slice';
import { toastsActions } from '../../store/toasts/slice';
import { type Saga, takeEvery, takeLatest, takeLeading } from '../lib/effects';
import { whileNobodyDecides } from '../lib/sendingLock';
import { signOut, worker } from '../lib/worker';
import { keepChosen, keepLeft, make, settle } from './keeping';
import { load, loadVersions } from './loading';
import { changeItem, plan, publish } from './publishing';
import { loadSamples, takeSample } from './samples';

const failedToKeep = (text: string) => toastsActions.requested({ type: 'error', text });

const decide = (action: ReturnType<typeof contentActions.settled>): Saga =>
  whileNobodyDecides(() => settle(action));

/** The club's own content: drafts, publications, former versions [CT-1, CT-2, CT-10, CT-11]. */
export function* contentSaga(): Saga {
  const until = signOut;
  const { opened, chosen, fieldLeft, makeRequested, settled, left } = contentActions;
  const { publishAsked, publishConfirmed, publishDismissed, changeRequested, versionsOpened } =
    contentActions;
  const { loadFailed, publishFailed, changeFailed, versionsFailed } = contentActions;
  const { samplesOpened, samplesFailed, sampleRequested, sampleTaken, takingFailed } = contentActions;
  const untilLeft = [left, ...signOut];
  yield* takeLatest([opened], worker({ name: 'loadContent', until, failed: loadFailed }, load));
  yield* takeEvery([chosen], worker({ name: 'keepDraft', failed: failedToKeep }, keepChosen));
  yield* takeEvery([fieldLeft], worker({ name: 'keepDraft', failed: failedToKeep }, keepLeft));
  yield* takeEvery([makeRequested], worker({ name: 'makeContent', failed: failedToKeep }, make));
  yield* takeEvery([settled], worker({ name: 'settleDraft', failed: failedToKeep }, decide));
  yield* takeLatest(
    [publishAsked],
    worker({ name: 'planContent', until: [publishDismissed, ...untilLeft], failed: publishFailed }, plan),
  );
  yield* takeLeading(
    [publishConfirmed],
    worker({ name: 'publishContent', until, failed: publishFailed }, publish),
  );
  yield* takeLeading(
    [changeRequested],
    worker({ name: 'changeContent', until, failed: changeFailed }, changeItem),
  );
  yield* takeLatest(
    [versionsOpened],
    worker({ name: 'loadVersions', until: untilLeft, failed: versionsFailed }, loadVersions),
  );
  yield* takeLatest(
    [samplesOpened, sampleTaken],
    worker({ name: 'loadSamples', until, failed: samplesFailed }, loadSamples),
  );
  yield* takeLeading(
    [sampleRequested],
    worker({ name: 'takeSample', until, failed: takingFailed }, takeSample),
  );
}
