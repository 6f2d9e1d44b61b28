import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { components, refusals, xsrfParameters } from './components';
import { type Described, described, tags } from './described';

/** Where the API is. The paths of the document are relative to it. */
const base = '/api';

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>;

/** The answers that are no JSON. */
const contents: Record<NonNullable<Described['content']>, object> = {
  video: {
    200: { description: 'The video', content: { 'video/*': {} } },
    206: { description: 'A range of the video', content: { 'video/*': {} } },
  },
  zip: { 200: { description: 'The ZIP', content: { 'application/zip': {} } } },
  nothing: { 200: { description: 'It is done' } },
  upload: {
    200: { description: 'What has come: `Upload-Offset` of `Upload-Length`' },
    201: { description: 'It is begun, at the `Location`' },
    204: { description: 'It is done' },
  },
};

/** Of an answer that is null, swagger says nothing by itself. */
const nullContent = { 'application/json': { schema: { type: 'null' } } };

const operationIdOf = (call: string): string =>
  call.toLowerCase().replace(/[^a-z]+([a-z])/g, (_, first: string) => first.toUpperCase());

/** Adds to the schemas of a route what is said of it. A route of which nothing is said is left out. */
const describe: Transform = (route) => {
  const call = `${route.route.method} ${route.url.replace(base, '')}`;
  const about = described[call];
  if (!about) return { schema: { hide: true }, url: route.url };
  const { tag, summary, isOpen, answer } = about;
  const schema = {
    ...route.schema,
    ...(answer && { response: { 200: answer } }),
    operationId: operationIdOf(call),
    summary,
    tags: [tag],
    ...(isOpen && { security: [] }),
  };
  return jsonSchemaTransform({ ...route, schema });
};

interface Operation {
  operationId: string;
  parameters?: object[];
  responses: Record<string, object>;
}

const contentOf = new Map(
  Object.entries(described).map(([call, { content }]) => [operationIdOf(call), content] as const),
);

/** Adds to each call what all have: its refusals, and to a writing one the XSRF headers. */
const complete = (paths: Record<string, Record<string, Operation>>): void => {
  for (const [method, operation] of Object.values(paths).flatMap((path) => Object.entries(path))) {
    const content = contentOf.get(operation.operationId);
    const own = { 200: { content: nullContent, ...operation.responses[200], description: 'The answer' } };
    operation.responses = { ...(content === undefined ? own : contents[content]), ...refusals };
    if (method !== 'get') operation.parameters = [...(operation.parameters ?? []), ...xsrfParameters];
  }
};

/** How the document of the API is made from the schemas of its routes. */
export const documentOptions: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Athletik Screening',
      version: '1',
      description: [
        'Screenings and trainings of athletes. Times are ISO 8601 in UTC, durations whole milliseconds, ids positive',
        'integers. What is posted with a `clientId` is stored once, however often it is sent. Every GET has an ETag.',
      ].join(' '),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: base }],
    security: [{ bearer: [] }],
    tags,
    components,
  },
  transform: describe,
  transformObject: (document) => {
    if (!('openapiObject' in document)) throw new Error('The document is not in the form of OpenAPI.');
    complete(document.openapiObject.paths as Record<string, Record<string, Operation>>);
    return document.openapiObject;
  },
};
