/** What a server answered, with a body that the browser keeps outside of the page's memory. */
export interface BlobAnswer {
  status: number;
  statusText: string;
  headers: Headers;
  blob: Blob;
}

const headersOf = (request: XMLHttpRequest): Headers => {
  const lines = request.getAllResponseHeaders().split('\r\n').filter(Boolean);
  return new Headers(lines.map((line) => line.split(/: ?(.*)/s, 2) as [string, string]));
};

/** Whether there are fewer or more bytes than the server said. A compressed answer has another length. */
const isCut = (headers: Headers, { size }: Blob): boolean => {
  const length = headers.get('Content-Length');
  return length !== null && !headers.has('Content-Encoding') && Number(length) !== size;
};

/**
 * Gets a file as a Blob, and calls back whenever more of it has arrived. `fetch` would tell this only to a page that
 * copies each piece. Rejects when the network fails or the signal aborts.
 */
export const requestBlob = (
  url: string,
  headers: Headers,
  signal: AbortSignal,
  onProgress: () => void,
): Promise<BlobAnswer> =>
  new Promise((resolve, reject) => {
    // An abort before this call tells no listener.
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('GET', url);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.responseType = 'blob';
    request.onprogress = onProgress;
    request.onload = () => {
      const { status, statusText, response: blob } = request;
      const answered = headersOf(request);
      // A proxy that gives up in the middle may end the answer as if it were whole [VI-3].
      if (isCut(answered, blob)) reject(new TypeError('The answer was cut.'));
      else resolve({ status, statusText, headers: answered, blob });
    };
    request.onerror = () => reject(new TypeError('The network has failed.'));
    request.onabort = () => reject(new TypeError('The request was aborted.'));
    signal.addEventListener('abort', () => request.abort());
    request.send();
  });
