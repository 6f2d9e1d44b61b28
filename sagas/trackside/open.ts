/** Opens the session of this device, or begins one [TS-1, TS-4]. */
import { type LocalScreeningRun, startOfNext } from '../../src/domain/runs';
import { createScreeningRun } from '../../src/domain/screeningRun';
import { runOfMember } from '../../src/domain/trackside/grid';
import { sessionOfRuns, settled } from '../../src/domain/trackside/restore';
import {
  addMember,
  beginSession,
  canJoin,
  isOver,
  sessionFields,
  type TracksideMember,
  type TracksideSession,
  withMembers,
} from '../../src/domain/trackside/session';
import { atSomebody } from '../../src/domain/trackside/steps';
import { selectAllScreeningRuns, selectOwnRuns } from '../../store/runs/selectors';
import { runsActions } from '../../store/runs/slice';
import { selectScreening } from '../../store/screening/selectors';
import { selectSignedInOwner } from '../../store/session/selectors';
import { selectTrackside, selectTracksideAthletes } from '../../store/trackside/selectors';
import { tracksideActions } from '../../store/trackside/slice';
import { selectUsers } from '../../store/users/selectors';
import { call, put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';
import { holdRun } from '../runs/hold';
import { keepSession, removeSession, saveAgain, writeRun, writeSession } from './keep';
import { tracksideStorage } from './storage';

const { beginRequested, memberAdded, nothingFound, opened } = tracksideActions;

/** The runs of those who are not finished, as far as there are any. */
function* openRuns(session: TracksideSession): Saga<LocalScreeningRun[]> {
  const runs = yield* select(selectAllScreeningRuns);
  const unfinished = session.members.filter(({ state }) => state !== 'finished');
  return unfinished.flatMap((member) => runOfMember(session, member, runs) ?? []);
}

/** Creates the runs of those who lack one so far. They are on the screen before they are written. */
function* createRuns(session: TracksideSession): Saga {
  const { clock } = yield* services();
  const { screeningId } = session;
  const owner = yield* select(selectSignedInOwner);
  const now = startOfNext(yield* select(selectOwnRuns), clock.now());
  const known = yield* select(selectAllScreeningRuns);
  for (const member of session.members) {
    if (member.state === 'finished' || runOfMember(session, member, known)) continue;
    const { clientId, userId } = member;
    const run = createScreeningRun({ clientId, userScreening: { userId, screeningId }, owner, now });
    yield* put(runsActions.changed({ ...run, ...sessionFields(session, member) }));
  }
  const runs = yield* openRuns(session);
  for (const run of runs.filter(({ localId }) => localId === undefined)) yield* writeRun(run);
}

/** The session of this user: its row, or what its runs tell where that is lost, with what became of them [TS-4]. */
function* sessionOfDevice(): Saga<TracksideSession | null> {
  const storage = yield* tracksideStorage();
  const owner = yield* select(selectSignedInOwner);
  const stored = yield* call(storage.find, owner);
  const runs = yield* select(selectAllScreeningRuns);
  const session = stored ?? sessionOfRuns(runs, owner);
  return session && settled(session, runs);
}

/**
 * Who has no run any more, or none so far, gets one under a new id: the server takes nothing more under that of a run
 * that was erased [TS-7]. Somebody whom an update has taken away gets none, and leaves the session: the server would
 * refuse it [CO-7]. Where the device knows nobody, as after a logout, everybody stays.
 */
function* withNewIds(session: TracksideSession): Saga<TracksideSession> {
  const { ids } = yield* services();
  const runs = yield* select(selectAllScreeningRuns);
  const athletes = yield* select(selectTracksideAthletes);
  const knowsNobody = (yield* select(selectUsers)).length === 0;
  const renewed = (member: TracksideMember): TracksideMember[] => {
    if (member.state === 'finished' || runOfMember(session, member, runs)) return [member];
    const isAthlete = knowsNobody || athletes.some(({ id }) => id === member.userId);
    return isAthlete ? [{ ...member, clientId: ids.uuid() }] : [];
  };
  return withMembers(session, session.members.flatMap(renewed));
}

/** Shows the session where the trainer is. */
function* show(session: TracksideSession): Saga {
  const { clock } = yield* services();
  const screening = yield* select(selectScreening, session.screeningId);
  // Without its tests, as after a logout, it stays where it was until an update brings them.
  const placed = screening ? atSomebody(session, screening.tests) : session;
  yield* put(opened({ session: placed, shownAt: clock.now() }));
}

function* goOnOrChoose(): Saga<null> {
  const found = yield* sessionOfDevice();
  const session = found && (yield* withNewIds(found));
  if (session && !isOver(session)) {
    yield* show(session);
    yield* writeSession();
    yield* createRuns(session);
    // What was not on the device when the page was left.
    yield* saveAgain();
    return null;
  }
  yield* saveAgain();
  if (session) yield* removeSession(session);
  yield* put(nothingFound());
  return null;
}

/** Opens the session in one tab of this device at a time, until the page is left [TS-4]. */
export function* open(): Saga {
  yield* holdRun('trackside', tracksideActions, goOnOrChoose);
}

/** Begins a session with those of the chosen who are the trainer's athletes and have consent [TS-1]. */
export function* begin({ payload }: ReturnType<typeof beginRequested>): Saga {
  const { clock, ids } = yield* services();
  const screening = yield* select(selectScreening, payload.screeningId);
  const athletes = yield* select(selectTracksideAthletes);
  const userIds = payload.userIds.filter((userId) => athletes.some(({ id }) => id === userId));
  const { status } = yield* select(selectTrackside);
  if (status !== 'choosing' || !screening || screening.tests.length === 0 || userIds.length === 0) return;
  const session = beginSession({
    ...payload,
    userIds,
    tests: screening.tests,
    clientId: ids.uuid(),
    owner: yield* select(selectSignedInOwner),
    now: clock.now(),
    uuid: ids.uuid,
  });
  // A session that the device cannot keep would be lost with the tab, so it does not begin.
  yield* call((yield* tracksideStorage()).save, session);
  yield* show(session);
  yield* createRuns(session);
}

/** Somebody comes late [TS-6]. */
export function* add({ payload: userId }: ReturnType<typeof memberAdded>): Saga {
  const { ids } = yield* services();
  const { session, status } = yield* select(selectTrackside);
  const athletes = yield* select(selectTracksideAthletes);
  const isAthlete = athletes.some(({ id }) => id === userId);
  if (status !== 'open' || !session || !isAthlete || !canJoin(session, userId)) return;
  const joined = addMember(session, userId, ids.uuid());
  yield* keepSession(joined);
  yield* createRuns(joined);
}
