import { clubCalls } from '../../src/contract/club';
import { mailStateTexts } from '../../src/texts/mailState';
import { clubActions } from '../../store/club/slice';
import { selectIsOnline } from '../../store/network/selectors';
import { put, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';

/** Asks the server for a test mail, and loads anew how the sending of mails stands [CL-5]. */
export function* testMail(): Saga {
  if (!(yield* select(selectIsOnline))) {
    yield* put(clubActions.mailTestFailed(mailStateTexts.offline));
    return;
  }
  yield* put(clubActions.mailTested(yield* request(clubCalls.testMail())));
  yield* put(clubActions.requested());
}
