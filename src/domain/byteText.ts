/** So many arguments a function takes in every browser. */
const sliceSize = 8192;

/** Returns bytes as a text of as many characters, each with the number of its byte: as plain data. */
export const byteText = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += sliceSize) {
    parts.push(String.fromCharCode(...bytes.subarray(from, from + sliceSize)));
  }
  return parts.join('');
};

/** Returns the bytes that `byteText` was made of. */
export const bytesOfText = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));
