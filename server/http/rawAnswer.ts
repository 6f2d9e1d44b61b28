import { STATUS_CODES } from 'node:http';
import type { ErrorBody } from '../../src/contract/schemas';
import { jsonType } from './json';
import { securityHeaders } from './securityHeaders';

/**
 * Returns a refusal as it goes over a connection that Fastify does not answer on. The connection ends with it [API-41].
 */
export const rawAnswer = (
  status: number,
  message: string,
  more: Readonly<Record<string, string>> = {},
): string => {
  const error = STATUS_CODES[status] ?? 'Error';
  const body = JSON.stringify({ status, error, message } satisfies ErrorBody);
  const headers = {
    connection: 'close',
    'content-type': jsonType,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    ...securityHeaders,
    ...more,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${error}`, ...lines, '', body].join('\r\n');
};
