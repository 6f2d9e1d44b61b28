import type { ReadFile } from '../../domain/listedMembers';
import type { ListReply, ListRequest } from './messages';

/** Milliseconds that a file may take. A list takes less than one second; an archive that lies can take for ever. */
export const readLimit = 20_000;

/** What is needed of a worker that is ready. */
export interface ListWorker {
  postMessage(request: ListRequest): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ListReply>) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}

/**
 * Has the worker read the file, and ends it. A file that takes too long is too large. Returns null if the worker fails:
 * then the page can read it.
 */
export const readBeside = async (worker: ListWorker, request: ListRequest): Promise<ReadFile | null> => {
  let limit: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve) => {
      worker.addEventListener('message', ({ data }) => data.is === 'read' && resolve(data.read));
      worker.addEventListener('error', () => resolve(null));
      limit = setTimeout(() => resolve({ fault: { kind: 'huge' } }), readLimit);
      worker.postMessage(request);
    });
  } finally {
    clearTimeout(limit);
    worker.terminate();
  }
};
