import { type Call, videoPath } from '../contract/calls';
import { errorBodySchema } from '../contract/schemas';
import { ApiError } from '../domain/errors';
import { parseJson } from '../domain/parseJson';
import type { Http } from './ports';

/** Time limits in milliseconds: for the answer of a call, and for the next bytes of a video [CO-1]. */
const callTimeout = 10_000;
const videoTimeout = 20_000;

/** Makes a time limit that can be restarted and that also ends when the caller aborts. */
const createLimit = (milliseconds: number, signal: AbortSignal) => {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let isTimedOut = false;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isTimedOut = true;
      controller.abort();
    }, milliseconds);
  };
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  restart();
  return {
    signal: controller.signal,
    restart,
    isTimedOut: () => isTimedOut,
    end: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    },
  };
};

type Limit = ReturnType<typeof createLimit>;

const withinLimit = async <Answer>(
  milliseconds: number,
  signal: AbortSignal,
  work: (limit: Limit) => Promise<Answer>,
): Promise<Answer> => {
  const limit = createLimit(milliseconds, signal);
  try {
    return await work(limit);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(limit.isTimedOut() ? 'timeout' : 'unreachable', String(error));
  } finally {
    limit.end();
  }
};

/** Makes the error of an answer from its body's `message`, else from the status text [RE-8, API-41]. */
const errorOf = async (response: Response): Promise<ApiError> => {
  const body = errorBodySchema.safeParse(await response.json().catch(() => null));
  return new ApiError('status', body.success ? body.data.message : response.statusText, response.status);
};

/** Throws on an error status and on HTML. The login page of a Wi-Fi hotspot comes with status 200. */
const check = async (response: Response) => {
  if (!response.ok) throw await errorOf(response);
  if (response.headers.get('Content-Type')?.includes('html')) throw new ApiError('malformed', 'HTML');
};

/** Returns the value of the cookie `XSRF-TOKEN`, or undefined if the server has not set it. */
const xsrfToken = (cookies: string): string | undefined => {
  const value = cookies.match(/(?:^|;\s*)XSRF-TOKEN=([^;]*)/)?.[1];
  return value === undefined ? undefined : decodeURIComponent(value);
};

const headersOf = (method: string, token: string | null, isSameSite: boolean): Headers => {
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const xsrf = method !== 'GET' && isSameSite ? xsrfToken(document.cookie) : undefined;
  if (xsrf) headers.set('X-XSRF-TOKEN', xsrf);
  return headers;
};

const parse = <Answer>(call: Call<Answer>, body: unknown): Answer => {
  const answer = call.schema.safeParse(body);
  if (answer.success) return answer.data;
  const [issue] = answer.error.issues;
  throw new ApiError('malformed', `${call.method} ${call.path}: ${issue?.path.join('.')} ${issue?.message}`);
};

/** Reads a body piece by piece and restarts the time limit after each piece. */
const readAll = async (response: Response, limit: Limit): Promise<Blob> => {
  const type = response.headers.get('Content-Type') ?? 'video/mp4';
  if (!response.body) return new Blob([await response.arrayBuffer()], { type });
  const chunks: BlobPart[] = [];
  const reader = response.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    limit.restart();
    chunks.push(piece.value as BlobPart);
  }
  return new Blob(chunks, { type });
};

/** The API over fetch. `baseUrl` is `/api` or `https://host/api` [API-1]. */
export const createHttp = (baseUrl: string): Http => {
  const isSameSite = new URL(baseUrl, location.origin).origin === location.origin;
  return {
    send: (call, token, signal) =>
      withinLimit(callTimeout, signal, async (limit) => {
        const headers = headersOf(call.method, token, isSameSite);
        const init: RequestInit = { method: call.method, headers, signal: limit.signal };
        if (call.body !== undefined) {
          headers.set('Content-Type', 'application/json');
          init.body = JSON.stringify(call.body);
        }
        const response = await fetch(`${baseUrl}${call.path}`, init);
        await check(response);
        // If the connection breaks, `text()` rejects. So this is not reported as a malformed answer.
        return parse(call, parseJson(await response.text()));
      }),
    downloadVideo: (fileName, token, signal) =>
      withinLimit(videoTimeout, signal, async (limit) => {
        const response = await fetch(`${baseUrl}${videoPath(fileName)}`, {
          headers: headersOf('GET', token, isSameSite),
          signal: limit.signal,
        });
        await check(response);
        return readAll(response, limit);
      }),
  };
};
