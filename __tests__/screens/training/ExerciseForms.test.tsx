import { screen as page, within } from '@testing-library/react';
import { ExerciseForms } from '../../../src/screens/training/ExerciseForms';
import { anExercise } from '../../builders';
import { renderScreen } from '../renderScreen';

const wall = anExercise({ id: 71, name: 'Liegestütz an der Wand', description: 'Stell dich an die Wand.' });
const clap = anExercise({ id: 73, name: 'Liegestütz mit Klatschen' });

test('[CT-7] an exercise names its easier and its harder form, and a press shows it', async () => {
  const exercise = anExercise({ id: 72, easierId: wall.id, harderId: clap.id });
  const { user } = renderScreen(<ExerciseForms exercise={exercise} known={[wall, exercise, clap]} />);
  expect(page.getByRole('button', { name: 'Schwerer: Liegestütz mit Klatschen' })).toBeVisible();
  const easier = page.getByRole('button', { name: 'Leichter: Liegestütz an der Wand' });
  await user.click(easier);
  const dialog = page.getByRole('dialog', { name: wall.name });
  expect(within(dialog).getByText('Stell dich an die Wand.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Schließen' }));
  expect(page.queryByRole('dialog')).toBeNull();
  expect(easier).toHaveFocus();
});

test('[CT-7] a form that the device lacks, and an exercise without forms, say nothing', () => {
  renderScreen(<ExerciseForms exercise={anExercise({ easierId: 99, harderId: null })} known={[wall]} />);
  expect(page.queryByRole('button')).toBeNull();
});
