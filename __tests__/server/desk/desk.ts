import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { createToken, hashToken } from '../../../server/secrets/tokens';
import { type Assignment, type AssignmentPost, assignmentCalls } from '../../../src/contract/assignments';
import { type Call, calls } from '../../../src/contract/calls';
import { chatCalls } from '../../../src/contract/chatCalls';
import { errorBodySchema } from '../../../src/contract/schemas';
import { type Person, people, screening } from '../../contract/serverContract/club';
import { inject } from '../../contract/serverContract/inject';
import { screeningRow, seedClub } from '../../contract/serverContract/seedClub';
import { startServer } from '../support';

/** A test that only the other screening has. */
export const otherTestId = 91;

/** What can be assigned beside the club's screening, and one that is retired. */
export const otherScreening = {
  ...screening,
  id: 902,
  name: 'Saisonstart',
  tests: screening.tests.slice(0, 1).map((test) => ({ ...test, id: otherTestId })),
};
export const retiredScreening = { ...screening, id: 903, name: 'Alt' };

/**
 * Starts the club of the contract with two more screenings. Tina and Theo both train Anna; Ben is Tina's alone, David
 * Theo's. The functions make calls as somebody.
 */
export const startDesk = async () => {
  const server = await startServer(async (seeding) => {
    await seedClub(seeding);
    const { db } = seeding;
    const rows = [screeningRow(otherScreening), { ...screeningRow(retiredScreening), isPublished: 0 }];
    await db
      .insertInto('screening')
      .values(rows.map((row) => ({ isPublished: 1, ...row })))
      .execute();
    await db
      .insertInto('trainerAthlete')
      .values({ trainerId: people.theo.id, athleteId: people.anna.id })
      .execute();
  });
  const { app, clock, db } = server;
  const tokens = new Map<Person, string>();

  /** A sign-in without its call, so that the limit of sign-ins does not matter. */
  const tokenOf = async (person: Person): Promise<string> => {
    const token = tokens.get(person) ?? createToken();
    if (!tokens.has(person)) {
      const row = { tokenHash: hashToken(token), userId: people[person].id, expiresAt: clock.now + 1e12 };
      await db.insertInto('authToken').values(row).execute();
    }
    tokens.set(person, token);
    return token;
  };

  const send = async (call: Call<unknown>, as: Person) => inject(app, { ...call, token: await tokenOf(as) });

  /** Makes a call that must succeed, with exactly the fields of its schema. */
  const ask = async <Answer>(call: Call<Answer>, as: Person): Promise<Answer> => {
    const { status, body } = await send(call, as);
    expect({ status, body }).toMatchObject({ status: 200 });
    const answer = z.parse(call.schema, body);
    expect(answer).toEqual(body);
    return answer;
  };

  /** Makes a call that must be refused in the contract's form, without further fields. Returns its status. */
  const refusal = async (call: Call<unknown>, as: Person): Promise<number> => {
    const { status, body } = await send(call, as);
    expect(z.parse(errorBodySchema, body)).toEqual({ ...(body as object), status });
    return status;
  };

  /** Returns somebody's assignments as the viewer reads them, with all fields. */
  const assignmentsOf = async (person: Person, as: Person): Promise<Assignment[]> =>
    (await send(calls.userScreenings(people[person].id), as)).body as Assignment[];

  const notificationsOf = (person: Person) => ask(chatCalls.notifications(people[person].id), person);

  return { ...server, ask, assignmentsOf, notificationsOf, refusal, send, tokenOf };
};

export type Desk = Awaited<ReturnType<typeof startDesk>>;

/** Assigns Anna the other screening in place of hers, as the app does. */
export const anAssignmentPost = (overrides: Partial<AssignmentPost> = {}): AssignmentPost => ({
  clientId: randomUUID(),
  userId: people.anna.id,
  screeningId: otherScreening.id,
  intervalWeeks: 8,
  base: screening.id,
  ...overrides,
});

/** The call of such an assignment. */
export const assigning = (overrides: Partial<AssignmentPost> = {}) =>
  assignmentCalls.assign(anAssignmentPost(overrides));
