import * as z from 'zod/mini';
import type { Database } from '../../../server/database/tables';
import type { Passwords } from '../../../server/secrets/passwords';
import { createToken, hashToken } from '../../../server/secrets/tokens';
import type { Call } from '../../../src/contract/calls';
import { type Member, memberCalls } from '../../../src/contract/members';
import { errorBodySchema } from '../../../src/contract/schemas';
import { inject } from '../../contract/serverContract/inject';
import { startServer } from '../support';
import { idOf, names, type OfficeName, people } from './people';

/** The password of everybody in the office. */
export const password = 'geheimes Wort';

const rowOf = (name: OfficeName, passwordHash: string) => {
  const person = people[name];
  const { roles, email = `${name}@example.org`, birthYear = null } = person;
  return {
    id: idOf(name),
    username: person.isInvited ? null : name,
    firstName: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    lastName: 'Ahorn',
    email,
    birthYear,
    passwordHash: person.isInvited ? null : passwordHash,
    authorities: JSON.stringify(roles),
    agreedVersion: person.hasConsent === false ? null : 1,
    isResting: person.isResting ? 1 : 0,
  };
};

const seedOffice = async ({ db, passwords }: { db: Database; passwords: Passwords }) => {
  const passwordHash = await passwords.hash(password);
  await db
    .insertInto('user')
    .values(names.map((name) => rowOf(name, passwordHash)))
    .execute();
  const pairs = names.flatMap((name) =>
    (people[name].trainers ?? []).map((trainer) => ({
      trainerId: idOf(trainer),
      athleteId: idOf(name),
    })),
  );
  await db.insertInto('trainerAthlete').values(pairs).execute();
};

/** Starts the real server with the office's club, and functions that make its calls as somebody. */
export const startOffice = async (settings: Parameters<typeof startServer>[1] = {}) => {
  const server = await startServer(seedOffice, settings);
  const { app, clock, db } = server;
  const tokens = new Map<OfficeName, string>();

  /** A sign-in without its call, so that the limit of sign-ins does not matter. */
  const tokenOf = async (name: OfficeName): Promise<string> => {
    const token = tokens.get(name) ?? createToken();
    if (!tokens.has(name)) {
      const row = { tokenHash: hashToken(token), userId: idOf(name), expiresAt: clock.now + 1e12 };
      await db.insertInto('authToken').values(row).execute();
    }
    tokens.set(name, token);
    return token;
  };

  const send = async (call: Call<unknown>, as: OfficeName | null) =>
    inject(app, { ...call, token: as && (await tokenOf(as)) });

  /** Makes a call that must succeed, with exactly the fields of the contract. */
  const ask = async <Answer>(call: Call<Answer>, as: OfficeName | null): Promise<Answer> => {
    const { status, body } = await send(call, as);
    expect({ status, body }).toMatchObject({ status: 200 });
    const answer = z.parse(call.schema, body);
    expect(answer).toEqual(body);
    return answer;
  };

  /** Makes a call that must be refused in the contract's form. Returns status and message. */
  const refusal = async (call: Call<unknown>, as: OfficeName | null): Promise<[number, string]> => {
    const { status, body } = await send(call, as);
    const { message, ...rest } = z.parse(errorBodySchema, body);
    expect(rest.status).toBe(status);
    return [status, message];
  };

  const signIn = async (username: string, word: string = password) => {
    const payload = { username, password: word };
    const answer = await app.inject({ method: 'POST', url: '/api/auth', payload });
    return { status: answer.statusCode, message: answer.json().message };
  };

  /** Returns a member as an admin sees it. */
  const memberOf = async (id: number): Promise<Member> => {
    const member = (await ask(memberCalls.all(), 'ada')).find((one) => one.id === id);
    if (!member) throw new Error(`There is no member ${id}.`);
    return member;
  };

  /** Opens the link to a new address that was mailed last. Returns the status. */
  const openLastLink = async (): Promise<number> => {
    const link = server.mails.findLast((mail) => mail.link.includes('/verification/'))?.link;
    const url = `/api/admin/email/verification/${link?.split('/').at(-1)}`;
    return (await app.inject({ url })).statusCode;
  };

  return { ...server, ask, memberOf, openLastLink, refusal, send, signIn, tokenOf };
};

export type Office = Awaited<ReturnType<typeof startOffice>>;
