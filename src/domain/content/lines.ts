/** Two versions of an item beside each other [CT-11]. */
import type { ContentBody } from '../../contract/content';

const keyPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The texts and numbers in a body, one line each, those of a list with their place; what is empty is left out. */
const linesOf = (value: unknown, nameOfKey: (key: string) => string, place: string): string[] => {
  if (value === null || value === '' || value === false) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => linesOf(item, nameOfKey, `${place}${index + 1}. `));
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .filter(([field]) => field !== 'key')
      .flatMap(([, inner]) => linesOf(inner, nameOfKey, place));
  }
  const text = String(value);
  return [`${place}${keyPattern.test(text) ? nameOfKey(text) : text}`];
};

/** Returns the lines that only one of two versions has. `nameOfKey` names an item. */
export const differentLines = (
  own: ContentBody,
  present: ContentBody,
  nameOfKey: (key: string) => string,
) => {
  const mine = linesOf(own.body, nameOfKey, '');
  const theirs = linesOf(present.body, nameOfKey, '');
  return {
    mine: [...new Set(mine.filter((line) => !theirs.includes(line)))],
    theirs: [...new Set(theirs.filter((line) => !mine.includes(line)))],
  };
};
