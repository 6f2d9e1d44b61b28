import { screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { WelcomeScreen } from '../../../src/screens/welcome/WelcomeScreen';
import { anExerciseRun, aTrainer } from '../../builders';
import { aFilledStore, type Held } from '../filledStore';
import { renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const over = { id: 601, completed: true, position: null, start: '2026-11-14T12:00:00.000Z' };

const renderWelcome = (held: Held) => {
  const { store } = aFilledStore(held);
  return renderScreen(<WelcomeScreen />, { store });
};

test('[TR-20] an exercise run without feedback is asked about on the welcome page', async () => {
  const { container } = renderWelcome({ exerciseRuns: [anExerciseRun(over)] });
  expect(await screen.findByText('Wie war dein Training am 14.11.2026?')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Feedback geben' })).toHaveAttribute('href', '/feedback/601');
  expect(await axe(container)).toHaveNoViolations();
});

test('[TR-20] a trainer is asked about the athlete’s exercise run', async () => {
  const trainer = aTrainer();
  renderWelcome({ user: trainer, exerciseRuns: [anExerciseRun({ ...over, recordedBy: trainer.id })] });
  expect(await screen.findByText('Wie war das Training von Anna Amsel am 14.11.2026?')).toBeInTheDocument();
});

test('[TR-20] the question goes for good at a press', async () => {
  const { user } = renderWelcome({ exerciseRuns: [anExerciseRun(over)] });
  await user.click(await screen.findByRole('button', { name: 'Nicht mehr fragen' }));
  expect(screen.queryByText(/Wie war dein Training/)).toBeNull();
});
