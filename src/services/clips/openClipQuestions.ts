import { videoPath } from '../../contract/calls';
import type { ClipState } from '../../domain/clips';
import { ApiError } from '../../domain/errors';
import type { ClipQuestions } from '../ports';

/** When clips were last asked for, in milliseconds since the epoch. It stays when somebody signs out. */
const askedKey = 'clipsAskedAt';
const day = 24 * 60 * 60 * 1000;

/** In milliseconds [CO-1]. */
const timeout = 10_000;

/** Safari and Firefox do not say it. */
interface Saving {
  connection?: { saveData?: boolean };
}

/** What headers say. A compressed answer has another length, and a weak tag is not that of the bytes [VI-5]. */
const stateIn = (headers: Headers): ClipState => {
  const length = headers.has('Content-Encoding') ? null : headers.get('Content-Length');
  const etag = headers.get('ETag');
  return { size: length === null ? null : Number(length), etag: etag?.startsWith('"') ? etag : null };
};

/** Aborts after the time limit, and when the caller does. */
const limitedBy = (signal: AbortSignal) => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeout);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  const end = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, end };
};

const ask = async (url: string, token: string, signal: AbortSignal): Promise<Response> => {
  const limit = limitedBy(signal);
  try {
    const headers = new Headers({ Accept: '*/*', Authorization: `Bearer ${token}` });
    return await fetch(url, { method: 'HEAD', headers, cache: 'no-store', signal: limit.signal });
  } catch (error) {
    throw new ApiError('unreachable', String(error));
  } finally {
    limit.end();
  }
};

/** Opens what asks a server for its clips. The page of a Wi-Fi hotspot, which comes with status 200, is no answer. */
export const openClipQuestions = (baseUrl: string, storage: Storage): ClipQuestions => ({
  mayAsk: (now) => {
    const since = now - (Number(storage.getItem(askedKey)) || 0);
    // A time that lies ahead is from a clock that was wrong.
    return (since < 0 || since >= day) && (navigator as Saving).connection?.saveData !== true;
  },
  noteAsked: (now) => storage.setItem(askedKey, String(now)),
  stateOf: async (fileName, token, signal) => {
    const path = videoPath(fileName);
    const { ok, status, statusText, headers } = await ask(`${baseUrl}${path}`, token, signal);
    if (!ok) throw new ApiError('statusText', statusText, status);
    if (headers.get('Content-Type')?.includes('html')) throw new ApiError('malformed', `HEAD ${path}: HTML`);
    return stateIn(headers);
  },
});
