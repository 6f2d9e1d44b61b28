/** Letters that are not another one with an accent, and what people type for them. */
const plainLetters: Record<string, string> = { ß: 'ss', ı: 'i', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };

/** Returns a text without case and accents, to search in. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßıłøđæœ]/g, (letter) => plainLetters[letter] ?? letter);
