import { screen, within } from '@testing-library/react';
import { deskActions } from '../../../store/desk/slice';
import { anExercise, anExerciseRun, aRunUnit } from '../../builders';
import { aTraining, openAthlete, section } from './athletePage';

const trainings = () => section('Trainings');
const rows = () => within(screen.getByRole('list', { name: 'Liste der Trainings' })).getAllByRole('listitem');
const written = () => section('Das hat Anna im Training geschrieben');

test('[DE-5] trainings come newest first, with duration, exercises and feedback', async () => {
  await openAthlete({
    trainings: [
      aTraining(3),
      aTraining(18, {
        completed: false,
        runUnits: [aRunUnit({ completed: true, duration: 90_000 }), aRunUnit()],
      }),
    ],
    feedback: [
      {
        exerciseRunId: 603,
        comment: 'Ging gut',
        answers: [{ question: 'Wie war es?', answer: 'Genau richtig' }],
      },
    ],
  });
  const [latest, earlier] = rows();
  expect(latest).toHaveTextContent(
    /^18\.11\.2026, .* Uhr1 von 2 Übungen, 2 Minuten, nicht beendetkein Feedback$/,
  );
  expect(earlier).toHaveTextContent(
    /03\.11\.2026.*1 von 1 Übung, 24 MinutenWie war es\? Genau richtig„Ging gut“$/,
  );
});

test('[DE-5] a training on this device that the server does not have yet is there, too', async () => {
  await openAthlete({
    features: [],
    exerciseRuns: [anExerciseRun({ completed: true, start: '2026-11-20T08:00:00.000Z' })],
  });
  expect(rows()).toHaveLength(1);
});

test('[DE-5] where the server lists no trainings and this device has none, there is no section', async () => {
  await openAthlete({ features: [] });
  expect(screen.queryByRole('region', { name: 'Trainings' })).toBeNull();
});

test('[DE-5] a long list shows ten first, and the focus goes on with what is new', async () => {
  const many = Array.from({ length: 23 }, (_, index) => aTraining(index + 1));
  const { user } = await openAthlete({ trainings: many });
  expect(rows()).toHaveLength(10);
  await user.click(trainings().getByRole('button', { name: 'Mehr anzeigen' }));
  expect(rows()).toHaveLength(20);
  expect(rows()[10]).toHaveFocus();
  await user.click(trainings().getByRole('button', { name: 'Mehr anzeigen' }));
  expect(rows()).toHaveLength(23);
  expect(rows()[20]).toHaveFocus();
  expect(trainings().queryByRole('button')).toBeNull();
});

test('[DE-5] without a training it says so', async () => {
  await openAthlete();
  expect(trainings().getByText('Anna hat noch nicht trainiert.')).toBeVisible();
});

test('[DE-5] what could not be read says why and can be tried again', async () => {
  const { user, asked, happen } = await openAthlete({ isLoaded: false });
  await happen(deskActions.loadFailed('Die Daten sind nicht lesbar.'));
  expect(trainings().getByRole('alert')).toHaveTextContent('Die Daten sind nicht lesbar.');
  asked.mockClear();
  await user.click(trainings().getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(asked).toHaveBeenCalledWith(deskActions.opened());
});

test('[NT-3] what the athlete wrote comes newest first, with the exercise and the date', async () => {
  await openAthlete({
    trainings: [
      aTraining(3, { runUnits: [aRunUnit({ athleteNote: 'Zieht rechts.' })] }),
      aTraining(18, { runUnits: [aRunUnit({ exerciseId: 999, athleteNote: 'Leicht.' })] }),
    ],
  });
  const notes = written().getAllByRole('listitem');
  expect(notes.map((note) => note.textContent)).toEqual([
    'Übung18.11.2026Leicht.',
    `${anExercise().name}03.11.2026Zieht rechts.`,
  ]);
});

test('[NT-3] the athlete has written nothing yet', async () => {
  await openAthlete({ trainings: [aTraining(3)] });
  expect(written().getByText('Noch nichts.')).toBeVisible();
});
