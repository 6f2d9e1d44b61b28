import { mailFilesFeature } from '../../src/contract/features';
import type { Member } from '../../src/contract/members';
import { membersTexts } from '../../src/texts/members';
import { selectHasFeature } from '../../store/server/selectors';
import { toastsActions } from '../../store/toasts/slice';
import { put, type Saga, select } from '../lib/effects';

/** Says that a change is done. The toast survives the way to the next page. */
export const announce = (text: string): Saga =>
  put(toastsActions.requested({ type: 'success', text, survivesNavigation: true }));

/** Says whether the mail of an invitation is under way, or lies on the server as a file [MB-2]. */
export function* announceMail({ email, hasMailFailed }: Member & { email: string }): Saga {
  const isFile = yield* select((state) => selectHasFeature(state, mailFilesFeature));
  if (!hasMailFailed) yield* announce(isFile ? membersTexts.mailFile(email) : membersTexts.mailSent(email));
  else {
    const text = membersTexts.mailNotSent(email);
    yield* put(toastsActions.requested({ type: 'error', text, survivesNavigation: true }));
  }
}
