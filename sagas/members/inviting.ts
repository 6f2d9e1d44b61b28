import { mailFilesFeature } from '../../src/contract/features';
import { memberCalls } from '../../src/contract/members';
import { membersTexts } from '../../src/texts/members';
import { membersActions } from '../../store/members/slice';
import { selectIsOnline } from '../../store/network/selectors';
import { selectHasFeature } from '../../store/server/selectors';
import { put, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { announce } from './announce';

/** Invites members anew by mail, all in one call [MB-18]. What is in the way of a mail is then said at the member. */
export function* inviteAll({ payload }: ReturnType<typeof membersActions.inviteAllRequested>): Saga {
  if (!(yield* select(selectIsOnline))) {
    yield* put(membersActions.changeFailed(membersTexts.offlineChange));
    return;
  }
  yield* put(membersActions.invitedAll(yield* request(memberCalls.inviteAll(payload))));
  const isFile = yield* select((state) => selectHasFeature(state, mailFilesFeature));
  yield* announce(isFile ? membersTexts.invitedAllFiles : membersTexts.invitedAll(payload.length));
}
