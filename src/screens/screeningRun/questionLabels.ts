import type { Question, RangeQuestion } from '../../contract/schemas';
import { screeningRunTexts } from '../../texts/screening';

/** The description of a question, by its index. A server may leave it out [API-45]. */
export const questionLabel = ({ description }: Question | RangeQuestion, index: number): string =>
  description ?? screeningRunTexts.criterion(index + 1);

/** The description of a value of a range question, by its index. */
export const valueLabel = (description: string | null | undefined, index: number): string =>
  description ?? screeningRunTexts.level(index + 1);
