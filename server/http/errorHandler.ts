import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../src/contract/schemas';
import { faultOf } from '../database/faults';
import { busy, HttpError, InvalidInput, notStored } from './errors';
import { jsonType } from './json';
import { loggedRequest } from './loggedRequest';
import { securityHeaders } from './securityHeaders';

/** Messages for requests that the framework refuses. */
const messages: Record<number, string> = {
  400: 'Die Anfrage ist nicht lesbar.',
  413: 'Die Anfrage ist zu groß.',
  414: 'Die Adresse ist zu lang.',
  415: 'Die Anfrage muss JSON enthalten.',
};

const internalMessage = 'Auf dem Server ist ein Fehler aufgetreten. Bitte versuch es später noch einmal.';

/**
 * Returns a message that names the first invalid field, such as 'testRuns.0.duration'. An empty path is the whole body.
 */
const validationMessage = ({ path, maxLength }: InvalidInput): string => {
  const field = path.join('.');
  if (field === '') return 'Der Inhalt der Anfrage fehlt oder hat nicht die erwartete Form.';
  return maxLength === undefined
    ? `Die Angabe „${field}“ fehlt oder ist ungültig.`
    : `Die Angabe „${field}“ ist zu lang: höchstens ${maxLength.toLocaleString('de')} Zeichen.`;
};

const toHttpError = (error: FastifyError): HttpError => {
  if (error instanceof HttpError) return error;
  if (error instanceof InvalidInput) return new HttpError(400, validationMessage(error));
  const fault = faultOf(error);
  if (fault === 'busy') return busy(error);
  if (fault === 'full' || fault === 'readOnly') return notStored(fault, error);
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return new HttpError(500, internalMessage);
  return new HttpError(status, messages[status] ?? 'Die Anfrage wurde abgelehnt.');
};

/**
 * Sends an error in the form of the contract [API-41], also one that came before any hook. The cause of an internal
 * error goes only to the log.
 */
export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const { statusCode, message, headers, code, present, problems } = toHttpError(error);
  if (statusCode >= 500) {
    request.log.error({ err: error, ...loggedRequest(request) }, 'Eine Anfrage ist gescheitert');
  }
  const body: ErrorBody & { present?: object; problems?: HttpError['problems'] } = {
    status: statusCode,
    error: STATUS_CODES[statusCode] ?? 'Error',
    message,
    ...(code !== undefined && { code }),
    ...(present && { present }),
    ...(problems && { problems }),
  };
  return reply
    .code(statusCode)
    .headers({ ...securityHeaders, 'cache-control': 'no-store', ...headers })
    .type(jsonType)
    .serializer(JSON.stringify)
    .send(body);
};
