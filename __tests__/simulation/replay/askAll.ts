import type { CurrentUser } from '../../../src/contract/schemas';
import type { FakeServer } from '../../fakes/FakeServer';
import type { ServerRequest } from '../../fakes/serverCalls';

/**
 * Asks the server for everything that it holds of a user. No call returns exercise runs, so they are posted again: the
 * answer is what is stored.
 */
const askFor = (server: FakeServer, { id, username }: CurrentUser) => {
  let token: string | null = null;
  const ask = (request: Omit<ServerRequest, 'token'>) => server.handle({ ...request, token });
  const trainings = server.exerciseRuns.all.filter(({ userId }) => userId === id);
  const rooms = server.chat.rooms.filter(({ participants }) => participants.includes(id));
  const signIn = ask({ method: 'POST', path: '/auth', body: { username, password: 'athletik' } });
  ({ token } = signIn.body as { token: string });
  ask({ method: 'GET', path: `/screening/user/${id}` });
  ask({ method: 'GET', path: `/screening/runs/user/${id}` });
  ask({ method: 'POST', path: '/exercise/runs/all/', body: trainings });
  ask({ method: 'GET', path: `/notification/${id}` });
  ask({ method: 'GET', path: `/chat/chatroom/${id}` });
  for (const room of rooms) ask({ method: 'GET', path: `/chat/chatroom/messages/${room.id}` });
};

/** Asks the server for everything that it holds of all users, after a scenario. */
export const askAll = (server: FakeServer) => {
  for (const user of server.content.users) askFor(server, user);
};
