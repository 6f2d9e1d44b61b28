import { DetailedError, Upload } from 'tus-js-client';
import * as z from 'zod/mini';
import { uploadPartBytes, uploadPath } from '../../contract/contentClips';
import { errorBodySchema } from '../../contract/schemas';
import { ApiError } from '../../domain/errors';
import type { ClipUploads } from '../ports';
import { setXsrfHeaders } from '../xsrfHeaders';

/** How long the tries of a part wait, in milliseconds. After the last one the person is asked. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000];

/** Statuses that are an answer: to try again would not change it. */
const isAnswer = (status: number): boolean =>
  status === 507 || (status < 500 && ![409, 423, 429].includes(status));

const messageSchema = z.pick(errorBodySchema, { message: true });

const messageIn = (body: string | undefined): string => {
  try {
    return messageSchema.safeParse(JSON.parse(body ?? '')).data?.message ?? '';
  } catch {
    return '';
  }
};

const toApiError = (error: Error): ApiError => {
  const answer = error instanceof DetailedError ? error.originalResponse : null;
  if (!answer) return new ApiError('unreachable', String(error));
  const message = messageIn(answer.getBody());
  return new ApiError(message ? 'status' : 'statusText', message, answer.getStatus());
};

const idIn = (address: string): string => new URL(address, location.href).pathname.split('/').at(-1) ?? '';

/** Sends clips by the tus protocol, in parts that proxies let through [CT-3]. */
export const createUploads = (apiBase: string): ClipUploads => {
  const endpoint = new URL(`${apiBase}${uploadPath}`, location.href);
  const isSameSite = endpoint.origin === location.origin;
  return {
    send: ({ bytes, address }, token, on, signal) =>
      new Promise((resolve, reject) => {
        const upload: Upload = new Upload(new Blob([bytes]), {
          endpoint: String(endpoint),
          uploadUrl: address,
          chunkSize: uploadPartBytes,
          retryDelays,
          storeFingerprintForResuming: false,
          headers: { Authorization: `Bearer ${token}` },
          onBeforeRequest: (request) => {
            if (!isSameSite) return;
            const headers = new Headers();
            setXsrfHeaders(headers);
            for (const [name, value] of headers) request.setHeader(name, value);
          },
          onShouldRetry: ({ originalResponse }) =>
            !originalResponse || !isAnswer(originalResponse.getStatus()),
          onUploadUrlAvailable: () => upload.url && on.begun(upload.url),
          onChunkComplete: (_size, accepted, total) => on.progress(accepted / total),
          onError: (error) => reject(toApiError(error)),
          onSuccess: () => resolve(idIn(upload.url ?? '')),
        });
        signal.addEventListener('abort', () => {
          void upload.abort();
          reject(signal.reason);
        });
        upload.start();
      }),
  };
};
