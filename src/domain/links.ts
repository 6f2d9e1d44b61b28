/** A piece of a text: words, or a link with the address to which it leads. */
export interface TextPiece {
  text: string;
  href: string | null;
}

/** What may be a link, up to a blank, a quote, a bracket of markup, a backslash or a sign that is not seen. */
const candidates = /(?:https?:\/\/|www\.)[^\s<>"`\\\p{C}]+/giu;

/** A letter or a digit, or a sign that makes what follows a part of a longer word, such as an address of a mail. */
const inWord = /[\p{L}\p{N}_@/.]$/u;

/** What closes a sentence, a quote or an emphasis, and is no part of a link at its end. */
const closing = /[.,;:!?…'’‘“”„»«*_~]$/u;

/** The brackets that may stand in a link, if they are opened in it. */
const brackets = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
] as const;

const countOf = (text: string, sign: string) => text.split(sign).length - 1;

/** Returns a link without what the sentence around it has put at its end. */
const withoutClosing = (link: string): string => {
  /** How many brackets of a kind are closed in the link, and not opened. */
  const loose = new Map<string, number>(
    brackets.map(([open, close]) => [close, countOf(link, close) - countOf(link, open)]),
  );
  let end = link.length;
  for (;;) {
    const last = link.charAt(end - 1);
    const left = loose.get(last) ?? 0;
    if (left <= 0 && !closing.test(last)) return link.slice(0, end);
    loose.set(last, left - 1);
    end -= 1;
  }
};

const isLabel = (text: string) => /^[\p{L}\p{M}\p{N}-]+$/u.test(text) && !/^-|-$/.test(text);

/**
 * Returns the address to which a written link leads, or null if it is not a link. A link names its host first, as
 * people write it, with a dot and without a user: what stands before an @ only looks like the host.
 */
const addressOf = (link: string): string | null => {
  const written = /^www\./i.test(link) ? `https://${link}` : link;
  const [authority = ''] = written.replace(/^https?:\/\//i, '').split(/[/?#]/);
  const labels = authority.replace(/:\d{1,5}$/, '').split('.');
  const isHost = labels.length > 1 && labels.every(isLabel);
  return isHost && URL.canParse(written) ? new URL(written).href : null;
};

/**
 * Divides a text into words and links. Only http and https are links, and `www.`, which leads to https. Everything else
 * stays words, to the letter.
 */
export const textPieces = (text: string): TextPiece[] => {
  const pieces: TextPiece[] = [];
  let done = 0;
  const take = (end: number, href: string | null) => {
    if (end > done) pieces.push({ text: text.slice(done, end), href });
    done = end;
  };
  for (const { 0: found, index } of text.matchAll(candidates)) {
    const link = withoutClosing(found);
    const href = inWord.test(text.slice(Math.max(0, index - 2), index)) ? null : addressOf(link);
    if (href === null) continue;
    take(index, null);
    take(index + link.length, href);
  }
  take(text.length, null);
  return pieces;
};

/** Returns a text without more than two empty lines in a row. */
export const withoutGaps = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/\n(?:[^\S\n]*\n){3,}/g, '\n\n\n');
