/** What differs between two versions of a text, for people who choose between them [NT-1]. */

/** A stretch that both versions have, or what each of them has in its place. */
interface Stretch {
  isCommon: boolean;
  mine: string[];
  theirs: string[];
}

/** A part of one version. */
export interface TextPart {
  text: string;
  /** Whether the other version lacks it. */
  isOwn: boolean;
}

const wordsOf = (text: string): string[] => text.match(/\s+|\S+/gu) ?? [];

/** Sentences and lines. A full stop within a number ends none. */
const sentencesOf = (text: string): string[] =>
  text.match(/\S.*?(?:[.?!]+(?=\s|$)|(?=\n)|$)/gsu)?.map((sentence) => sentence.trim()) ?? [];

/** Returns how many tokens the ends from `i` of mine and from `j` of theirs have in common at most. */
const commonLengths = (mine: readonly string[], theirs: readonly string[]) => {
  const width = theirs.length + 1;
  const lengths = new Uint16Array((mine.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = mine.length - 1; i >= 0; i -= 1) {
    for (let j = theirs.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        mine[i] === theirs[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return at;
};

/** Cuts both versions into stretches by their longest common subsequence of tokens. */
const stretchesOf = (mine: readonly string[], theirs: readonly string[]): Stretch[] => {
  const common = commonLengths(mine, theirs);
  const stretches: Stretch[] = [];
  const stretch = (isCommon: boolean): Stretch => {
    const last = stretches.at(-1);
    if (last?.isCommon === isCommon) return last;
    const next = { isCommon, mine: [], theirs: [] };
    stretches.push(next);
    return next;
  };
  let i = 0;
  let j = 0;
  while (i < mine.length || j < theirs.length) {
    const own = mine[i];
    const other = theirs[j];
    if (own !== undefined && own === other) {
      const both = stretch(true);
      both.mine.push(own);
      both.theirs.push(own);
      i += 1;
      j += 1;
    } else if (own !== undefined && (other === undefined || common(i + 1, j) >= common(i, j + 1))) {
      stretch(false).mine.push(own);
      i += 1;
    } else if (other !== undefined) {
      stretch(false).theirs.push(other);
      j += 1;
    }
  }
  return stretches;
};

/** Returns both versions in parts: word by word what they share, and what only one of them has. */
export const textDifference = (mine: string, theirs: string): { mine: TextPart[]; theirs: TextPart[] } => {
  const stretches = stretchesOf(wordsOf(mine), wordsOf(theirs));
  const partsOf = (side: 'mine' | 'theirs') =>
    stretches
      .map((stretch) => ({ text: stretch[side].join(''), isOwn: !stretch.isCommon }))
      .filter(({ text }) => text !== '');
  return { mine: partsOf('mine'), theirs: partsOf('theirs') };
};

/**
 * Returns a text that has everything of both versions, to be read and corrected. Where one version only adds words,
 * they are added; otherwise each sentence that differs is there from both, mine first, on lines of their own where a
 * version has lines.
 */
export const mergedText = (mine: string, theirs: string): string => {
  const byWord = stretchesOf(wordsOf(mine), wordsOf(theirs));
  if (byWord.every((one) => one.isCommon || one.mine.length === 0 || one.theirs.length === 0)) {
    return byWord.flatMap((one) => (one.mine.length > 0 ? one.mine : one.theirs)).join('');
  }
  return stretchesOf(sentencesOf(mine), sentencesOf(theirs))
    .flatMap((one) => (one.isCommon ? one.mine : [...one.mine, ...one.theirs]))
    .join(`${mine}${theirs}`.includes('\n') ? '\n' : ' ');
};
