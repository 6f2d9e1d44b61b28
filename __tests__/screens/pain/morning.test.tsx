import { screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { WelcomeScreen } from '../../../src/screens/welcome/WelcomeScreen';
import { chatActions } from '../../../store/chat/slice';
import { feedbackActions } from '../../../store/feedback/slice';
import { aContact, anExercise, anExerciseRun, aRunUnit } from '../../builders';
import { afterAllRuns } from '../../store/stateAfter';
import { aFilledStore } from '../filledStore';
import { renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const dayBefore = new Date(afterAllRuns - 24 * 60 * 60 * 1000).toISOString();
const run = anExerciseRun({
  start: dayBefore,
  completed: true,
  position: null,
  exercises: [anExercise({ name: 'Seitstütz' })],
  runUnits: [aRunUnit({ pain: 6 })],
});

const renderMorning = async () => {
  const { store, asked } = aFilledStore({ exerciseRuns: [run] });
  store.dispatch(chatActions.loaded({ contacts: [aContact()], rooms: [] }));
  const page = renderScreen(<WelcomeScreen />, { store });
  await screen.findByText('Gestern: Schmerz 6 von 10 bei „Seitstütz“');
  return { ...page, asked: () => asked.mock.calls.map(([action]) => action) };
};

const question = () => screen.queryByRole('group', { name: 'Wie ist es heute?' });
const press = (name: string) => screen.getByRole('button', { name });

test('[PN-3] the start page asks on the morning after, and says who sees the answer', async () => {
  const { asked, user, container } = await renderMorning();
  expect(screen.getByText(/Tina sieht beide Angaben/)).toBeVisible();
  expect(press('Antworten')).toBeDisabled();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('radio', { name: '2' }));
  await user.click(press('Antworten'));
  expect(asked()).toContainEqual(
    feedbackActions.morningAnswered({
      key: `${run.userId}/${run.clientId}/morning`,
      exerciseRunId: null,
      exerciseRunClientId: run.clientId,
      value: 2,
    }),
  );
});

test('[PN-3] ‘Nicht beantworten’ ends the question', async () => {
  const { user } = await renderMorning();
  await user.click(press('Nicht beantworten'));
  expect(question()).toBeNull();
});
