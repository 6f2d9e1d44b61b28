/** Trainings by week [HI-6]. */
import dayjs from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek';
import type { TrainingEntry } from '../athletePage';

dayjs.extend(isoWeek);

/** A question of the feedback, and how often each answer was given. */
export interface AnsweredQuestion {
  question: string;
  answers: { answer: string; count: number }[];
}

/** A week from Monday to Sunday in the device's time zone. */
export interface TrainingWeek {
  /** Monday, ISO 8601. */
  start: string;
  /** Week of the year by ISO 8601. */
  number: number;
  /** Trainings on each day, Monday first. Null for a day that has not come yet. */
  days: (number | null)[];
  trainings: number;
  /** Whole minutes. */
  minutes: number;
  /** The feedback, in the order of its first time. */
  feedback: AnsweredQuestion[];
}

const minute = 60_000;

/** Adds up how often each question was answered with what, in the order of the first time. */
const countAnswers = (
  given: readonly { question: string; answer: string; count: number }[],
): AnsweredQuestion[] => {
  const questions = new Map<string, Map<string, number>>();
  for (const { question, answer, count } of given) {
    const counts = questions.get(question) ?? new Map<string, number>();
    questions.set(question, counts.set(answer, (counts.get(answer) ?? 0) + count));
  }
  return [...questions].map(([question, counts]) => ({
    question,
    answers: [...counts].map(([answer, count]) => ({ answer, count })),
  }));
};

const answersOf = (entries: readonly TrainingEntry[]) =>
  entries.flatMap(({ feedback }) => (feedback?.answers ?? []).map((given) => ({ ...given, count: 1 })));

const weekOf = (monday: dayjs.Dayjs, trainings: readonly TrainingEntry[], now: number): TrainingWeek => {
  const ofWeek = trainings.filter(({ start }) => dayjs(start).isSame(monday, 'isoWeek'));
  const onDay = (day: dayjs.Dayjs) => ofWeek.filter(({ start }) => dayjs(start).isSame(day, 'day')).length;
  const days = Array.from({ length: 7 }, (_, index) => monday.add(index, 'day'));
  return {
    start: monday.toISOString(),
    number: monday.isoWeek(),
    days: days.map((day) => (day.isAfter(now) ? null : onDay(day))),
    trainings: ofWeek.length,
    minutes: Math.round(ofWeek.reduce((sum, { duration }) => sum + duration, 0) / minute),
    feedback: countAnswers(answersOf(ofWeek.toReversed())),
  };
};

/**
 * Returns the last weeks, oldest first, this week last [HI-6]. A training counts on the day of its start.
 *
 * @param trainings newest first
 * @param now in milliseconds since the epoch
 */
export const trainingWeeks = (
  trainings: readonly TrainingEntry[],
  now: number,
  count = 12,
): TrainingWeek[] => {
  const thisWeek = dayjs(now).startOf('isoWeek');
  const first = thisWeek.subtract(count - 1, 'week');
  const recent = trainings.filter(({ start }) => !dayjs(start).isBefore(first) && Date.parse(start) <= now);
  return Array.from({ length: count }, (_, index) => weekOf(first.add(index, 'week'), recent, now));
};

/**
 * Returns the trainings of this week, and how many more that are than on the same days of the last week, less than 0
 * for fewer; null without any in both [DE-13].
 *
 * @param trainings newest first
 * @param now in milliseconds since the epoch
 */
export const weekSoFar = (
  trainings: readonly TrainingEntry[],
  now: number,
): { trainings: number; more: number } | null => {
  const [last, current] = trainingWeeks(trainings, now, 2);
  if (!last || !current) return null;
  const former = last.days
    .filter((_, index) => current.days[index] !== null)
    .reduce<number>((sum, count) => sum + (count ?? 0), 0);
  if (current.trainings + former === 0) return null;
  return { trainings: current.trainings, more: current.trainings - former };
};

/** Returns the feedback of all these weeks, of each question the most frequent answer first. */
export const feedbackTotal = (weeks: readonly TrainingWeek[]): AnsweredQuestion[] =>
  countAnswers(
    weeks.flatMap(({ feedback }) =>
      feedback.flatMap(({ question, answers }) => answers.map((given) => ({ question, ...given }))),
    ),
  ).map(({ question, answers }) => ({ question, answers: answers.toSorted((a, b) => b.count - a.count) }));

/** How much was trained in these weeks. */
export const weeksTotal = (weeks: readonly TrainingWeek[]) => {
  const trainings = weeks.reduce((sum, week) => sum + week.trainings, 0);
  const minutes = weeks.reduce((sum, week) => sum + week.minutes, 0);
  return {
    trained: weeks.filter((week) => week.trainings > 0).length,
    trainings,
    /** Mean of a training in whole minutes, 0 without one. */
    minutes: trainings === 0 ? 0 : Math.round(minutes / trainings),
  };
};

/** The numbers of this week and the next ones, by ISO 8601. */
export const comingWeeks = (now: number, count = 11): number[] => {
  const monday = dayjs(now).startOf('isoWeek');
  return Array.from({ length: count }, (_, index) => monday.add(index, 'week').isoWeek());
};
