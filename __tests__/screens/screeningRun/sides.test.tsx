import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { ScreeningRunScreen } from '../../../src/screens/screeningRun/ScreeningRunScreen';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { aQuestion, aRangeQuestion, aScreening, aScreeningRun, aTest } from '../../builders';
import { aFilledStore, happen } from '../filledStore';
import { renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const knee = aQuestion({ id: 1, description: 'Das Knie bleibt gerade' });
const depth = aRangeQuestion({ id: 3, description: 'Wie tief?' });
const sided = aTest({ sides: true, questions: [knee], rangeQuestions: [depth] });

const openTest = async () => {
  const run = aScreeningRun();
  const { store } = aFilledStore({
    screenings: [aScreening({ tests: [sided, aTest({ id: 99 })] })],
    runs: [run],
  });
  const page = renderScreen(<ScreeningRunScreen />, {
    store,
    path: '/screening/:userScreeningId',
    at: '/screening/41',
  });
  const { clientId } = run;
  await happen(store, screeningRunActions.opened({ clientId, userScreeningId: 41, shownAt: 0 }));
  return { ...page, draft: () => store.getState().runs.screeningRun[0]?.drafts[sided.id] };
};

const side = (name: string) =>
  within(screen.getByRole('group', { name: 'Das Knie bleibt gerade' })).getByRole('checkbox', { name });

test('[SI-1] a question of a test with sides has an answer for each, side by side', async () => {
  const { user, draft, container } = await openTest();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(side('Rechts'));
  expect(side('Rechts')).toBeChecked();
  expect(side('Links')).not.toBeChecked();
  expect(draft()?.questionResults).toEqual([{ questionId: 1, checked: true, side: 'right' }]);
  expect(screen.getByText(/1 Frage ohne Antwort/)).toBeVisible();
});

test('[SI-1] a range question is asked for each side', async () => {
  const { user, draft } = await openTest();
  const field = screen.getByRole('combobox', { name: 'Wie tief, links?' });
  expect(screen.getByRole('combobox', { name: 'Wie tief, rechts?' })).toHaveValue('');
  const [value] = depth.questionRangeValues;
  await user.selectOptions(field, String(value?.id));
  expect(draft()?.questionRangeResults).toEqual([
    { questionId: 3, questionRangeValueId: value?.id, side: 'left' },
  ]);
});
