import { formatDate } from '../../domain/formats';
import type { History, Since } from '../../domain/progress/history';
import type { PlanReason } from '../../domain/progress/planReasons';
import type { AnsweredQuestion } from '../../domain/progress/weeks';
import { planReasonTexts } from '../../texts/planReasons';
import {
  answerInWords,
  changeInRow,
  changeInWords,
  changeWords,
  comparedInWords,
  dayInYear,
  questionInWords,
  ratersInWords,
  progressTexts as texts,
  weeksTexts,
} from '../../texts/progress';

/** How the last run of an athlete differs from the others, as it stands above the line [HI-4]. */
export const headline = (since: Since, lookBack: Since | null, year: number) => {
  const { start, comparison } = lookBack ?? since;
  const day = dayInYear(since.start, year);
  const { change } = since.comparison;
  const raters = ratersInWords(comparison.raters, comparison.change.error, comparison.isMeasured);
  const isSame = comparison.change.points === 0 && !comparison.change.isBeyond;
  const sentences = [
    `${texts.since(formatDate(start))}.`,
    lookBack
      ? texts.alsoSince(day, changeInWords(change, day), change.points === 0 ? null : change.error)
      : raters === null && texts.errorOf(comparison.change.error),
    raters,
    comparedInWords(comparison),
  ];
  return {
    // The sentence after it says since when.
    main: isSame ? texts.unchanged : changeInWords(comparison.change, day),
    isBeyond: comparison.change.isBeyond,
    more: sentences.filter(Boolean).join(' '),
  };
};

/** What the last run says, in a few words. */
export const tileText = ({ points, lookBack }: History): string => {
  const last = points.at(-1);
  const since = lookBack ?? last?.since;
  if (!since) return points.length === 1 ? texts.firstShort : texts.otherShort;
  const { change } = since.comparison;
  if (!change.isBeyond) return changeInRow(change, formatDate(since.start));
  return `${changeWords(change, '').strong} ${texts.sinceShort(formatDate(since.start))}`;
};

/** Why an exercise is in the plan [HI-7]. */
export const reasonInWords = ({ question, text }: PlanReason): string =>
  typeof text === 'boolean'
    ? planReasonTexts.unmet(questionInWords(question))
    : planReasonTexts.answered(questionInWords(question), answerInWords(text));

/** How often each answer of the feedback was given. */
export const answersInWords = (answers: AnsweredQuestion['answers']): string =>
  answers.map(({ answer, count }) => weeksTexts.times(answer, count)).join(', ');
