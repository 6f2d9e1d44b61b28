import * as z from 'zod/mini';
import { type Authority, authoritySchema } from '../../src/contract/schemas';
import { readJson } from '../database/json';

/** Reads the column of a user's roles. */
export const readRoles = (column: string): Authority[] => readJson(z.array(authoritySchema), column);

/** Whether a user with that column neither trains nor looks after the club. */
export const isAthleteOnly = (column: string): boolean =>
  readRoles(column).every((role) => role === 'ROLE_ATHLETE');
