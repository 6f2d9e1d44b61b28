import { type Call, videoPath } from '../contract/calls';
import { errorBodySchema } from '../contract/schemas';
import { ApiError } from '../domain/errors';
import { parseJson } from '../domain/parseJson';
import type { Http } from './ports';

/** Milliseconds without an answer after which a call fails, and without a byte after which a video does [CO-1]. */
const callTimeout = 10_000;
const videoTimeout = 20_000;

/** A time limit that can be begun anew, and that also ends when the caller gives up. */
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

/** The error of an answer: its body's `message`, else the status text [RE-8, API-41]. */
const errorOf = async (response: Response): Promise<ApiError> => {
  const body = errorBodySchema.safeParse(await response.json().catch(() => null));
  return new ApiError('status', body.success ? body.data.message : response.statusText, response.status);
};

/** Throws unless it is the API that answers, and well: a hotspot's page to sign in comes with a 200. */
const check = async (response: Response) => {
  if (!response.ok) throw await errorOf(response);
  if (response.headers.get('Content-Type')?.includes('html')) throw new ApiError('malformed', 'HTML');
};

/** The value of the cookie `XSRF-TOKEN`, if the server has set one. */
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

/** Reads a body piece by piece, beginning the time limit anew with each. */
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
        // A connection that breaks in the middle is no malformed answer: the text rejects, and so does the call.
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
