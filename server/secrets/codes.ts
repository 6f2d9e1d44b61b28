import { randomInt } from 'node:crypto';
import { codeAlphabet, codeLength, isCode, normaliseCode } from '../../src/contract/invitation';
import { hashToken } from './tokens';

/** Returns a new code to type in: 50 random bits, in characters none of which looks like another [MB-4]. */
export const createCode = (): string =>
  Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

/** Returns what is stored of a token or of a code, however the code was typed [MB-4, MB-8]. */
export const hashSecret = (tokenOrCode: string): string =>
  hashToken(isCode(tokenOrCode) ? normaliseCode(tokenOrCode) : tokenOrCode);
