/** A source of numbers that look like chance and are always the same for the same seed. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A number from `low` up to, not including, `high`. */
  between(low: number, high: number): number;
  /** A UUID of version 4. */
  uuid(): string;
}

/** FNV-1a: turns a text into 32 bits. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash;
};

/** Makes a source of numbers by mulberry32. The demo club is the same at every first start, except for its dates. */
export const createRandom = (seed: string): Random => {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const hexadecimal = (digits: number) =>
    Math.floor(next() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    uuid: () =>
      [
        hexadecimal(8),
        hexadecimal(4),
        `4${hexadecimal(3)}`,
        `a${hexadecimal(3)}`,
        `${hexadecimal(6)}${hexadecimal(6)}`,
      ].join('-'),
  };
};
