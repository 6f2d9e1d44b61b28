import { spawnSync } from 'node:child_process';
import type { RouteOptions } from 'fastify';
import { generateSync, type JsonSchema } from 'json-schema-faker';
import { createToken, hashToken } from '../../../server/secrets/tokens';
import { people } from '../../contract/serverContract/club';
import { seedClub } from '../../contract/serverContract/seedClub';
import { startServer } from '../support';
import { type ApiDocument, answerFaultsOf, type Operation } from './answerFaults';

let server: Awaited<ReturnType<typeof startServer>>;
let document: ApiDocument;
const routes: RouteOptions[] = [];
beforeAll(async () => {
  server = await startServer(seedClub, { onRoute: (route) => void routes.push(route) });
  document = (await server.app.inject('/api/openapi.json')).json();
});
afterAll(() => server.stop());

interface Call extends Operation {
  method: string;
  path: string;
}

const callsOf = ({ paths }: ApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );

const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method.toUpperCase()} ${path}`;

test('the document is open, and is not sent again while it is the same', async () => {
  const first = await server.app.inject('/api/openapi.json');
  expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(first.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] });
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect((await server.app.inject({ url: '/api/openapi.json', headers })).statusCode).toBe(304);
});

test('it has every call of the API, each with a summary, a tag, the body of a refusal, and the XSRF headers where it writes', () => {
  const inApi = routes.filter(
    ({ method, url }) => method !== 'HEAD' && /^\/api\/(?!notification-ws|openapi)/.test(url),
  );
  const registered = inApi.map(({ method, url }) => `${method} ${url.slice(4).replace(/:(\w+)/g, '{$1}')}`);
  expect(callsOf(document).map(nameOf).toSorted()).toEqual(registered.toSorted());
  const written = ({ method }: Call) => (method === 'get' ? 0 : 2);
  for (const call of callsOf(document)) {
    expect(call).toMatchObject({ summary: expect.any(String), tags: [expect.any(String)] });
    expect(call.responses['4XX']).toEqual({ $ref: '#/components/responses/Refusal' });
    const refs = (call.parameters ?? []).flatMap(({ $ref }) => $ref ?? []);
    expect(refs.filter((ref) => ref.includes('xsrf'))).toHaveLength(written(call));
  }
});

test('it is without a finding for the linter of Redocly, and a document with a fault is not', () => {
  const lint = (checked: object) =>
    spawnSync(process.execPath, ['scripts/lintApi.mjs'], {
      input: JSON.stringify(checked),
      encoding: 'utf8',
    });
  const { status, stderr } = lint(document);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(lint({ ...document, security: [{ unknown: [] }] }).stderr).toContain('security-defined');
});

test('an answer that does not fit the document is found', () => {
  const faultsOf = answerFaultsOf(document);
  const answer = (statusCode: number, body: object) => ({
    statusCode,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    payload: JSON.stringify(body),
  });
  expect(faultsOf('GET /api/features', answer(200, { features: 'all' }))).not.toEqual([]);
  expect(faultsOf('GET /api/features', answer(404, { message: 'Nein.' }))).not.toEqual([]);
  expect(faultsOf('GET /api/features', answer(302, {}))).toEqual(['GET /api/features has no answer 302']);
  expect(faultsOf('GET /api/unknown', answer(200, {}))).toEqual(['GET /api/unknown has no answer 200']);
});

/** Signs in anew, since some calls end sign-ins. */
const signIn = async (userId: number): Promise<string> => {
  const token = createToken();
  await server.db
    .insertInto('authToken')
    .values({ tokenHash: hashToken(token), userId, expiresAt: server.clock.now + 1e12 })
    .execute();
  return `Bearer ${token}`;
};

const ids = [people.anna.id, people.tina.id, 1];

/** Returns a request that is made from the document alone, except that most ids are those of the club. */
const requestOf = ({ method, path, parameters = [], requestBody }: Call, seed: number) => {
  const body = requestBody?.content['application/json']?.schema;
  const made = (schema: object) => generateSync(schema as JsonSchema, { seed, maxDefaultItems: 3 });
  const partOf = (name: string) => {
    const { schema } = parameters.find((parameter) => parameter.name === name) ?? {};
    return schema?.pattern ? ids[seed % ids.length] : made({ minLength: 1, ...schema });
  };
  return {
    method: method.toUpperCase() as 'GET',
    url: `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(partOf(name))))}`,
    ...(body && { payload: JSON.stringify(made(body)), headers: { 'content-type': 'application/json' } }),
  };
};

test('what a stranger sends who knows only the document is understood, answered as it says, and never a failure', async () => {
  const faultsOf = answerFaultsOf(document);
  const statuses = new Set<number>();
  for (const call of callsOf(document)) {
    const refused = await server.app.inject(requestOf(call, 0));
    expect([nameOf(call), refused.statusCode === 401 && !/Passwort/.test(refused.payload)]).toEqual([
      nameOf(call),
      call.security === undefined,
    ]);
    const senders = [await signIn(people.anna.id), await signIn(people.tina.id)];
    for (let seed = 0; seed < 12; seed += 1) {
      const request = requestOf(call, seed);
      const authorization = senders[seed % 2];
      const answer = await server.app.inject({ ...request, headers: { ...request.headers, authorization } });
      expect(faultsOf(`${call.method} ${call.path}`, answer)).toEqual([]);
      expect(answer.statusCode).toBeLessThan(500);
      statuses.add(answer.statusCode);
    }
  }
  // It comes as far as the stored data, and is refused for more than its form.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 403, 404, 409, 422]));
});
