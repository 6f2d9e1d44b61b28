import * as z from 'zod/mini';
import type { DeskNotification } from '../../../src/contract/assignments';
import { type Call, calls } from '../../../src/contract/calls';
import type { Feedback } from '../../../src/contract/feedback';
import { errorBodySchema } from '../../../src/contract/schemas';
import type { ServerAnswer, ServerRequest } from '../../fakes/serverCalls';
import { type Person, password } from './club';
import { withoutFurtherFields } from './furtherFields';

/** A server with the club of `club.ts`, and the facts about it that no call returns. */
export interface ContractServer {
  /** Sends a request. Returns a video as a Blob and an empty body as null. */
  handle(request: ServerRequest): Promise<ServerAnswer>;
  storedFeedback(): Promise<Feedback[]>;
  /** Notes that a run was erased on purpose [ON-5]. */
  noteErasure(userId: number, clientId: string): Promise<void>;
  /** Notes that a member has not agreed that their pain is stored [CS-1]. */
  declinePain(username: Person): Promise<void>;
  /** Makes somebody the athlete of a trainer, or no more. */
  changeRight(trainer: Person, athlete: Person, isTheirs: boolean): Promise<void>;
  /** Gives the database a new epoch, as the restore of a backup does [ON-6]. */
  setEpoch(epoch: string): Promise<void>;
  /** Notes that somebody changed something for a user [AS-4]. */
  announce(userId: number, notification: DeskNotification): Promise<void>;
  /** The addresses to which the server sent mails. */
  mailed(): string[];
  stop(): Promise<void>;
}

export type OpenServer = () => Promise<ContractServer>;

/** The server with helpers for the tests. */
export interface Club extends Omit<ContractServer, 'stop'> {
  /** Sends a call as a signed-in user, or without a sign-in. */
  send(call: Call<unknown>, as: Person | null): Promise<ServerAnswer>;
  /** Sends a call and expects a 200 with exactly the fields of the contract. Leaves out the named further ones. */
  ask<Answer>(call: Call<Answer>, as: Person | null): Promise<Answer>;
  /** Like `ask`, but returns the further fields as well. */
  askWhole<Answer>(call: Call<Answer>, as: Person | null): Promise<Answer>;
  /** Sends a call and expects an error in the form of the contract [API-41]. Returns its status. */
  refusal(call: Call<unknown>, as: Person | null): Promise<number>;
}

const useServer = ({ handle, ...server }: ContractServer): Club => {
  const tokens = new Map<Person, string>();

  const tokenOf = async (person: Person): Promise<string> => {
    const token =
      tokens.get(person) ?? (await ask(calls.authenticate({ username: person, password }), null)).token;
    tokens.set(person, token);
    return token;
  };

  const send: Club['send'] = async ({ method, path, body }, as) =>
    handle({ method, path, body, token: as && (await tokenOf(as)) });

  const askWhole: Club['askWhole'] = async (call, as) => {
    const { status, body } = await send(call, as);
    expect({ status, body }).toMatchObject({ status: 200 });
    const answer = z.parse(call.schema, body);
    expect(withoutFurtherFields(answer)).toEqual(withoutFurtherFields(body));
    return answer;
  };

  const ask = async <Answer>(call: Call<Answer>, as: Person | null) =>
    withoutFurtherFields(await askWhole(call, as)) as Answer;

  const refusal: Club['refusal'] = async (call, as) => {
    const { status, body } = await send(call, as);
    expect(z.parse(errorBodySchema, body)).toEqual({ ...(body as object), status });
    return status;
  };

  return { ...server, handle, send, ask, askWhole, refusal };
};

/** Opens a server for each test of a `describe`, or one for all of them. */
export const openClub = (open: OpenServer, howOften: 'forEach' | 'once' = 'forEach'): Club => {
  const club = {} as Club;
  let server: ContractServer;
  const start = async () => {
    server = await open();
    Object.assign(club, useServer(server));
  };
  const stop = () => server.stop();
  if (howOften === 'once') {
    beforeAll(start);
    afterAll(stop);
  } else {
    beforeEach(start);
    afterEach(stop);
  }
  return club;
};
