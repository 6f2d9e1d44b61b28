import { mailFilesFeature } from '../../src/contract/features';
import type { Member } from '../../src/contract/members';
import { mailProblemOf } from '../../src/domain/membership';
import { membersTexts } from '../../src/texts/members';
import { selectHasFeature } from '../../store/server/selectors';
import { toastsActions } from '../../store/toasts/slice';
import { put, type Saga, select } from '../lib/effects';

/** Says that a change is done. The toast survives the way to the next page. */
export const announce = (text: string): Saga =>
  put(toastsActions.requested({ type: 'success', text, survivesNavigation: true }));

/** Says whether the mail of an invitation is under way, is a file on the server, or what is in its way [MB-2]. */
export function* announceMail(member: Member & { email: string }): Saga {
  const { email } = member;
  const isFile = yield* select((state) => selectHasFeature(state, mailFilesFeature));
  const problem = mailProblemOf(member);
  if (!problem) yield* announce(isFile ? membersTexts.mailFile(email) : membersTexts.mailSent(email));
  else {
    const text = membersTexts.mailNotSent[problem](email);
    yield* put(toastsActions.requested({ type: 'error', text, survivesNavigation: true }));
  }
}
