import type { Feedback } from '../../../src/contract/feedback';
import {
  type DeskTraining,
  deskTrainings,
  feedbackAttention,
  lastSevenDays,
} from '../../../src/domain/desk/trainings';
import { anExerciseRun, aRunUnit } from '../../builders';
import { aTraining, daysAgo, now } from './content';

const effort = {
  question: 'Wie war es?',
  options: ['Leicht', 'Viel zu schwer'],
  attention: ['Viel zu schwer'],
};
const training = (id: number | undefined, days: number) => ({ userId: 2, id, start: daysAgo(days) });
const inShort = ({ userId, id, start }: DeskTraining): DeskTraining => ({ userId, id, start });
const given = (exerciseRunId: number, answer: string): [number, Feedback] => [
  exerciseRunId,
  { exerciseRunId, comment: '', answers: [{ question: effort.question, answer }] },
];

test('[DE-1] trainings of this device and of the server are one list, latest first', () => {
  const local = anExerciseRun({ start: daysAgo(1), completed: true });
  const received = [
    aTraining({ clientId: 'a', id: 601, start: daysAgo(3) }),
    aTraining({ clientId: 'b', id: 602, start: daysAgo(0) }),
  ];
  expect(deskTrainings([local], received, now).map(inShort)).toEqual([
    training(602, 0),
    training(undefined, 1),
    training(601, 3),
  ]);
});

test('[DE-1] one that both have is one training, in its newer state, with the id of the server', () => {
  const both = { clientId: 'a', start: daysAgo(2) };
  const received = [aTraining({ ...both, id: 601, clientRevision: 4 })];
  const unbegun = { ...both, completed: false, runUnits: [aRunUnit()] };
  const newer = anExerciseRun({ ...both, completed: true, clientRevision: 5 });
  expect(deskTrainings([newer], received, now).map(inShort)).toEqual([training(601, 2)]);
  expect(deskTrainings([anExerciseRun({ ...unbegun, clientRevision: 3 })], received, now)).toHaveLength(1);
  expect(deskTrainings([anExerciseRun({ ...unbegun, clientRevision: 5 })], received, now)).toEqual([]);
});

test('[DE-1] a training counts once anything is done or written, not when it was only opened', () => {
  const opened = anExerciseRun({ start: daysAgo(1) });
  const done = anExerciseRun({ start: daysAgo(2), runUnits: [aRunUnit({ completed: true })] });
  const written = anExerciseRun({ start: daysAgo(3), runUnits: [aRunUnit({ athleteNote: 'Schwer' })] });
  expect(deskTrainings([opened, done, written], [], now).map(({ start }) => start)).toEqual([
    daysAgo(2),
    daysAgo(3),
  ]);
});

test('[DE-1] a training that a wrong clock puts more than a day ahead is nobody’s last one', () => {
  const ahead = (days: number) => aTraining({ clientId: `${days}`, start: daysAgo(-days) });
  expect(deskTrainings([], [ahead(1), ahead(2)], now).map(({ start }) => start)).toEqual([daysAgo(-1)]);
});

test('[DE-1] the last 7 days are calendar days of the device, today last', () => {
  const starts = [
    daysAgo(0, 0),
    daysAgo(0, 11),
    daysAgo(1, 23),
    daysAgo(6, 0),
    daysAgo(7, 23),
    daysAgo(-1, 0),
  ];
  const trainings = starts.map((start) => ({ userId: 2, id: undefined, start }));
  expect(lastSevenDays(trainings, now)).toEqual([1, 0, 0, 0, 0, 1, 2]);
  expect(lastSevenDays([], now)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('[DE-2] only the last feedback counts, also if later trainings have none', () => {
  const trainings = [training(undefined, 0), training(603, 1), training(602, 2), training(601, 3)];
  const asking = new Map([given(602, 'Viel zu schwer'), given(601, 'Leicht')]);
  expect(feedbackAttention(trainings, asking, [effort])).toEqual({
    at: daysAgo(2),
    question: effort.question,
    option: 'Viel zu schwer',
  });
  const calm = new Map([given(602, 'Leicht'), given(601, 'Viel zu schwer')]);
  expect(feedbackAttention(trainings, calm, [effort])).toBeNull();
});

test('[DE-2] an option asks for attention only for its question, and where the content says so', () => {
  const answers = new Map([given(601, 'Viel zu schwer')]);
  const { attention: _none, ...unmarked } = effort;
  expect(feedbackAttention([training(601, 1)], answers, [unmarked])).toBeNull();
  expect(feedbackAttention([training(601, 1)], answers, [{ ...effort, question: 'Wie lange?' }])).toBeNull();
  expect(feedbackAttention([training(601, 1)], answers, [effort])).not.toBeNull();
});
