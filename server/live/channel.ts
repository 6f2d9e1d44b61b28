import type { Notification } from '../../src/contract/chat';
import type { Clock } from '../clock';
import type { Timers } from '../timers';
import { closeCodes, Session, type SessionDependencies, type Wire } from './session';

/** More open pages than anybody has. */
const maxSessionsPerUser = 20;

export interface LiveChannelDependencies {
  now: Clock;
  timers: Timers;
  findUserId: SessionDependencies['findUserId'];
  logError: SessionDependencies['logError'];
}

/** Everybody who listens, and the way to tell them something. */
export interface LiveChannel {
  /** Begins a session on a transport that has just opened. */
  open(wire: Wire): Session;
  /** Sends a notification to all of a user's sessions; that there is none is no error. */
  notify(userId: number, notification: Notification): void;
  /** Ends all sessions. */
  close(): void;
}

export const createLiveChannel = (dependencies: LiveChannelDependencies): LiveChannel => {
  /** In the order in which they began. */
  const sessions = new Set<Session>();

  const sessionsOf = (userId: number) => [...sessions].filter((session) => session.userId === userId);

  /** The oldest gives way: it is rather a dead one than the page that has just been opened. */
  const onSignIn = ({ userId }: Session) => {
    if (userId === undefined) return;
    for (const session of sessionsOf(userId).slice(0, -maxSessionsPerUser)) session.end(closeCodes.goingAway);
  };

  return {
    open(wire) {
      const onEnd = (ended: Session) => sessions.delete(ended);
      const session = new Session(wire, { ...dependencies, onSignIn, onEnd });
      sessions.add(session);
      return session;
    },
    notify(userId, notification) {
      for (const session of sessionsOf(userId)) session.notify(notification);
    },
    close() {
      for (const session of sessions) session.end(closeCodes.goingAway);
    },
  };
};
