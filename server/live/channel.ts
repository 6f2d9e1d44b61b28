import type { Notification } from '../../src/contract/chat';
import { closeCodes, Session, type SessionDependencies, type Wire } from './session';

/** Tells an app that it may connect to another process at once. */
const stopping = 'Der Server wird beendet.';

/** Tells an app that it may try again soon. */
const crowded = 'Gerade verbinden sich zu viele.';

/** How many sessions may wait for their sign-in, from one network and in all [LC-14]. */
const maxWaitingPerNetwork = 20;
const maxWaiting = 500;

/** More than anybody has open pages. */
const maxSessionsPerUser = 20;

const userIdsOf = (sessions: ReadonlySet<Session>): number[] => [
  ...new Set([...sessions].flatMap(({ userId }) => userId ?? [])),
];

interface ChannelDependencies extends Omit<SessionDependencies, 'onSignIn' | 'onEnd'> {
  /** Returns what a user has not read. */
  findUnread(userId: number): Promise<Notification[]>;
}

/** All sessions of the live channel. */
export const createLiveChannel = (dependencies: ChannelDependencies) => {
  /** In the order of their beginning. */
  const sessions = new Set<Session>();
  /** Those without a sign-in, and from which network they come. */
  const waiting = new Map<Session, string>();
  let isClosed = false;

  /** Returns whether one more may wait for its sign-in. */
  const hasRoom = (network: string): boolean => {
    if (waiting.size >= maxWaiting) return false;
    return [...waiting.values()].filter((other) => other === network).length < maxWaitingPerNetwork;
  };

  const sessionsOf = (userId: number) => [...sessions].filter((session) => session.userId === userId);

  /** Ends the user's oldest sessions above the limit. An old session is more likely dead than the new one. */
  const onSignIn = (signedIn: Session) => {
    const { userId } = signedIn;
    waiting.delete(signedIn);
    if (userId === undefined) return;
    for (const session of sessionsOf(userId).slice(0, -maxSessionsPerUser)) session.end(closeCodes.goingAway);
  };

  return {
    hasRoom,
    /** Begins a session on a new transport. It ends at once when the channel is closed, or has no room for it. */
    open(wire: Wire, network: string): Session {
      const isCrowded = !hasRoom(network);
      const onEnd = (ended: Session) => {
        sessions.delete(ended);
        waiting.delete(ended);
      };
      const session = new Session(wire, { ...dependencies, onSignIn, onEnd });
      sessions.add(session);
      waiting.set(session, network);
      if (isClosed) session.end(closeCodes.goingAway, stopping);
      else if (isCrowded) session.end(closeCodes.tryAgainLater, crowded);
      return session;
    },
    /** Sends a notification to all sessions of a user who may still receive it. A user without sessions is no error. */
    notify(userId: number, notification: Notification): void {
      for (const session of sessionsOf(userId)) session.notify(notification);
    },
    /** Returns the users who have sessions here. */
    userIds: () => userIdsOf(sessions),
    /** Says to the sessions of a user that something changed which the user may see [LC-16]. */
    tellOfChanges(userId: number): void {
      for (const session of sessionsOf(userId)) session.tellOfChanges();
    },
    /** Ends the sessions of a user who may not receive anything any more. The others go on. */
    recheck(userId: number): void {
      for (const session of sessionsOf(userId)) session.recheck();
    },
    /**
     * Tells each open session again what its user has not read: something may have been lost on the way to this
     * process. A session for which that cannot be found out ends: its page comes back, and looks itself.
     */
    async resume(): Promise<void> {
      for (const userId of userIdsOf(sessions)) {
        try {
          const unread = await dependencies.findUnread(userId);
          for (const session of sessionsOf(userId)) {
            session.recheck();
            for (const notification of unread) session.notify(notification);
          }
        } catch (error) {
          dependencies.logError(error);
          for (const session of sessionsOf(userId)) session.end(closeCodes.goingAway);
        }
      }
    },
    /** Ends all sessions, and from now on each new one. */
    close(): void {
      isClosed = true;
      for (const session of sessions) session.end(closeCodes.goingAway, stopping);
    },
    size: (): number => sessions.size,
  };
};

export type LiveChannel = ReturnType<typeof createLiveChannel>;
