/** The number that a person types as a weight, or as the value of an answer. */

/** Reads a number with a comma or a point; null for anything else, and for what is out of range. */
export const readNumber = (typed: string, max: number): number | null => {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return null;
  const number = Number(text);
  return number <= max ? number : null;
};

/** As it is written in German: 9,3. */
export const writeNumber = (number: number): string => String(number).replace('.', ',');

/** A weight above it would be a mistake; content from files may have a head start on whole points. */
export const maxWeight = 20;
/** With so much a new exercise of an answer begins: between 1, a little, and 10, most. */
export const usualWeight = 5;
