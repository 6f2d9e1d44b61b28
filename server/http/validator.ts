import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';
import { InvalidInput } from './errors';

/** Zod has it for `z.validate`, which does not say what is wrong. `worstBodies.test.ts` notices a version that lacks it. */
const untilFirstFault: object = { abortEarly: true };

/**
 * Checks the parts of a request by their schemas up to the first fault: a list of many bad items costs no more than one of
 * a single bad item.
 */
export const checkInput: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (input) => {
    const { error, data } = z.safeParse(schema, input, untilFirstFault);
    return error ? { error: new InvalidInput(error.issues[0]?.path ?? []) } : { value: data };
  };
