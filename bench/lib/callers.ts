import { once } from 'node:events';
import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { CurrentUser } from '../../src/contract/schemas';

/** What calls have cost. */
export interface Cost {
  requests: number;
  /** Of the bodies of the answers, as they were sent. */
  bytes: number;
}

/** Makes calls as one user, and counts what reading costs. */
const createCaller = (url: string, token: string) => {
  const cost: Cost = { requests: 0, bytes: 0 };
  const send = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = body === undefined ? null : JSON.stringify(body);
    const answer = await fetch(`${url}/api${path}`, { method, headers, body: sent });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<Answer>;
  };

  /** Reads an answer as a browser asks for it, compressed, and counts its bytes before they are unpacked. */
  const read = async <Answer>(path: string): Promise<Answer> => {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
    const asked = request(`${url}/api${path}`, { headers }).end();
    const [answer] = await once(asked, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    cost.requests += 1;
    cost.bytes += body.length;
    return JSON.parse((answer.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString());
  };

  /** Does the work and returns what it cost. */
  const costOf = async (work: () => Promise<unknown>): Promise<Cost> => {
    Object.assign(cost, { requests: 0, bytes: 0 });
    await work();
    return { ...cost };
  };
  return { costOf, read, send };
};

export type Caller = ReturnType<typeof createCaller>;

/** Signs the demo club's trainer in. Returns who that is, and what makes calls as them. */
export const signInTrainer = async (url: string): Promise<{ trainer: CurrentUser; caller: Caller }> => {
  const answer = await fetch(`${url}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'trainer', password: 'athletik' }),
  });
  const trainer = (await answer.json()) as CurrentUser;
  return { trainer, caller: createCaller(url, trainer.token) };
};
