import type { InTurn } from '../callSlots';
import type { Bulk } from '../ports';
import { addRows, asError, type Method, type Reply, type Request } from './messages';

/** What a page needs of its worker. */
export interface BulkWorker {
  postMessage(request: Request): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Reply>) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

interface Asked {
  resolve(result: unknown): void;
  reject(error: Error): void;
  result: unknown;
}

type Call = (...args: unknown[]) => Promise<unknown>;

const failed = 'The worker has failed.';

/**
 * Has a worker that is ready do the work. What fails there and can be repeated is done by the page, too: only there a
 * lost database is noticed, and opened again [DB-13]. When the worker fails for good, the page does everything. The
 * worker sends its requests in turn with those of the page.
 */
export const createClient = (worker: BulkWorker, inPage: Bulk, inTurn: InTurn): Bulk => {
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
    for (const { reject } of asked.values()) reject(new Error(failed));
    asked.clear();
  });

  const ask = (method: Method, args: unknown[], signal?: AbortSignal): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (isBroken) return reject(new Error(failed));
      lastId += 1;
      const id = lastId;
      asked.set(id, { resolve, reject, result: undefined });
      worker.postMessage({ is: 'call', id, method, args });
      const abort = () => worker.postMessage({ is: 'abort', id });
      if (signal?.aborted) abort();
      else signal?.addEventListener('abort', abort);
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
    requestRuns: (userId, token, signal) =>
      isBroken
        ? inPage.requestRuns(userId, token, signal)
        : inTurn(false, () => ask('requestRuns', [userId, token], signal) as ReturnType<Bulk['requestRuns']>),
    replaceScreenings: method('replaceScreenings', false),
  };
};
