import { randomUUID } from 'node:crypto';
import { beginClub } from '../../../server/club/club';
import { hashToken } from '../../../server/secrets/tokens';
import { isEmpty } from '../../../server/users/isEmpty';
import { assignmentCalls } from '../../../src/contract/assignments';
import { calls } from '../../../src/contract/calls';
import { sessionCalls } from '../../../src/contract/session';
import { addressOf, assignments, password, people } from '../../contract/serverContract/club';
import { inject } from '../../contract/serverContract/inject';
import { seedClub } from '../../contract/serverContract/seedClub';
import { aScreeningRunPost, startServer } from '../support';

type Person = 'anna' | 'ben' | 'tina';

/** Starts a server on a data folder, with the club of the contract where it is empty, and functions that ask it. */
export const openClub = async (dataDir: string) => {
  const server = await startServer(async (seeding) => (await isEmpty(seeding.db)) && seedClub(seeding), {
    dataDir,
  });
  const { app, db } = server;

  const signIn = async (username: Person): Promise<string> => {
    const { body } = await inject(app, { ...calls.authenticate({ username, password }), token: null });
    return (body as { token: string }).token;
  };
  const postRun = async (username: Person, post: ReturnType<typeof aScreeningRunPost>) =>
    inject(app, { ...calls.saveScreeningRun(post), token: await signIn(username) });

  return {
    ...server,
    signIn,
    signOut: (token: string) => inject(app, { ...sessionCalls.end(hashToken(token)), token: null }),
    isSignedIn: async (token: string) => (await inject(app, { ...calls.exercises(), token })).status === 200,
    recover: (username: Person) =>
      app.inject({ url: `/api/admin/email/recovery/${encodeURIComponent(addressOf(username))}` }),
    postRun,
    /** Stores a new run of somebody. Returns it with its id. */
    saveRun: async (username: Person) => {
      const { screeningId } = assignments.anna;
      const post = aScreeningRunPost({ userId: people[username].id, screeningId: Number(screeningId) });
      const { body } = await postRun(username, post);
      return { ...post, id: (body as { id: number }).id };
    },
    /** Tina writes a note on the training of somebody. */
    saveNote: async (of: 'anna' | 'ben', revision: number, athleteNote: string) => {
      const target = { kind: 'training' as const };
      const post = { clientId: randomUUID(), userScreeningId: assignments[of].id, target, revision };
      const call = assignmentCalls.saveNote({ ...post, athleteNote, trainerNote: null });
      return inject(app, { ...call, token: await signIn('tina') });
    },
    noteFor: (of: 'anna' | 'ben') =>
      db
        .selectFrom('note')
        .selectAll()
        .where('userScreeningId', '=', assignments[of].id)
        .where('kind', '=', 'training')
        .executeTakeFirstOrThrow(),
    beginClub: () => beginClub(db, { name: 'TSV' }, 0),
  };
};

export type Club = Awaited<ReturnType<typeof openClub>>;
