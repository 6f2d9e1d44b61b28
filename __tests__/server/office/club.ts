import type { Call } from '../../../src/contract/calls';
import { calls } from '../../../src/contract/calls';
import type { ErrorBody } from '../../../src/contract/schemas';
import { password } from '../../contract/serverContract/club';
import { inject } from '../../contract/serverContract/inject';
import { startServer } from '../support';
import { seedOffice } from './seedOffice';

/** Starts a server with the members of `seedOffice`, and functions that send calls as somebody. */
export const startOffice = async () => {
  const server = await startServer(seedOffice);
  const tokens = new Map<string, string>();

  const tokenOf = async (username: string): Promise<string> => {
    const known = tokens.get(username);
    if (known) return known;
    const call = calls.authenticate({ username, password });
    const { body } = await inject(server.app, { ...call, token: null });
    const { token } = body as { token: string };
    tokens.set(username, token);
    return token;
  };

  /** Sends a call as a user, or as nobody. */
  const send = async (call: Call<unknown>, as: string | null) =>
    inject(server.app, { ...call, token: as && (await tokenOf(as)) });

  /** Sends a call and expects its answer. */
  const ask = async <Answer>(call: Call<Answer>, as: string | null): Promise<Answer> => {
    const { status, body } = await send(call, as);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body as Answer;
  };

  /** Sends a call and expects a refusal. Returns its status and message. */
  const refused = async (
    call: Call<unknown>,
    as: string | null,
  ): Promise<[status: number, message: string]> => {
    const { status, body } = await send(call, as);
    expect(status).toBeGreaterThanOrEqual(400);
    return [status, (body as ErrorBody).message];
  };

  /** Whether somebody can sign in. */
  const signIn = async (username: string, word = password): Promise<number> => {
    const call = calls.authenticate({ username, password: word });
    return (await inject(server.app, { ...call, token: null })).status;
  };

  return { ...server, ask, refused, send, signIn };
};

export type OfficeServer = Awaited<ReturnType<typeof startOffice>>;

/** The token of the link in the last mail to an address. */
export const linkTo = ({ mails }: Pick<OfficeServer, 'mails'>, address: string): string => {
  const mail = mails.findLast(({ to }) => to === address);
  if (!mail) throw new Error(`No mail went to ${address}.`);
  return mail.link.split('/').at(-1) ?? '';
};
