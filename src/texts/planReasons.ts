import type { PlanReason } from '../domain/progress/planReasons';
import { answerInWords, questionInWords } from './progress';

/** Why an exercise is in the plan [HI-7]. */
export const reasonInWords = ({ question, text }: PlanReason): string =>
  typeof text === 'boolean'
    ? `weil nicht erfüllt: „${questionInWords(question)}“`
    : `weil „${questionInWords(question)}“: „${answerInWords(text)}“`;
