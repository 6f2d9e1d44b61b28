import { requestBlob } from '../../src/services/blobRequest';

/** What a page sees of a request. */
export interface Seen {
  status?: number;
  headers?: string | null;
  type?: string;
  text?: string;
  error?: string;
  /** How often the page was told that more has arrived. */
  progress: number;
}

/**
 * Requests a file of the server at `origin`. With the first piece, lets the server go on by a request of `/go`, or
 * aborts. Runs in Node and in a browser's page.
 */
export const requestAndTell = async (origin: string, withFirst: 'go' | 'abort'): Promise<Seen> => {
  const controller = new AbortController();
  let progress = 0;
  const onProgress = () => {
    progress += 1;
    if (progress > 1) return;
    if (withFirst === 'abort') controller.abort();
    // A test may be over by then.
    else fetch(`${origin}/go`).catch(() => undefined);
  };
  const headers = new Headers({ Authorization: 'Bearer geheim' });
  try {
    const answer = await requestBlob(`${origin}/file`, headers, controller.signal, onProgress);
    const { status, blob } = answer;
    const text = await blob.text();
    return { status, headers: answer.headers.get('X-Reason'), type: blob.type, text, progress };
  } catch (error) {
    return { error: (error as Error).message, progress };
  }
};

Object.assign(globalThis, { requestAndTell });
