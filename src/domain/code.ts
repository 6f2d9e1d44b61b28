import { codeAlphabet, codeLength } from '../contract/invitation';

/** In how many characters a short code is written together. */
const groupLength = 5;

/** Returns a code as it is easy to read: in groups. */
export const inGroups = (code: string): string =>
  code.replace(new RegExp(`.{${groupLength}}(?=.)`, 'gu'), (group) => `${group} `);

/** What is wrong with a code in its stored form, or undefined. */
export const codeFault = (code: string): 'missing' | 'wrong' | undefined => {
  if (code === '') return 'missing';
  const isWhole = [...code].length === codeLength && [...code].every((one) => codeAlphabet.includes(one));
  return isWhole ? undefined : 'wrong';
};
