/** A session at the track: a trainer screens several athletes test by test [TS-1]. */
import { nearest, type RatedFrom } from '../../contract/runs';
import { isHere, type Origin, type Owner, originOf } from '../owner';

/** How many athletes a session has at most [TS-1]. */
export const maxMembers = 20;

/** From so many athletes on, each test is done with all of them unless the trainer chooses otherwise [TS-1]. */
const groupFrom = 3;

/** 'byTest': one test with all athletes, then the next. 'byAthlete': all tests with one athlete, then the next. */
export type TracksideOrder = 'byTest' | 'byAthlete';

/** One test of one athlete. */
export interface TracksideCell {
  userId: number;
  testId: number;
}

/** An athlete in the session. */
export interface TracksideMember {
  userId: number;
  /** The number of the day, from 1; null where none are given. Nobody gets the one of somebody else [TS-5]. */
  number: number | null;
  /** The run of this athlete. */
  clientId: string;
  /** In a session of second looks: at which screening, or the nearest one [ZB-1]. */
  secondOf?: string | undefined;
  /** 'gone': left early, and is passed over [TS-6]. 'finished': the run is completed. */
  state: 'here' | 'gone' | 'finished';
}

/** One row on the device [TS-4]. The answers are in the runs. */
export interface TracksideSession {
  clientId: string;
  /** The trainer. */
  ownerId: number;
  origin: Origin;
  screeningId: number;
  /** ISO 8601. */
  startedAt: string;
  order: TracksideOrder;
  /** At most 20, each athlete once. */
  members: TracksideMember[];
  /** The tests that the trainer leaves out: they have no results, but their answers stay [TS-3]. */
  leftOut: TracksideCell[];
  /** What the trainer looks at, where all runs are second looks; else missing [ZB-1]. */
  secondLook?: RatedFrom | undefined;
  /** Where the trainer is; null before the first step, and where nobody is here any more. */
  at: TracksideCell | null;
}

export const isSameCell = (a: TracksideCell | null, b: TracksideCell | null): boolean =>
  a?.userId === b?.userId && a?.testId === b?.testId;

/** Whether this owner began the session, on this server. */
export const isSessionOf =
  (owner: Owner) =>
  ({ ownerId, origin }: TracksideSession): boolean =>
    ownerId === owner.id && isHere(origin, owner);

/** The order of a session for which nobody has chosen one [TS-1]. */
export const usualOrder = (members: number): TracksideOrder => (members < groupFrom ? 'byAthlete' : 'byTest');

/** Second looks: what the trainer looks at, and at which screening of a single athlete, if that is known. */
export interface ChosenLook {
  from: RatedFrom;
  of: string | null;
}

/** Returns a new session with each athlete once, in this order, 20 at most. */
export const beginSession = (from: {
  clientId: string;
  owner: Owner;
  screeningId: number;
  /** The tests of the screening. */
  tests: readonly { id: number }[];
  userIds: readonly number[];
  order: TracksideOrder;
  /** Whether each athlete has a number of the day: their place. */
  hasNumbers: boolean;
  /** Missing for ordinary screenings [ZB-1]. */
  secondLook?: ChosenLook | undefined;
  /** Milliseconds since the epoch. */
  now: number;
  /** Makes the client ids of the runs. */
  uuid: () => string;
}): TracksideSession => {
  const userIds = [...new Set(from.userIds)].slice(0, maxMembers);
  const [userId] = userIds;
  const [test] = from.tests;
  return {
    clientId: from.clientId,
    ownerId: from.owner.id,
    origin: originOf(from.owner),
    screeningId: from.screeningId,
    startedAt: new Date(from.now).toISOString(),
    order: from.order,
    members: userIds.map((id, place) => ({
      userId: id,
      number: from.hasNumbers ? place + 1 : null,
      clientId: from.uuid(),
      state: 'here',
      ...(from.secondLook && { secondOf: from.secondLook.of ?? nearest }),
    })),
    ...(from.secondLook && { secondLook: from.secondLook.from }),
    leftOut: [],
    at: userId === undefined || !test ? null : { userId, testId: test.id },
  };
};

export const memberOf = (session: TracksideSession, userId: number): TracksideMember | undefined =>
  session.members.find((member) => member.userId === userId);

/** Whether the athlete can still join: there is room, and they are not in it [TS-6]. */
export const canJoin = (session: TracksideSession, userId: number): boolean =>
  session.members.length < maxMembers && !memberOf(session, userId);

/** The number of somebody who comes late; null where none are given. */
const nextNumber = ({ members }: TracksideSession): number | null => {
  const given = members.flatMap(({ number }) => number ?? []);
  return given.length > 0 ? Math.max(...given) + 1 : null;
};

/** Adds somebody who comes late, with the next number of the day [TS-6]. Nobody joins twice, or beyond 20. */
export const addMember = (session: TracksideSession, userId: number, clientId: string): TracksideSession =>
  canJoin(session, userId)
    ? {
        ...session,
        members: [
          ...session.members,
          {
            userId,
            number: nextNumber(session),
            clientId,
            state: 'here',
            ...(session.secondLook && { secondOf: nearest }),
          },
        ],
      }
    : session;

/** Returns the session with these members. What was left out of somebody else goes with them [TS-3]. */
export const withMembers = (session: TracksideSession, members: TracksideMember[]): TracksideSession => ({
  ...session,
  members,
  leftOut: session.leftOut.filter((cell) => members.some(({ userId }) => userId === cell.userId)),
});

/** Returns the session without an athlete whose run was discarded. */
export const withoutMember = (session: TracksideSession, userId: number): TracksideSession =>
  withMembers(
    session,
    session.members.filter((member) => member.userId !== userId),
  );

/** Returns the session with this state of an athlete: gone, back again, or finished, which stays [TS-6]. */
export const withMemberState = (
  session: TracksideSession,
  userId: number,
  state: TracksideMember['state'],
): TracksideSession => ({
  ...session,
  members: session.members.map((member) =>
    member.userId === userId && member.state !== 'finished' ? { ...member, state } : member,
  ),
});

/** Leaves out a test of one athlete, or takes that back [TS-3]. */
export const leaveOut = (
  session: TracksideSession,
  cell: TracksideCell,
  isLeftOut: boolean,
): TracksideSession => {
  const others = session.leftOut.filter((other) => !isSameCell(other, cell));
  return { ...session, leftOut: isLeftOut ? [...others, cell] : others };
};

/** Whether this test of one athlete is left out knowingly [TS-3]. */
export const isLeftOut = (session: TracksideSession, cell: TracksideCell): boolean =>
  session.leftOut.some((other) => isSameCell(other, cell));

/** Whether nobody is left to go on with. */
export const isOver = ({ members }: TracksideSession): boolean =>
  members.every(({ state }) => state === 'finished');

/** What the run of a member says of its session, and of the screening that it looks at again [TS-1, ZB-1]. */
export const sessionFields = ({ clientId, secondLook }: TracksideSession, { secondOf }: TracksideMember) => ({
  tracksideId: clientId,
  ...(secondLook && secondOf !== undefined && { secondOf, ratedFrom: secondLook }),
});
