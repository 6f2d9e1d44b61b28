import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';
import { InvalidInput } from './errors';

/**
 * Zod has it for `z.validate`, which does not say what is wrong. `worstBodies.test.ts` notices a version that lacks it.
 */
const untilFirstFault: object = { abortEarly: true };

const asInvalidInput = ({ issues: [fault] }: z.core.$ZodError): InvalidInput => {
  const isTooLong = fault?.code === 'too_big' && fault.origin === 'string';
  return new InvalidInput(fault?.path ?? [], isTooLong ? Number(fault.maximum) : undefined);
};

/**
 * Checks the parts of a request by their schemas up to the first fault: a list of many bad items costs no more than one
 * of a single bad item.
 */
export const checkInput: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (input) => {
    const { error, data } = z.safeParse(schema, input, untilFirstFault);
    return error ? { error: asInvalidInput(error) } : { value: data };
  };
