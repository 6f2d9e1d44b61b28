/** What a database does not give back to the letter: NUL, a lone surrogate, and a leading byte order mark [ON-7]. */
const anywhere = /\0|\p{Cs}/gu;
const leading = /^\uFEFF+/u;

/** Returns the text as it may be sent. */
export const cleanText = (text: string): string => text.replace(anywhere, '').replace(leading, '');

/** Whether a value of JSON contains only texts that may be sent. */
export const isClean = (value: unknown): boolean => {
  if (typeof value === 'string') return value === cleanText(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isClean);
};
