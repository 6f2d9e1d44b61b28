import { cleanText } from './cleanText';

/** Most characters of a name of a person or a club. */
export const longestName = 100;

/**
 * What is not seen in a name, and may change how the text around it is shown. The joiners belong to names in Persian or
 * Sinhala, where they stand between letters.
 */
const unseen = /([\p{L}\p{M}][\u200C\u200D](?=\p{L}))|\p{Cf}/gu;

/** Returns a name in one line as it is sent, without what is not seen, such as the marks of a copied text. */
export const plainName = (typed: string): string =>
  cleanText(typed)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(unseen, '$1')
    .trim();

/** What is wrong with a name. */
export type NameFault = 'missing' | 'long' | 'link';

/**
 * Returns what is wrong with a name as it was typed, or undefined. Mails have names in them, so no link is a name
 * [MB-12].
 */
export const nameFault = (typed: string): NameFault | undefined => {
  const name = plainName(typed);
  if (name === '') return 'missing';
  if (name.length > longestName) return 'long';
  return name.includes('://') ? 'link' : undefined;
};
