import { refusals } from '../../src/contract/calls';
import { featureCalls } from '../../src/contract/features';
import { ApiError } from '../../src/domain/errors';
import { outboxActions } from '../../store/outbox/slice';
import { runsActions } from '../../store/runs/slice';
import { selectServer } from '../../store/server/selectors';
import { type ServerState, serverActions } from '../../store/server/slice';
import { selectSignedInOwner, selectSignedInUser } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { syncActions } from '../../store/sync/slice';
import { loadStoredData } from '../database/storedData';
import { abortable } from '../lib/abortable';
import { call, put, type Saga, select } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { request } from '../lib/request';
import { whileNobodySends } from '../lib/sendingLock';
import { services } from '../lib/services';
import { nameEntries, offerSentAgain } from '../outbox/storedEntries';

/** Asks the server what it says of itself. Returns null if it does not answer or lacks the call [API-42]. */
export function* askServer(): Saga<ServerState | null> {
  try {
    return yield* request(featureCalls.features());
  } catch {
    return null;
  }
}

/** Asks the server what it says of itself. Returns null if it lacks the call [API-42], and throws without an answer. */
function* demandAnswer(): Saga<ServerState | null> {
  try {
    return yield* request(featureCalls.features());
  } catch (error) {
    if (error instanceof ApiError && refusals.includes(error.status ?? 0)) return null;
    throw error;
  }
}

/**
 * Whether the server has a feature. Asks when nothing is known of it, as after an update without an answer. Throws when
 * it does not answer: then nobody knows.
 */
export function* serverHas(feature: string): Saga<boolean> {
  const { features } = yield* select(selectServer);
  if (features.length > 0) return features.includes(feature);
  return (yield* demandAnswer())?.features.includes(feature) ?? false;
}

/**
 * Asks the server whether it is a demo, once and without the loading bar: nobody waits for it. A server that does not
 * answer is no demo.
 */
export function* findDemo(): Saga {
  const { http } = yield* services();
  try {
    const { isDemo } = yield* abortable((signal) => http.send(featureCalls.features(), null, signal));
    yield* put(serverActions.loaded({ ...(yield* select(selectServer)), isDemo }));
  } catch {}
}

/**
 * Shows which server this is, before anything of this user is shown or sent [FL-18]. Keeps a known epoch: see
 * `sendAllAgain`. Stores the server at once, before the user: another tab must not take the user for one of the former
 * server. Does not wait for the local database, because an older tab may block it, and a sign-in must not.
 */
export function* meetServer(said: ServerState): Saga {
  const { session } = yield* services();
  const known = yield* select(selectServer);
  const epoch = known.instance === said.instance ? (known.epoch ?? said.epoch) : said.epoch;
  session.saveServer({ ...said, epoch });
  yield* put(serverActions.loaded({ ...said, epoch }));
}

/**
 * Ends the sign-in when another server has taken the place of its server: there the user ids mean other people [FL-18].
 * Returns whether it has.
 */
function* endsOnAnother(said: ServerState): Saga<boolean> {
  const { instance } = yield* select(selectServer);
  if (instance === null || said.instance === null || instance === said.instance) return false;
  yield* put(sessionActions.expired({ token: (yield* select(selectSignedInUser)).token }));
  return true;
}

/**
 * Asks the server which one it is, if it has not said so at the sign-in, before anything is sent to it [FL-18]. One
 * that lacks the call counts as the one that is known. Throws when it does not answer, and when it is another one.
 */
export function* meetSilentServer(): Saga {
  const { session } = yield* services();
  if (!session.isServerSilent()) return;
  const said = yield* demandAnswer();
  if (said && (yield* endsOnAnother(said)))
    throw new Error('Another server has taken the place of the known one.');
  if (said) yield* meetServer(said);
  else session.saveServer(yield* select(selectServer));
}

/**
 * Stores this server as the origin of everything on the device that has no origin yet [FL-18]. Runs again after each
 * update, in case that it failed.
 */
export function* nameServer(): Saga {
  const owner = yield* select(selectSignedInOwner);
  if (owner.instance === null) return;
  yield* call((yield* lateService('bulk')).nameServer, owner);
  yield* nameEntries(owner);
}

/**
 * Sends again what this user sent to the server before it was restored from a backup [ON-6]. Must run after an update,
 * because an outdated copy of a run would be stored as a second one [FL-16]. The new epoch is stored at the end, so
 * that a tab that is closed in between begins again.
 */
function* sendAllAgain(said: ServerState): Saga {
  const { database, session, tabs } = yield* services();
  const user = yield* select(selectSignedInUser);
  const owner = yield* select(selectSignedInOwner);
  yield* whileNobodySends(function* forget(): Saga {
    yield* put(runsActions.lost(yield* call(database.waitAgain, owner)));
  });
  yield* offerSentAgain(owner);
  yield* loadStoredData(user);
  session.saveServer(said);
  yield* put(serverActions.loaded(said));
  yield* put(outboxActions.changedElsewhere());
  yield* put(syncActions.flushRequested());
  tabs.announceChange();
}

/** Whether the server was restored from a backup since this device sent to it, or does not say so any more [ON-6]. */
export function* mayHaveForgotten(): Saga<boolean> {
  const { epoch } = yield* select(selectServer);
  return epoch !== null && (yield* askServer())?.epoch !== epoch;
}

/**
 * Asks the server what it offers, and whether it was restored. A server that lacks the call offers nothing [API-42].
 */
export function* loadFeatures(): Saga {
  const said = yield* askServer();
  if (!said) {
    yield* put(serverActions.missing());
    return;
  }
  if (yield* endsOnAnother(said)) return;
  yield* meetServer(said);
  yield* nameServer();
  const { epoch } = yield* select(selectServer);
  if (epoch !== null && said.epoch !== null && epoch !== said.epoch) yield* sendAllAgain(said);
}
