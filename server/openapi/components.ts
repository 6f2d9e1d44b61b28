import * as z from 'zod/mini';
import { contentProblemSchema } from '../../src/contract/content';
import { errorBodySchema } from '../../src/contract/schemas';
import { xsrfPairs } from '../../src/contract/xsrf';

/** The body of a refusal. A conflict also has what the server has instead, unpublishable content what is wrong. */
const refusalSchema = z.extend(errorBodySchema, {
  present: z.optional(z.looseObject({})),
  problems: z.optional(z.array(contentProblemSchema)),
});

const refusal: object = z.toJSONSchema(refusalSchema);

const withRefusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

/** What the calls of the document share. */
export const components = {
  securitySchemes: {
    bearer: {
      type: 'http' as const,
      scheme: 'bearer',
      description: 'The token that a sign-in returns. It is good for 90 days without use.',
    },
  },
  schemas: { Refusal: refusal },
  responses: {
    Refusal: withRefusal('The call is refused. The message says why, in German.'),
    Failure: withRefusal(
      'The server cannot do it now. `Retry-After` says when to try again, where it is known.',
    ),
  },
  parameters: Object.fromEntries(
    xsrfPairs.map(({ cookie, header }) => [
      header,
      {
        name: header,
        in: 'header',
        required: false,
        schema: { type: 'string' as const },
        description: `Repeats the cookie ${cookie}. Whoever sends one of the XSRF cookies has to send one of these headers.`,
      },
    ]),
  ),
};

/** References to the headers that a writing call takes. */
export const xsrfParameters = xsrfPairs.map(({ header }) => ({ $ref: `#/components/parameters/${header}` }));

/** The answers of every call beside its own. */
export const refusals = {
  '4XX': { $ref: '#/components/responses/Refusal' },
  '5XX': { $ref: '#/components/responses/Failure' },
};
