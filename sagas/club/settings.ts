import { clubCalls } from '../../src/contract/club';
import { membersFeature } from '../../src/contract/features';
import { memberCalls } from '../../src/contract/members';
import { changeOf, fieldsOf } from '../../src/domain/clubFields';
import { clubTexts } from '../../src/texts/club';
import { selectClub } from '../../store/club/selectors';
import { clubActions } from '../../store/club/slice';
import { selectIsOnline } from '../../store/network/selectors';
import { selectHasFeature } from '../../store/server/selectors';
import { abortable } from '../lib/abortable';
import { put, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { services } from '../lib/services';

/** Loads the club. Only admins get its settings. */
export function* load(): Saga {
  yield* put(clubActions.loaded(yield* request(clubCalls.present())));
}

/** Loads who can be the second reader [CS-3], once an admin has got the settings. */
export function* loadTrainers({ payload: { settings } }: ReturnType<typeof clubActions.loaded>): Saga {
  if (!settings || !(yield* select(selectHasFeature, membersFeature))) return;
  yield* put(clubActions.trainersLoaded(yield* request(memberCalls.trainers())));
}

/**
 * Saves what was typed [CL-2]. Loads the club before, so that what somebody else has changed meanwhile stays. The page
 * tells a person who is no admin any more.
 */
export function* save(): Saga {
  if (!(yield* select(selectIsOnline))) {
    yield* put(clubActions.savingFailed(clubTexts.offlineChange));
    return;
  }
  const { draft: sent } = yield* select(selectClub);
  const present = yield* request(clubCalls.present());
  const fields = fieldsOf(present);
  if (fields === null) {
    yield* put(clubActions.loaded(present));
    return;
  }
  const club = yield* request(clubCalls.change(changeOf({ ...fields, ...sent })));
  yield* put(clubActions.saved({ club, sent }));
}

/**
 * Asks whom the Impressum names, once and without the loading bar: the page does not wait, and not all servers know.
 */
export function* findOperator(): Saga {
  const { http } = yield* services();
  try {
    const { operator } = yield* abortable((signal) => http.send(clubCalls.present(), null, signal));
    yield* put(clubActions.operatorLoaded(operator));
  } catch {}
}
