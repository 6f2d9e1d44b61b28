import { decodeCodePage850 } from './codePage850';
import { isSensible } from './sensibleText';

/** The encodings of one byte a letter in which lists are written here: by Windows, by a Mac, and by DOS. */
export const byteEncodings = ['windows-1252', 'macintosh', 'cp850'] as const;

export type ByteEncoding = (typeof byteEncodings)[number];

/** A text as it may be meant. `encoding` is null where the bytes themselves tell it. */
export interface PossibleText {
  encoding: ByteEncoding | null;
  text: string;
}

/** Why there is no text: the bytes are something else, or a part is missing. */
export type TextFault = 'noText' | 'damaged';

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const isAscii = /^[\0-\x7f]*$/;

/** Returns the text in an encoding that can tell what does not belong to it; null if something does not. */
const strictly = (encoding: string, bytes: Uint8Array): { text: string } | { fault: TextFault } | null => {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let text: string;
  try {
    text = decoder.decode(bytes, { stream: true });
  } catch {
    return null;
  }
  try {
    return { text: text + decoder.decode() };
  } catch {
    // The last letter is cut off, unless it is the only one that is not ASCII: then it rather has one byte.
    return encoding === 'utf-8' && isAscii.test(text) ? null : { fault: 'damaged' };
  }
};

/** In UTF-16 without a mark every second byte of nearly all letters here is 0. */
const unmarkedUtf16 = (bytes: Uint8Array): string | null => {
  const sample = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const enough = sample.length / 4;
  if (odd > enough && even === 0) return 'utf-16le';
  return even > enough && odd === 0 ? 'utf-16be' : null;
};

const utf16Of = (bytes: Uint8Array): string | null => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  return unmarkedUtf16(bytes);
};

/** The text is read as a stream, because some versions of Node take a whole text in Windows-1252 for Latin-1. */
const textIn = (encoding: ByteEncoding, bytes: Uint8Array): string =>
  encoding === 'cp850' ? decodeCodePage850(bytes) : new TextDecoder(encoding).decode(bytes, { stream: true });

/** A picture or a program has control characters; a text has only breaks, tabulators, and the last sign of DOS. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: what is looked for
const control = /[\0-\x08\x0e-\x19\x1b-\x1f]/;

/** DOS ends a text by a sign, with which some programs still do. */
const withoutEnd = (text: string): string => (text.endsWith('\u001a') ? text.slice(0, -1) : text);

const checked = (texts: PossibleText[]): { texts: PossibleText[] } | { fault: TextFault } => {
  if (texts.some(({ text }) => control.test(text))) return { fault: 'noText' };
  return { texts: texts.map(({ encoding, text }) => ({ encoding, text: withoutEnd(text) })) };
};

/**
 * Returns what a text may be. There is one answer if the bytes tell it: by a mark, by their pattern, or because only
 * one encoding makes words of them. There are several if more than one does, or none [MB-13].
 */
export const possibleTexts = (bytes: Uint8Array): { texts: PossibleText[] } | { fault: TextFault } => {
  const utf16 = utf16Of(bytes);
  const known = utf16 ? (strictly(utf16, bytes) ?? { fault: 'noText' }) : strictly('utf-8', bytes);
  if (known) return 'fault' in known ? known : checked([{ encoding: null, text: known.text }]);
  const texts = byteEncodings.map((encoding) => ({ encoding, text: textIn(encoding, bytes) }));
  const sensible = texts.filter(({ text }) => isSensible(text));
  return checked(sensible.length > 0 ? sensible : texts);
};
