/** Keys of the parts of an item: of its questions, and of their values. */
import type { TestDraft } from '../../contract/content';

/** How many hexadecimal digits of a key count the parts of its item. */
const digits = 12;

const keysIn = ({ questions, rangeQuestions }: TestDraft): string[] => [
  ...questions.map(({ key }) => key),
  ...rangeQuestions.flatMap(({ key, values }) => [key, ...values.map((value) => value.key)]),
];

/**
 * A key for a new question or value of a test. It begins as the key of the test, so no other test has it, and ends in
 * the number that follows the highest one in use.
 */
export const newPartKey = (testKey: string, draft: TestDraft): string => {
  const start = testKey.slice(0, -digits);
  const numbers = keysIn(draft)
    .filter((key) => key.startsWith(start))
    .map((key) => Number.parseInt(key.slice(-digits), 16));
  const next = Math.max(0, ...numbers) + 1;
  return start + next.toString(16).padStart(digits, '0');
};
