/** The trainings of an athlete, as the list of athletes counts them [DE-1, DE-2]. */
import type { Feedback, FeedbackQuestion } from '../../contract/feedback';
import type { RatedExerciseRun } from '../../contract/trainings';
import { daysBetween } from '../formats';
import type { LocalExerciseRun } from '../runs';
import { type Training, trainingsOf } from '../trainings';

/** A training that was at least begun, as far as its days and its feedback count. */
export type DeskTraining = Pick<Training, 'userId' | 'id' | 'start'>;

/** A question of the feedback. `attention` are the options that ask for attention; another server may lack them. */
export type AskedQuestion = FeedbackQuestion & { attention?: readonly string[] | undefined };

const day = 24 * 60 * 60 * 1000;

/**
 * Returns the begun trainings of everybody, latest first. Those of a device whose clock was more than a day ahead are
 * left out.
 *
 * @param now in milliseconds since the epoch
 */
export const deskTrainings = (
  local: readonly LocalExerciseRun[],
  received: readonly RatedExerciseRun[],
  now: number,
): Training[] =>
  trainingsOf(local, received, now)
    .filter(({ start }) => Date.parse(start) <= now + day)
    .toSorted((a, b) => Date.parse(b.start) - Date.parse(a.start));

/** Returns the number of trainings on each of the last 7 calendar days of the device's time zone, today last. */
export const lastSevenDays = (trainings: readonly DeskTraining[], now: number): number[] => {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  // A look at the calendar for each training of a club would take long.
  const recent = trainings.filter(({ start }) => now - Date.parse(start) < 8 * day);
  for (const { start } of recent) {
    const index = 6 - daysBetween(start, now);
    if (index >= 0 && index <= 6) counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
};

/**
 * Returns what of the last feedback asks for attention, and the start of its training; null if nothing does [DE-2].
 *
 * @param trainings of one athlete, latest first
 * @param given all feedback by the server id of its training
 */
export const feedbackAttention = (
  trainings: readonly DeskTraining[],
  given: ReadonlyMap<number, Feedback>,
  questions: readonly AskedQuestion[],
): { at: string; question: string; option: string } | null => {
  for (const { id, start } of trainings) {
    const last = id === undefined ? undefined : given.get(id);
    if (!last) continue;
    const asking = last.answers.find(({ question, answer }) =>
      questions.some((one) => one.question === question && one.attention?.includes(answer)),
    );
    return asking ? { at: start, question: asking.question, option: asking.answer } : null;
  }
  return null;
};
