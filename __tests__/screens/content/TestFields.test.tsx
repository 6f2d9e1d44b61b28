import { screen as page, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { useState } from 'react';
import type { TestDraft } from '../../../src/contract/content';
import { testAdvice } from '../../../src/domain/content/advice';
import { TestFields } from '../../../src/screens/content/test/TestFields';
import { keyOf } from '../../builders';
import { aLeadingTest } from '../../builders/contentDrafts';
import { renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const exercises = [
  { key: keyOf(1), name: 'Wadenheben', isRetired: false, isDraft: false },
  { key: keyOf(2), name: 'Kniebeuge', isRetired: false, isDraft: true },
  { key: keyOf(3), name: 'Alte Übung', isRetired: true, isDraft: false },
];

/** What the last change has made of the draft, and how it was made. */
const made: { draft: TestDraft | null; how: string | null } = { draft: null, how: null };

function Edited({ start }: { start: TestDraft }) {
  const [draft, setDraft] = useState(start);
  return (
    <TestFields
      testKey={keyOf(11)}
      draft={draft}
      exercises={exercises}
      problems={[{ path: 'questions.1.weights.0.exercise', message: 'Diese Übung ist im Ruhestand.' }]}
      advice={testAdvice(draft, new Set([keyOf(1), keyOf(2)]))}
      onChange={(next, how) => {
        Object.assign(made, { draft: next, how });
        setDraft(next);
      }}
    />
  );
}

const edit = (start = aLeadingTest()) => renderScreen(<Edited start={start} />);

const weightsAt = (question: number) => made.draft?.questions[question]?.weights;

test('[CT-4] an exercise is added to an answer, takes the focus, and is weighed by a number', async () => {
  const { user } = edit();
  await user.click(page.getByRole('button', { name: 'Übung hinzufügen: Die Fersen bleiben am Boden: Nein' }));
  const dialog = page.getByRole('dialog');
  expect(within(dialog).queryByText('Alte Übung')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: /Kniebeuge/ }));
  expect(made.how).toBe('chosen');
  const chips = page.getByRole('list', { name: 'Die Fersen bleiben am Boden: Nein' });
  const weight = within(chips).getByRole('textbox', { name: 'Gewicht von Kniebeuge' });
  expect(weight).toHaveFocus();
  await user.clear(weight);
  await user.type(weight, '7,5');
  expect(weightsAt(0)).toStrictEqual([
    { exercise: keyOf(1), weight: 9 },
    { exercise: keyOf(2), weight: 7.5 },
  ]);
  await user.click(within(chips).getByRole('button', { name: 'Wadenheben wegnehmen' }));
  expect(weightsAt(0)).toStrictEqual([{ exercise: keyOf(2), weight: 7.5 }]);
});

test('[CT-4] the table is walked with the arrows, and a number typed there is the weight', async () => {
  const { user } = edit();
  const table = page.getByRole('table', { name: 'Gewichte der Übungen je Antwort' });
  const cell = (name: string) => within(table).getByRole('textbox', { name });
  await user.click(cell('Die Fersen bleiben am Boden: Nein, Wadenheben'));
  await user.keyboard('{ArrowDown}');
  expect(cell('Die Knie bleiben über den Füßen: Nein, Wadenheben')).toHaveFocus();
  await user.keyboard('4{ArrowDown}');
  expect(weightsAt(1)).toStrictEqual([{ exercise: keyOf(1), weight: 4 }]);
  expect(cell('Wie tief ist die Hocke? Waagerecht, Wadenheben')).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  const first = cell('Die Fersen bleiben am Boden: Nein, Wadenheben');
  expect(first).toHaveFocus();
  await user.clear(first);
  expect(weightsAt(0)).toStrictEqual([]);
  expect(
    within(table)
      .getAllByRole('textbox')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toHaveLength(1);
});

test('[CT-4] what is no weight changes nothing, and is gone when the box is left', async () => {
  const { user } = edit();
  made.draft = null;
  const [weight] = page.getAllByRole('textbox', { name: 'Gewicht von Wadenheben' });
  if (!weight) throw new Error('no weight');
  await user.clear(weight);
  await user.type(weight, 'viel');
  expect(weight).toBeInvalid();
  expect(made.draft).toBeNull();
  await user.tab();
  expect(weight).toHaveValue('9');
});

test('[CT-1] questions of both kinds are added, and the new one has the focus', async () => {
  const { user } = edit(aLeadingTest({ questions: [], rangeQuestions: [] }));
  await user.click(page.getByRole('button', { name: 'Ja/Nein' }));
  const field = page.getByRole('textbox', { name: 'Ja/Nein-Frage 1' });
  expect(field).toHaveFocus();
  await user.type(field, 'Das Knie bleibt innen und der Fuß steht fest');
  expect(made.how).toBe('typed');
  expect(page.getByText(/Das sind zwei Kriterien/)).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Wertebereich' }));
  expect(page.getByRole('textbox', { name: 'Wertebereichsfrage 1' })).toHaveFocus();
  expect(made.draft?.rangeQuestions[0]?.values.map(({ resultWeight }) => resultWeight)).toStrictEqual([
    10, 0,
  ]);
  const keys = [
    made.draft?.questions[0]?.key,
    made.draft?.rangeQuestions[0]?.key,
    ...(made.draft?.rangeQuestions[0]?.values.map(({ key }) => key) ?? []),
  ];
  expect(new Set(keys).size).toBe(4);
});

test('[CT-1] a question is moved by a button, and taken away', async () => {
  const { user } = edit();
  const before = aLeadingTest().questions.map(({ description }) => description);
  await user.click(page.getByRole('button', { name: /Ja\/Nein-Frage 2.* nach oben/ }));
  expect(made.draft?.questions.map(({ description }) => description)).toStrictEqual(before.toReversed());
  await user.click(page.getByRole('button', { name: 'Ja/Nein-Frage 1 entfernen' }));
  expect(made.draft?.questions.map(({ description }) => description)).toStrictEqual([before[0]]);
  expect(page.getByRole('heading', { name: 'Fragen' })).toHaveFocus();
});

test('[CT-6] tries, what counts, who helps, from where and for whom are part of the test', async () => {
  const { user } = edit();
  await user.selectOptions(page.getByRole('combobox', { name: 'Versuche' }), '3');
  await user.selectOptions(page.getByRole('combobox', { name: 'Was zählt?' }), 'der letzte');
  await user.click(page.getByRole('switch', { name: 'Braucht eine zweite Person' }));
  await user.type(page.getByRole('textbox', { name: 'Von wo schaut man?' }), 'von vorn');
  const from = page.getByRole('textbox', { name: 'Ab welchem Alter?' });
  await user.type(from, '1x');
  expect(page.getByText('Schreib eine Zahl von 1 bis 99, oder lass es leer.')).toBeVisible();
  await user.clear(from);
  await user.type(from, '12');
  expect(made.draft).toMatchObject({
    tries: 3,
    counts: 'last',
    needsSecondPerson: true,
    watchedFrom: 'von vorn',
    ageFrom: 12,
    ageTo: null,
  });
});

test('[CT-1] [CT-8] what stops a publication stands beside its field, and nothing keeps a screen reader out', async () => {
  const { container } = edit();
  expect(page.getByText('Diese Übung ist im Ruhestand.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
