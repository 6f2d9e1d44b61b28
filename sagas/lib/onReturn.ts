import { run, type Saga } from './effects';
import { services } from './services';
import { forEachEvent } from './subscription';

/** Does this whenever the person looks at the page again. */
export function* onReturn(handle: () => Saga): Saga {
  const { page } = yield* services();
  yield* forEachEvent(page.onVisibilityChange, function* follow(isVisible: boolean) {
    if (isVisible) yield* run(handle);
  });
}
