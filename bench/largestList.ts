import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get } from 'node:http';
import { maxBytes } from '../server/runs/quota';
import { maxRunBytes } from '../server/runs/saveRun';
import type { ScreeningRunPost } from '../src/contract/runs';
import type { Variant } from './lib/pairs';
import { type Place, withServers } from './lib/places';
import { visitWhile } from './lib/visits';
import { measureWork } from './lib/works';

/** Requests for the start page in one execution on the idle server. */
const visits = 30;

/** As many runs as a person may have, each as large as it may be. */
const runs = Math.floor(maxBytes / maxRunBytes / 20);
const batch = 10;

/** A run whose lists have nearly the largest length. */
const aLargeRun = (userId: number): ScreeningRunPost => {
  const questionResults = Array.from({ length: 2_600 }, (_, index) => ({
    questionId: index + 10_000,
    checked: index % 3 === 0,
  }));
  const testRuns = [{ testId: 1, duration: 60_000, questionResults, questionRangeResults: [] }];
  const run = { userId, clientId: randomUUID(), clientRevision: 1, screeningId: 1, completed: true };
  return { ...run, start: '2026-11-20T10:00:00.000Z', testRuns, exercises: [] };
};

/** Reads an answer as it comes, still compressed: this process also measures. */
const read = async (url: string, headers: Record<string, string>): Promise<void> => {
  const [answer] = await once(get(url, { headers }), 'response');
  await once(answer.resume(), 'end');
};

/** A person's list of runs, and how they ask for it. */
interface LargeList {
  url: string;
  headers: Record<string, string>;
}

/** Stores the largest list of runs at a server. */
const storeLargest = async ({ server }: Place): Promise<LargeList> => {
  const post = async (path: string, body: unknown, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { id, token } = await post('/auth', { username: 'ben', password: 'athletik' });
  for (let stored = 0; stored < runs; stored += batch) {
    const posts = Array.from({ length: Math.min(batch, runs - stored) }, () => aLargeRun(id));
    await post('/screening/runs/all/', posts, token);
  }
  const url = `${server.url}/api/screening/runs/user/${id}`;
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
  const { byteLength } = await (await fetch(url, { headers })).arrayBuffer();
  if (byteLength < 0.01 * maxBytes) throw new Error('The list is not the largest.');
  return { url, headers };
};

/** Visits the start page while the server sends the list. */
const during = ({ name, server }: Place, { url, headers }: LargeList): Variant => ({
  name: `${name}, during a list of ${runs} runs`,
  run: async () => {
    let isOver = false;
    const reading = read(url, headers).then(() => {
      isOver = true;
    });
    const measures = await visitWhile(server.url, () => !isOver);
    await reading;
    return measures;
  },
});

/** Compares the start page of an idle server with that during the largest list of runs that a person may have. */
export const largestList = (former: string | null): Promise<unknown> => {
  const others: Variant[] = [];
  const prepare = async (place: Place) => {
    others.push(during(place, await storeLargest(place)));
  };
  return withServers(former, prepare, (now) =>
    measureWork({
      name: 'start page',
      floor: { name: 'idle', run: () => visitWhile(now.server.url, (count) => count < visits) },
      others,
      limits: { pairs: 2, milliseconds: 1 },
    }),
  );
};
