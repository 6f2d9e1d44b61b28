import { contentCalls } from '../../src/contract/content';
import { contentTexts } from '../../src/texts/content';
import { contentActions } from '../../store/content/slice';
import { toastsActions } from '../../store/toasts/slice';
import { updateActions } from '../../store/update/slice';
import { put, type Saga } from '../lib/effects';
import { request } from '../lib/request';
import { services } from '../lib/services';
import { problemsOf } from './publishing';

const { samples: texts } = contentTexts;

/** Loads what can be taken over [CT-10]. */
export function* loadSamples(): Saga {
  yield* put(contentActions.samplesLoaded(yield* request(contentCalls.samples())));
}

/** Takes a sample over [CT-10]. It is published at once, and the update brings it to this device, too. */
export function* takeSample({ payload: name }: ReturnType<typeof contentActions.sampleRequested>): Saga {
  const { ids } = yield* services();
  try {
    const items = yield* request(contentCalls.takeSample({ clientId: ids.uuid(), name }));
    yield* put(contentActions.sampleTaken({ name, items }));
  } catch (error) {
    if (!problemsOf(error)) throw error;
    yield* put(contentActions.takingFailed(texts.retired));
    return;
  }
  yield* put(toastsActions.requested({ type: 'success', text: texts.done }));
  yield* put(updateActions.updateRequested());
}
