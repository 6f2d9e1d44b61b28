import Ajv, { type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

/** What these tests read of a document of OpenAPI. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security?: object[];
  parameters?: { $ref?: string; name: string; in: string; schema: AnySchemaObject }[];
  requestBody?: { content: Record<string, { schema: AnySchemaObject }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema?: AnySchemaObject }> }>;
}

interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  payload: string;
}

/** The key of a call in the document, such as `get /members/{id}` for `GET /api/members/:id`. */
const keyOf = (call: string): string =>
  call
    .replace(/^\w+/, (method) => method.toLowerCase())
    .replace(' /api/', ' /')
    .replace(/:(\w+)/g, '{$1}');

/** An answer that has no body of its own. */
const isBodiless = ({ statusCode, payload }: Answer): boolean => statusCode === 304 || payload === '';

/** Whether the document says that these are bytes, of which it has no schema. */
const isBytes = (type: string | undefined, content: object | undefined): boolean =>
  content !== undefined &&
  (('video/*' in content && type?.startsWith('video/') === true) ||
    ('application/zip' in content && type === 'application/zip'));

/**
 * Returns a function that says what of an answer does not fit the document, by ajv: a status, a type or a body that the
 * call does not have there.
 */
export const answerFaultsOf = (document: ApiDocument) => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ ...document, $id: 'api' });
  const checks = new Map<string, ValidateFunction>();
  const checkOf = (pointer: string): ValidateFunction => {
    const check = checks.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    checks.set(pointer, check);
    return check;
  };
  const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

  return (call: string, answer: Answer): string[] => {
    const [method = '', path = ''] = keyOf(call).split(' ');
    const responses: Operation['responses'] = document.paths[path]?.[method]?.responses ?? {};
    const status = [String(answer.statusCode), `${String(answer.statusCode)[0]}XX`].find(
      (one) => one in responses,
    );
    if (status === undefined) return [`${call} has no answer ${answer.statusCode}`];
    const { $ref, content } = responses[status] ?? {};
    const type = String(answer.headers['content-type']).split(';')[0];
    if (isBodiless(answer) || isBytes(type, content)) return [];
    if ($ref === undefined && !content?.[type ?? '']) return [`${call} ${status} has no ${type}`];
    const place = $ref?.slice(1) ?? `/paths/${escaped(path)}/${method}/responses/${status}`;
    const check = checkOf(`${place}/content/${escaped('application/json')}/schema`);
    if (check(JSON.parse(answer.payload))) return [];
    return (check.errors ?? []).map(
      ({ instancePath, message }) => `${call} ${status}: ${instancePath} ${message}`,
    );
  };
};
