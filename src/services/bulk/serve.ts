import type { Bulk } from '../ports';
import { asSent, type Method, type Reply, type Request, type Rows, slicesOf, withoutLists } from './messages';

/** Where the page is heard and answered. */
interface Caller {
  postMessage(reply: Reply): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

type Call = (...args: unknown[]) => Promise<unknown>;

/**
 * Does for a page what it asks for. Each slice of a long list is a message of its own, so that the page reacts in
 * between. What can be aborted takes a signal as its last argument.
 */
export const serve = (bulk: Bulk, caller: Caller): void => {
  const running = new Map<number, AbortController>();

  const answer = async (id: number, method: Method, args: unknown[]): Promise<void> => {
    const controller = new AbortController();
    running.set(id, controller);
    const result = await (bulk[method] as Call)(...args, controller.signal);
    const slices: Rows[] = [];
    const rest = withoutLists(result, (path, list) => {
      for (const rows of slicesOf(list)) slices.push({ is: 'rows', id, path, rows });
    });
    caller.postMessage({ is: 'result', id, result: rest });
    for (const slice of slices) caller.postMessage(slice);
    caller.postMessage({ is: 'done', id });
  };
  caller.addEventListener('message', ({ data }: MessageEvent<Request>) => {
    const { id } = data;
    if (data.is === 'abort') return running.get(id)?.abort();
    answer(id, data.method, data.args)
      .catch((error: unknown) => caller.postMessage({ is: 'error', id, error: asSent(error) }))
      .finally(() => running.delete(id));
  });
  caller.postMessage({ is: 'ready' });
};
