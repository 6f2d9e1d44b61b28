import type { Bulk } from '../ports';
import { addRows, asError, type Method, type Reply } from './messages';

/** What a page needs of its worker. */
export interface BulkWorker {
  postMessage(request: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Reply>) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

interface Asked {
  resolve(result: unknown): void;
  reject(error: Error): void;
  result: unknown;
}

type Call = (...args: unknown[]) => Promise<unknown>;

/**
 * Has a worker that is ready do the work. What fails there and can be repeated is done by the page, too: only there a lost
 * database is noticed, and opened again [DB-13]. When the worker fails for good, the page does everything.
 */
export const createClient = (worker: BulkWorker, inPage: Bulk): Bulk => {
  const asked = new Map<number, Asked>();
  let isBroken = false;
  let lastId = 0;

  const hear = (reply: Exclude<Reply, { is: 'ready' }>, { resolve, reject, result }: Asked) => {
    if (reply.is === 'rows') return addRows(result, reply.path, reply.rows);
    if (reply.is === 'result') return asked.set(reply.id, { resolve, reject, result: reply.result });
    asked.delete(reply.id);
    return reply.is === 'done' ? resolve(result) : reject(asError(reply.error));
  };
  worker.addEventListener('message', ({ data }) => {
    if (data.is === 'ready') return;
    const one = asked.get(data.id);
    if (one) hear(data, one);
  });
  worker.addEventListener('error', () => {
    isBroken = true;
    for (const { reject } of asked.values()) reject(new Error('The worker has failed.'));
    asked.clear();
  });

  const ask = (method: Method, args: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      asked.set(lastId, { resolve, reject, result: undefined });
      worker.postMessage({ id: lastId, method, args });
    });

  const method = <Name extends Method>(name: Name, isRepeatable: boolean) =>
    (async (...args: unknown[]) => {
      const inThePage = () => (inPage[name] as Call)(...args);
      if (isBroken) return inThePage();
      return isRepeatable ? ask(name, args).catch(inThePage) : ask(name, args);
    }) as Bulk[Name];

  return {
    load: method('load', true),
    sendableRuns: method('sendableRuns', true),
    markSent: method('markSent', true),
    nameServer: method('nameServer', true),
    receiveRuns: method('receiveRuns', false),
    replaceScreenings: method('replaceScreenings', false),
  };
};
