import * as z from 'zod/mini';
import { videoPath } from '../contract/calls';
import { errorBodySchema } from '../contract/schemas';
import { xsrfRefusalHeader } from '../contract/xsrf';
import { ApiError } from '../domain/errors';
import type { InTurn } from './callSlots';
import type { Http } from './ports';
import { lineOf, readAnswer } from './readAnswer';
import { setXsrfHeaders } from './xsrfHeaders';

/** Time limits in milliseconds for the next bytes of an answer: of a call without a body, and of a video [CO-1]. */
const callTimeout = 10_000;
const videoTimeout = 20_000;

/** What a started kB of a body adds to the time limit, in milliseconds, for networks of 28 kbit/s [FL-14]. */
const timePerKilobyte = 1_000;

const timeoutOf = (body: Uint8Array<ArrayBuffer> | null): number =>
  callTimeout + timePerKilobyte * Math.ceil((body?.length ?? 0) / 1_000);

/** Returns the body as it is sent. It is encoded here because the time limit depends on its length. */
const encoded = (body: unknown): Uint8Array<ArrayBuffer> | null =>
  body === undefined ? null : new TextEncoder().encode(JSON.stringify(body));

/** The longest wait that a server may ask for, in milliseconds: its clock or this device's may be wrong. */
const longestRetryAfter = 3_600_000;

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
  if (signal.aborted) abort();
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

/** Returns how long a 429 or 503 asks to wait, in milliseconds, or null if it does not say so legibly [CO-22]. */
const retryAfterOf = ({ status, headers }: Response): number | null => {
  const value = headers.get('Retry-After');
  if (!value || ![429, 503].includes(status)) return null;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), longestRetryAfter);
};

const messageSchema = z.pick(errorBodySchema, { message: true });

/**
 * Makes the error of an answer from its body's `message`, else from the status text [RE-8, API-41, API-47]. A refusal
 * of the XSRF cookies has no status: it says nothing about what was sent, and the next try has fresh cookies [CO-17].
 */
const errorOf = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => null);
  const message = messageSchema.safeParse(body).data?.message ?? '';
  const status = response.headers.has(xsrfRefusalHeader) ? null : response.status;
  const reason = message ? 'status' : 'statusText';
  return new ApiError(reason, message || response.statusText, status, retryAfterOf(response), body);
};

/** Throws on an error status and on HTML. The login page of a Wi-Fi hotspot comes with status 200. */
const check = async (response: Response, line: string) => {
  if (!response.ok) throw await errorOf(response);
  if (response.headers.get('Content-Type')?.includes('html'))
    throw new ApiError('malformed', `${line}: HTML`);
};

/**
 * Signs a request in. A token that no header can carry is a damaged session, like one that the server refuses [API-48].
 */
const setToken = (headers: Headers, token: string) => {
  try {
    headers.set('Authorization', `Bearer ${token}`);
  } catch (error) {
    throw new ApiError('status', String(error), 401);
  }
};

const headersOf = (method: string, token: string | null, isSameSite: boolean): Headers => {
  const headers = new Headers({ Accept: 'application/json' });
  if (token) setToken(headers, token);
  if (method !== 'GET' && isSameSite) setXsrfHeaders(headers);
  return headers;
};

/** Reads a body piece by piece and restarts the time limit after each piece. */
const readText = async (response: Response, limit: Limit): Promise<string> => {
  if (!response.body) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    limit.restart();
    text += decoder.decode(piece.value, { stream: true });
  }
  return text + decoder.decode();
};

/** The API over fetch. `baseUrl` is `/api` or `https://host/api` [API-1]. */
export const createHttp = (baseUrl: string, inTurn: InTurn): Http => {
  const isSameSite = new URL(baseUrl, location.origin).origin === location.origin;

  /** `type` is that of an answer that does not name its own. */
  const download = (path: string, token: string, signal: AbortSignal, type: string): Promise<Blob> =>
    withinLimit(videoTimeout, signal, async (limit) => {
      const headers = headersOf('GET', token, isSameSite);
      const { requestBlob } = await import('./blobRequest');
      const { blob, ...answer } = await requestBlob(baseUrl + path, headers, limit.signal, limit.restart);
      const isError = answer.status >= 400;
      await check(new Response(isError ? await blob.text() : null, answer), `GET ${path}`);
      return answer.headers.has('Content-Type') ? blob : blob.slice(0, blob.size, type);
    });

  return {
    send: async (call, token, signal) => {
      const { method } = call;
      const body = encoded(call.body);
      const carry = async (limit: Limit) => {
        const headers = headersOf(method, token, isSameSite);
        if (body) headers.set('Content-Type', 'application/json');
        const response = await fetch(baseUrl + call.path, { method, headers, body, signal: limit.signal });
        limit.restart();
        await check(response, lineOf(call));
        return readText(response, limit);
      };
      const text = await inTurn(method !== 'GET', () => withinLimit(timeoutOf(body), signal, carry));
      return readAnswer(call, text);
    },
    downloadFile: (path, token, signal) => download(path, token, signal, ''),
    downloadVideo: (fileName, token, signal, version) => {
      const path = videoPath(fileName) + (version ? `?v=${encodeURIComponent(version)}` : '');
      return download(path, token, signal, 'video/mp4');
    },
  };
};
