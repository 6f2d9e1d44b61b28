import type { RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { bodyLimit } from '../../../server/http/limits';
import { people } from '../../contract/serverContract/club';
import { signInAs, startWithRoutes } from './everyRoute';

type JsonSchema = z.core.JSONSchema.JSONSchema;
type Body = unknown;

/** Bytes of a body that is long enough to show what each item costs. */
const enough = 150_000;
/** Bytes around the list. */
const room = 5_000;

const fieldsOf = ({ properties = {} }: JsonSchema) =>
  Object.entries(properties as Record<string, JsonSchema>);
const itemOf = ({ items }: JsonSchema) => items as JsonSchema;

/** Returns an input that fits a schema. Its lists have one item each. */
const goodOf = (schema: JsonSchema): Body => {
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return goodOf(choice as JsonSchema);
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object')
    return Object.fromEntries(fieldsOf(schema).map(([name, field]) => [name, goodOf(field)]));
  if (schema.type === 'array') return [goodOf(itemOf(schema))];
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === 'boolean') return true;
  if (schema.format === 'uuid') return '1b0d6fcd-7f5c-4a1e-9d0c-3e5f0a1b2c3d';
  if (schema.format === 'date-time') return '2026-11-20T10:00:00.000Z';
  return schema.type === 'string' ? 'Ging gut' : null;
};

/** Returns for each list in a schema the good body in which that list is the given one. */
const bodiesWith = (schema: JsonSchema, list: (item: JsonSchema) => unknown[]): Body[] => {
  if (schema.type === 'array') {
    const inner = bodiesWith(itemOf(schema), list).map((item) => [item]);
    return [list(itemOf(schema)), ...inner];
  }
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return bodiesWith(choice as JsonSchema, list);
  const whole = goodOf(schema) as Record<string, unknown>;
  return fieldsOf(schema).flatMap(([name, field]) =>
    bodiesWith(field, list).map((inner) => ({ ...whole, [name]: inner })),
  );
};

/** A list of that many bytes of the shortest items that are wrong in most ways. */
const worstList = (bytes: number) => () => Array.from({ length: Math.floor(bytes / 3) }, () => ({}));

/** A list of that many bytes of good items. */
const goodList = (bytes: number) => (item: JsonSchema) => {
  const good = goodOf(item);
  return Array.from({ length: Math.floor(bytes / (JSON.stringify(good).length + 1)) }, () => good);
};

const schemaOf = ({ schema }: RouteOptions) =>
  z.toJSONSchema(schema?.body as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

test('[API-41] no body with a list, as long as it may be and wrong in every item, takes 20 times the processor time of the largest good one', async () => {
  const { server, routes } = await startWithRoutes();
  const authorization = await signInAs(server, people.tina.id, 'ROLE_ADMIN');

  /** Returns the least of three times that a call takes, in microseconds of the processor. */
  const costOf = async ({ method, url }: RouteOptions, body: Body) => {
    const request = {
      method: method as 'POST',
      url: url.replace(/:\w+/g, '1'),
      headers: { authorization },
      payload: body as object,
    };
    const times: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const begin = process.cpuUsage();
      await server.app.inject(request);
      const { user, system } = process.cpuUsage(begin);
      times.push(user + system);
    }
    return Math.min(...times);
  };

  const looked: string[] = [];
  const tooCostly: string[] = [];
  for (const route of routes.filter(({ schema }) => schema?.body)) {
    const schema = schemaOf(route);
    const bytes = Math.min(route.bodyLimit ?? bodyLimit, enough) - room;
    const worst = bodiesWith(schema, worstList(bytes));
    if (worst.length === 0) continue;
    const good = bodiesWith(schema, goodList(bytes));
    // What reading so many items costs, before they are judged: the largest good body may have few.
    let floor = await costOf(route, { unknown: worstList(bytes)() });
    for (const body of good) floor = Math.max(floor, await costOf(route, body));
    looked.push(`${route.method} ${route.url}`);
    for (const body of worst) {
      const ratio = (await costOf(route, body)) / floor;
      if (ratio > 20) tooCostly.push(`${route.method} ${route.url}: ${ratio.toFixed(0)}`);
    }
  }
  await server.stop();
  expect(looked).toEqual(
    expect.arrayContaining(['POST /api/exercise/runs/all', 'POST /api/exercise/feedback']),
  );
  expect(tooCostly).toEqual([]);
});
