import { type ContentProblem, maxContentText } from '../../../contract/content';
import type { Advice } from '../../../domain/content/advice';
import { adviceInWords, editorTexts } from '../../../texts/contentEditor';

export type Problem = Pick<ContentProblem, 'path' | 'message'>;

/** Why a field cannot be published, or undefined. A text that is too long is not even kept. */
export type ErrorAt = (path: string, text?: string | null, max?: number) => string | undefined;

/** What is advised on a field. */
export type AdviceAt = (path: string) => string[];

/** Weights have one place for what is wrong with any of them. */
const isAt = (problem: string, path: string): boolean =>
  problem === path || (path.endsWith('.weights') && problem.startsWith(`${path}.`));

/** Says what is wrong with a field, of those with problems. */
export const errorAt =
  (problems: readonly Problem[]): ErrorAt =>
  (path, text = null, max = maxContentText) =>
    (text ?? '').length > max
      ? editorTexts.tooLong(max)
      : problems.find((problem) => isAt(problem.path, path))?.message;

/** Says what is advised on a field. */
export const adviceAt =
  (advice: readonly Advice[]): AdviceAt =>
  (path) =>
    advice.filter((one) => one.path === path).map(adviceInWords);
