/** `FUZZ_RUNS=5000 npx jest http/fuzz` sends 5,000 requests per call. `FUZZ_SEED=7` makes other ones. */
import fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { errorBodySchema } from '../../../src/contract/schemas';
import { people } from '../../contract/serverContract/club';
import { answerFaultsOf } from '../openapi/answerFaults';
import { signInAs, startWithRoutes } from './everyRoute';
import { bodiesOf, partsOf } from './fuzzed';

const numRuns = Number(process.env.FUZZ_RUNS ?? 60);
const seed = Number(process.env.FUZZ_SEED ?? 1);

/** Whether the document of the API is about this request: some addresses lead to another route, or out of the API. */
const isDescribed = (route: string, url: string) => {
  const pattern = new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`);
  return /^\/api\/(?!openapi\.json)/.test(route) && pattern.test(new URL(url, 'http://server').pathname);
};

const nothing = z.object({});

const hasBody = (method: RouteOptions['method']) => method === 'POST' || method === 'PUT';

/** Returns requests of a route. */
const requestsOf = ({ method, url, schema = {} }: RouteOptions, senders: readonly string[]) =>
  fc
    .record({
      parts: partsOf((schema.params as z.ZodMiniType | undefined) ?? nothing),
      body: bodiesOf((schema.body as z.ZodMiniType | undefined) ?? nothing),
      authorization: fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...senders) },
        { weight: 1, arbitrary: fc.constantFrom('', 'Bearer', 'Bearer x', 'Basic YTpi') },
      ),
      end: fc.constantFrom('', '', '', '/', '?', '?x=1&x=%00', '?__proto__=1'),
      type: fc.oneof(
        { weight: 20, arbitrary: fc.constant('application/json') },
        {
          weight: 1,
          arbitrary: fc.constantFrom('', 'text/xml', 'application/json; charset=x', 'multipart/form-data'),
        },
      ),
    })
    .map(({ parts, body, authorization, end, type }) => ({
      method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
      url: url.replace(/:(\w+)/g, (_, name: string) => parts[name] ?? '') + end,
      headers: {
        ...(authorization && { authorization }),
        ...(hasBody(method) && { 'content-type': type }),
      },
      ...(hasBody(method) && { payload: body }),
    }));

/** A conflict also says what there is [AS-2, NT-1]. */
const refusalSchema = z.extend(errorBodySchema, { present: z.optional(z.unknown()) });

/** Words of every German message. */
const german = /\b(die|darf|ist|fehlt|gibt|bitte|muss|zu|hat|sind|passt|enthält|schon|kam|nicht|wurde)\b/i;

test(
  '[API-41, TX-1] no input of any call makes the server fail, each refusal has its reason in German, and each answer fits the document of the API',
  async () => {
    const { server, routes } = await startWithRoutes();
    const seen = new Map<number, number>();
    const faultsOf = answerFaultsOf((await server.app.inject('/api/openapi.json')).json());
    // Who was erased is refused everything else.
    const erasesLast = (a: RouteOptions, b: RouteOptions) =>
      Number(/\/erasure$/.test(a.url)) - Number(/\/erasure$/.test(b.url));
    for (const route of routes.toSorted(erasesLast)) {
      const senders = [
        await signInAs(server, people.anna.id, 'ROLE_ATHLETE'),
        await signInAs(server, people.tina.id, 'ROLE_TRAINER'),
        await signInAs(server, people.theo.id, 'ROLE_ADMIN'),
      ];
      const answersWell = fc.asyncProperty(requestsOf(route, senders), async (request) => {
        const answer = await server.app.inject(request);
        const { statusCode, headers, payload } = answer;
        seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1);
        expect(statusCode).toBeLessThan(500);
        if (isDescribed(route.url, request.url))
          expect(faultsOf(`${route.method} ${route.url}`, answer)).toEqual([]);
        if (statusCode < 400) return;
        expect(headers['content-type']).toBe('application/json; charset=utf-8');
        const body = JSON.parse(payload);
        expect(z.parse(refusalSchema, body)).toEqual({ ...body, status: statusCode });
        expect(body.message).toMatch(german);
      });
      await fc.assert(answersWell, { numRuns, seed, endOnFailure: numRuns > 60 });
    }
    await server.stop();
    // The inputs must come as far as the stored data, and be refused for more than their form.
    expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 422]));
    if (numRuns > 60) process.stdout.write(`${JSON.stringify([...seen])}\n`);
  },
  60_000 + numRuns * 1_000,
);
