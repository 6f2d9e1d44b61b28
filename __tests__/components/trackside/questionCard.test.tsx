import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuestionCard } from '../../../src/components/trackside/QuestionCard';
import type { TracksideQuestion } from '../../../src/components/trackside/questions';

const heels = (answer: boolean | null): TracksideQuestion => ({
  kind: 'yesNo',
  id: 4,
  text: 'Die Fersen bleiben am Boden',
  answers: [{ side: null, answer }],
});

const back: TracksideQuestion = {
  kind: 'yesNo',
  id: 5,
  text: 'Der Rücken bleibt gerade',
  answers: [
    { side: 'left', answer: true },
    { side: 'right', answer: null },
  ],
};

const depth = (count: number, answer: number | null = null): TracksideQuestion => ({
  kind: 'range',
  id: 4,
  text: 'Wie tief ist die Hocke?',
  values: Array.from({ length: count }, (_, index) => ({ id: 10 + index, text: `Stufe ${index + 1}` })),
  answers: [{ side: null, answer }],
});

const show = (question: TracksideQuestion) => {
  const onAnswer = jest.fn();
  const onChoose = jest.fn();
  render(<QuestionCard question={question} onAnswer={onAnswer} onChoose={onChoose} />);
  return { onAnswer, onChoose, user: userEvent.setup() };
};

test('[TS-2] yes and no are two answers, and neither is given before a press', async () => {
  const { user, onAnswer } = show(heels(null));
  const question = screen.getByRole('group', { name: 'Die Fersen bleiben am Boden' });
  const [yes, no] = within(question).getAllByRole('button', { pressed: false });
  expect(yes).toHaveAccessibleName('Ja');
  expect(no).toHaveAccessibleName('Nein');
  await user.click(screen.getByRole('button', { name: 'Nein' }));
  await user.click(screen.getByRole('button', { name: 'Ja' }));
  expect(onAnswer.mock.calls).toEqual([
    [{ questionId: 4, side: null, isMet: false }],
    [{ questionId: 4, side: null, isMet: true }],
  ]);
});

test.each([
  [true, 'Ja', 'Nein'],
  [false, 'Nein', 'Ja'],
])(
  '[TS-2] a second press takes the answer %s back, a press on the other changes it',
  async (answer, own, other) => {
    const { user, onAnswer } = show(heels(answer));
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName(own);
    await user.click(screen.getByRole('button', { name: own }));
    await user.click(screen.getByRole('button', { name: other }));
    expect(onAnswer.mock.calls.map(([{ isMet }]) => isMet)).toEqual([null, !answer]);
  },
);

test('[TS-2] the second tap of a double tap does not take the answer back', async () => {
  const { user, onAnswer } = show(heels(null));
  await user.dblClick(screen.getByRole('button', { name: 'Ja' }));
  expect(onAnswer).toHaveBeenCalledTimes(1);
});

test('[TS-2] quick taps on two answers beside each other, to a browser a double tap, both count', () => {
  const { onAnswer } = show({ ...back, answers: back.answers.map(({ side }) => ({ side, answer: null })) });
  const [left, right] = screen.getAllByRole('button', { name: 'Ja' });
  if (left) fireEvent.click(left, { detail: 1, clientX: 40, clientY: 200 });
  if (right) fireEvent.click(right, { detail: 2, clientX: 120, clientY: 200 });
  expect(onAnswer.mock.calls.map(([{ side }]) => side)).toEqual(['left', 'right']);
});

test('[TS-2] the keyboard gives an answer and takes it back, and answers nothing on its way', async () => {
  const { user, onAnswer } = show(heels(true));
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(onAnswer).not.toHaveBeenCalled();
  await user.keyboard(' ');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onAnswer.mock.calls.map(([{ isMet }]) => isMet)).toEqual([null, false]);
});

test('[TS-2] both sides stand in one question, each with its own answers', async () => {
  const { user, onAnswer } = show(back);
  const question = within(screen.getByRole('group', { name: 'Der Rücken bleibt gerade' }));
  const left = within(question.getByRole('group', { name: 'Links' }));
  const right = within(question.getByRole('group', { name: 'Rechts' }));
  expect(left.getByRole('button', { name: 'Ja', pressed: true })).toBeVisible();
  expect(right.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
  await user.click(right.getByRole('button', { name: 'Nein' }));
  await user.click(left.getByRole('button', { name: 'Ja' }));
  expect(onAnswer.mock.calls).toEqual([
    [{ questionId: 5, side: 'right', isMet: false }],
    [{ questionId: 5, side: 'left', isMet: null }],
  ]);
});

test('[TS-2] five values are buttons, and a second press takes one back', async () => {
  const { user, onChoose } = show(depth(5, 11));
  expect(screen.getAllByRole('button')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Stufe 5' }));
  await user.click(screen.getByRole('button', { name: 'Stufe 2', pressed: true }));
  expect(onChoose.mock.calls).toEqual([
    [{ questionId: 4, side: null, questionRangeValueId: 14 }],
    [{ questionId: 4, side: null, questionRangeValueId: null }],
  ]);
});

test('[TS-2] six values are a list, whose first entry takes the answer back', async () => {
  const { user, onChoose } = show(depth(6, 11));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  const list = screen.getByRole('combobox', { name: 'Wie tief ist die Hocke?' });
  expect(list).toHaveDisplayValue('Stufe 2');
  await user.selectOptions(list, 'Stufe 6');
  await user.selectOptions(list, 'Antwort wählen');
  expect(onChoose.mock.calls).toEqual([
    [{ questionId: 4, side: null, questionRangeValueId: 15 }],
    [{ questionId: 4, side: null, questionRangeValueId: null }],
  ]);
});

test('[TS-2] a list of each side says its side', () => {
  show({
    ...depth(6),
    answers: [
      { side: 'left', answer: null },
      { side: 'right', answer: 12 },
    ],
  } as TracksideQuestion);
  expect(screen.getByRole('combobox', { name: 'Wie tief ist die Hocke, links?' })).toHaveDisplayValue(
    'Antwort wählen',
  );
  expect(screen.getByRole('combobox', { name: 'Wie tief ist die Hocke, rechts?' })).toHaveDisplayValue(
    'Stufe 3',
  );
});
