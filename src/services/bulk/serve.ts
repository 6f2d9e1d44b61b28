import type { Bulk } from '../ports';
import { asSent, type Reply, type Request, type Rows, slicesOf, withoutLists } from './messages';

/** Where the page is heard and answered. */
interface Caller {
  postMessage(reply: Reply): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

type Call = (...args: unknown[]) => Promise<unknown>;

/** Does for a page what it asks for. Each slice of a long list is a message of its own, so that the page reacts in between. */
export const serve = (bulk: Bulk, caller: Caller): void => {
  const answer = async ({ id, method, args }: Request): Promise<void> => {
    const result = await (bulk[method] as Call)(...args);
    const slices: Rows[] = [];
    const rest = withoutLists(result, (path, list) => {
      for (const rows of slicesOf(list)) slices.push({ is: 'rows', id, path, rows });
    });
    caller.postMessage({ is: 'result', id, result: rest });
    for (const slice of slices) caller.postMessage(slice);
    caller.postMessage({ is: 'done', id });
  };
  caller.addEventListener('message', ({ data }: MessageEvent<Request>) => {
    answer(data).catch((error: unknown) =>
      caller.postMessage({ is: 'error', id: data.id, error: asSent(error) }),
    );
  });
  caller.postMessage({ is: 'ready' });
};
