import type { TrainingEntry } from '../../../src/domain/athletePage';
import { feedbackTotal, trainingWeeks, weekSoFar, weeksTotal } from '../../../src/domain/progress/weeks';

/** Noon of a Saturday in week 47 on the device of the tests. */
const now = new Date(2026, 10, 21, 12, 0).getTime();

const training = (daysAgo: number, overrides: Partial<TrainingEntry> = {}): TrainingEntry => ({
  clientId: `${daysAgo}/${Math.random()}`,
  start: new Date(2026, 10, 21 - daysAgo, 9, 0).toISOString(),
  duration: 24 * 60_000,
  done: 10,
  total: 10,
  isCompleted: true,
  feedback: null,
  pains: [],
  morningPain: null,
  ...overrides,
});

test('[HI-6] twelve weeks of days from Monday on, this week last; what has not come yet is empty', () => {
  const weeks = trainingWeeks([training(0), training(0), training(5)], now);
  expect(weeks.map(({ number }) => number)).toEqual([36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]);
  expect(weeks.at(-1)?.days).toEqual([1, 0, 0, 0, 0, 2, null]);
  expect(weeks.at(0)?.days).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('[HI-6] number and minutes per week, and what the feedback says', () => {
  const said = (answer: string) => ({
    feedback: { exerciseRunId: 1, comment: '', answers: [{ question: 'Wie war es?', answer }] },
  });
  const weeks = trainingWeeks(
    [
      training(1, said('Gut')),
      training(3, said('Schwer')),
      training(4, { ...said('Gut'), duration: 90_000 }),
    ],
    now,
  );
  expect(weeks.at(-1)).toMatchObject({
    trainings: 3,
    minutes: 50,
    feedback: [
      {
        question: 'Wie war es?',
        answers: [
          { answer: 'Gut', count: 2 },
          { answer: 'Schwer', count: 1 },
        ],
      },
    ],
  });
});

test('[HI-6] the feedback of all weeks: each answer stands at its question, the most frequent first', () => {
  const said = (hard: string, sure: string) => ({
    feedback: {
      exerciseRunId: 1,
      comment: '',
      answers: [
        { question: 'Wie schwer war es?', answer: hard },
        { question: 'Wie sicher?', answer: sure },
      ],
    },
  });
  const weeks = trainingWeeks(
    [
      training(0, said('Gar nicht', 'Gar nicht')),
      training(8, said('Genau richtig', 'Sicher')),
      training(9, said('Gar nicht', 'Sicher')),
    ],
    now,
  );
  expect(feedbackTotal(weeks)).toEqual([
    {
      question: 'Wie schwer war es?',
      answers: [
        { answer: 'Gar nicht', count: 2 },
        { answer: 'Genau richtig', count: 1 },
      ],
    },
    {
      question: 'Wie sicher?',
      answers: [
        { answer: 'Sicher', count: 2 },
        { answer: 'Gar nicht', count: 1 },
      ],
    },
  ]);
});

test('[HI-6] the total counts weeks with a training, and no streak', () => {
  expect(weeksTotal(trainingWeeks([training(0), training(1), training(40), training(200)], now))).toEqual({
    trained: 2,
    trainings: 3,
    minutes: 24,
  });
  expect(weeksTotal(trainingWeeks([], now))).toEqual({ trained: 0, trainings: 0, minutes: 0 });
});

test('[HI-6] a training of a clock that is ahead does not count', () => {
  expect(weeksTotal(trainingWeeks([training(-3)], now)).trainings).toBe(0);
});

test('[HI-6] weeks around New Year and the change of the clocks have seven days', () => {
  const weeks = trainingWeeks([], new Date(2027, 0, 5, 12, 0).getTime(), 14);
  expect(weeks.map(({ number }) => number).slice(-3)).toEqual([52, 53, 1]);
  expect(weeks.map(({ start }) => new Date(start).getDay())).toEqual(Array.from({ length: 14 }, () => 1));
});

test('[DE-13] this week stands beside the same days of the last one', () => {
  expect(weekSoFar([training(0), training(5), training(7), training(12)], now)).toEqual({
    trainings: 2,
    more: 0,
  });
  expect(weekSoFar([training(1), training(2)], now)).toEqual({ trainings: 2, more: 2 });
  expect(weekSoFar([training(8), training(9), training(10)], now)).toEqual({ trainings: 0, more: -3 });
});

test('[DE-13] the day of last week that has not come yet in this one does not count', () => {
  const sunday = training(6);
  expect(weekSoFar([sunday], now)).toBeNull();
  expect(weekSoFar([training(0), sunday], now)).toEqual({ trainings: 1, more: 1 });
  expect(weekSoFar([training(14)], now)).toBeNull();
});
