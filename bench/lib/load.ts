import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { quantile } from './keyStrokes';
import { median } from './pairs';

/** A request of a load. */
export interface LoadRequest {
  method?: 'GET' | 'POST';
  path: string;
  token?: string;
  body?: unknown;
}

/** Clock ticks of the kernel in a second, as Linux tells processor times. */
const ticks = 100;

/**
 * Returns the processor time of a process and of all that it has started, in milliseconds: 0 when it has ended, because
 * its parent counts it from then on.
 */
const processorTime = (pid: number | string): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may have blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const own = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + processorTime(child), (own * 1000) / ticks);
  } catch {
    return 0;
  }
};

/** Sends a request. Resolves with the answer, of which nothing is read yet. Throws when its status is not 200. */
const send = (url: string, { method = 'GET', path, token, body }: LoadRequest, agent?: Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const asked = request(`${url}${path}`, { method, agent, headers }, (answer) =>
      answer.statusCode === 200 ? resolve(answer) : reject(new Error(`${path}: ${answer.statusCode}`)),
    );
    asked.once('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });

/** Returns the text of the answer to a request. */
export const ask = async (url: string, request: LoadRequest): Promise<string> =>
  text(await send(url, request));

/** How much a load does: that many requests, that many of them at a time. */
export interface LoadSize {
  requests: number;
  atATime: number;
}

/** The servers that take the load, each asked in turn, and the processes that work for it. */
export interface LoadTarget {
  urls: readonly string[];
  pids: readonly number[];
}

/**
 * Sends requests, each to the next of the servers, and returns what one of them took: until its answer was there, and
 * of the processors. All in milliseconds.
 */
export const load = async (
  { urls, pids }: LoadTarget,
  next: (number: number) => LoadRequest,
  { requests, atATime }: LoadSize,
): Promise<Record<string, number>> => {
  const agent = new Agent({ keepAlive: true, maxSockets: atATime });
  const times: number[] = [];
  let number = 0;
  const client = async () => {
    while (number < requests) {
      const index = number;
      number += 1;
      const start = performance.now();
      const answer = await send(urls[index % urls.length] ?? '', next(index), agent);
      await once(answer.resume(), 'end');
      times.push(performance.now() - start);
    }
  };
  const used = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const [before, start] = [used(), performance.now()];
  await Promise.all(Array.from({ length: atATime }, client));
  const [wall, processor] = [performance.now() - start, used() - before];
  agent.destroy();
  return {
    'CPU of a request': processor / requests,
    'time between two answers': wall / requests,
    'answer, median': median(times),
    'answer, p99': quantile(times, 0.99),
  };
};
