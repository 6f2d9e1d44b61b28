import { aClub } from './club';
import type { FakeServer } from './FakeServer';
import { failed } from './serverCalls';

const leftOut = ['what', 'materials', 'execution', 'description', 'description2', 'description3', 'goal'];
const isRun = (value: object) => 'clientId' in value && 'completed' in value;

/** Returns the answer without what a server may leave out [API-45]. */
const plain = (body: unknown): unknown => {
  if (body instanceof Blob || typeof body !== 'object' || body === null) return body;
  if (Array.isArray(body)) return body.map(plain);
  const fields = Object.entries(body).filter(([name, value]) => {
    if (isRun(body) && ['clientId', 'clientRevision'].includes(name)) return false;
    return !leftOut.includes(name) && !(value === null && 'sortOrder' in body);
  });
  return Object.fromEntries(fields.map(([name, value]) => [name, plain(value)]));
};

/** A club whose server has only the calls and fields of the specification. */
export const aPlainClub = (): FakeServer => {
  const server = aClub();
  const handle = server.handle.bind(server);
  server.handle = (request) => {
    if (request.path === '/features') return failed(404);
    const { status, body } = handle(request);
    return { status, body: plain(body) };
  };
  return server;
};
