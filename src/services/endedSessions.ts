import type { SessionStorage } from './ports';
import type { Items } from './sessionCopy';
import { endedSessionsKey as key } from './sessionKeys';

/** More than that only a server that always fails can leave behind. */
const maxStored = 50;

type EndedSessions = Pick<SessionStorage, 'endedSessions' | 'addEndedSession' | 'removeEndedSession'>;

/** The ended sign-ins of which the server has still to be told, in localStorage [CO-26]. */
export const createEndedSessions = (storage: Items): EndedSessions => {
  const stored = () => (storage.getItem(key) ?? '').split(' ').filter(Boolean);
  return {
    endedSessions: stored,
    addEndedSession: async (token) => {
      const { tokenHashOf } = await import('./tokenHash');
      storage.setItem(key, [...stored(), tokenHashOf(token)].slice(-maxStored).join(' '));
    },
    removeEndedSession: (tokenHash) => {
      const others = stored().filter((other) => other !== tokenHash);
      if (others.length > 0) storage.setItem(key, others.join(' '));
      else storage.removeItem(key);
    },
  };
};
