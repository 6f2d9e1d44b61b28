import { consentCalls } from '../../src/contract/consent';
import { statusOf } from '../../src/domain/errors';
import { consentActions } from '../../store/consent/slice';
import { syncActions } from '../../store/sync/slice';
import { put, type Saga } from '../lib/effects';
import { request } from '../lib/request';

/** Loads the club's text and what the person has agreed to. */
export function* load(): Saga {
  yield* put(consentActions.found(yield* request(consentCalls.present())));
}

/** Sends the consent. A 409 means that the text has changed meanwhile: nobody agrees to what they have not read. */
export function* agree({ payload }: ReturnType<typeof consentActions.submitted>): Saga {
  try {
    yield* put(consentActions.found(yield* request(consentCalls.agree(payload))));
    yield* put(consentActions.succeeded());
  } catch (error) {
    if (statusOf(error) !== 409) throw error;
    yield* put(consentActions.textChanged(yield* request(consentCalls.present())));
  }
}

/** Mails the question to the guardian once more [LV-3]. */
export function* askGuardian(): Saga {
  yield* put(consentActions.guardianAsked(yield* request(consentCalls.askGuardian())));
}

/** A person who says no still sends what waits on the device [CS-1]. */
export function* sendWaiting(): Saga {
  yield* put(syncActions.sendNowRequested());
}
