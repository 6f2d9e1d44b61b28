import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { RatedExerciseRun } from '../../../src/contract/trainings';
import type { DeskData } from '../../../src/domain/deskData';
import { noDose } from '../../../src/domain/planChanges';
import { ProgressScreen } from '../../../src/screens/progress/ProgressScreen';
import { deskActions } from '../../../store/desk/slice';
import { networkActions } from '../../../store/network/slice';
import { outboxActions } from '../../../store/outbox/slice';
import { serverActions } from '../../../store/server/slice';
import { updateActions } from '../../../store/update/slice';
import { aCurrentUser, anExercise, anExerciseRun, aRunUnit, aTrainer, aUser } from '../../builders';
import { aWaitingFeedback } from '../../builders/outbox';
import { aRatedRun, aScreeningOf, testRunsOf } from '../../domain/progress/rated';
import { aFilledStore, type Held, happen } from '../filledStore';
import { address, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const anna = aUser();
const screening = aScreeningOf(7, 5);
const squat = anExercise({
  id: 11,
  name: 'Kniebeuge',
  sets: 3,
  seconds: null,
  seconds2: null,
  repeat: 10,
  repeat2: null,
  distance: null,
});
const day = 24 * 60 * 60 * 1000;
const newest = new Date(2026, 10, 24, 10).getTime();

/** A training of Anna, so many days before the newest. */
const aTraining = (daysAgo: number, overrides: Partial<RatedExerciseRun> = {}): RatedExerciseRun => ({
  id: 600 + daysAgo,
  clientId: `50000000-0000-4000-8000-${String(daysAgo).padStart(12, '0')}`,
  clientRevision: 1,
  userId: anna.id,
  start: new Date(newest - daysAgo * day).toISOString(),
  completed: true,
  isDirty: false,
  screeningRunId: null,
  runUnits: [aRunUnit({ exerciseId: squat.id, completed: true, duration: 24 * 60_000 })],
  ratedBy: anna.id,
  ...overrides,
});

interface Shown extends Held {
  at?: string;
  path?: string;
  desk?: Partial<DeskData> | null;
  features?: string[];
}

const open = ({
  at = '/progress/past',
  path = '/progress/:view?',
  desk = {},
  features = ['trainings'],
  ...held
}: Shown = {}) => {
  const { store, asked } = aFilledStore({ screenings: [screening], exercises: [squat], ...held });
  store.dispatch(serverActions.loaded({ features, instance: null, epoch: null, isDemo: false }));
  store.dispatch(networkActions.onlineChanged(true));
  store.dispatch(
    desk
      ? deskActions.loaded({ trainings: [], feedback: [], published: [], ...desk })
      : deskActions.missing(),
  );
  return { ...renderScreen(<ProgressScreen />, { store, path, at }), asked };
};

const rows = () => screen.getAllByRole('listitem');
const month = (name: string) => within(screen.getByRole('region', { name }));

test('[HI-9] a training of a day tells its exercises, notes, pain and feedback', async () => {
  const trainings = [
    aTraining(0),
    aTraining(21, {
      runUnits: [
        aRunUnit({
          exerciseId: squat.id,
          completed: true,
          duration: 600_000,
          athleteNote: 'Tief',
          pain: 3,
          painNote: 'Knie',
        }),
        aRunUnit({ exerciseId: 99 }),
      ],
      morningPain: { value: 2, at: '2026-11-04T07:00:00.000Z' },
    }),
  ];
  const feedback = [
    { exerciseRunId: 621, comment: 'Schön', answers: [{ question: 'Wie war es?', answer: 'Gut' }] },
  ];
  const { user, container } = open({ desk: { trainings, feedback } });
  expect(month('November 2026').getAllByRole('listitem')).toHaveLength(2);
  const third = screen.getByText('Dienstag, 3. November');
  expect(third.closest('summary')).toHaveTextContent(
    '10:00 Uhr, 10 Minuten, 1 von 2 ÜbungenSchmerz 3 von 10',
  );
  await user.click(third);
  const details = within(third.closest('details') as HTMLElement);
  const [done, unknown] = details.getAllByRole('listitem');
  expect(done).toHaveTextContent('Kniebeuge3 × 10 Wiederholungen, erledigt„Tief“Schmerz 3 von 10 „Knie“');
  expect(unknown).toHaveTextContent('Übungnicht erledigt');
  expect(details.getByText('Am Morgen danach: 2 von 10')).toBeVisible();
  expect(details.getByText('Gut')).toBeVisible();
  expect(details.getByText('„Schön“')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('[PL-2] an exercise that a trainer had changed says so, as it was done, and why', async () => {
  const adapted = { exerciseId: 12, form: 'easier', dose: { ...noDose, sets: 2 }, reason: 'Knie' } as const;
  const runUnits = [aRunUnit({ exerciseId: squat.id, completed: true, adapted })];
  const { user } = open({ desk: { trainings: [aTraining(0, { runUnits })] } });
  const row = screen.getByText('Dienstag, 24. November');
  await user.click(row);
  expect(within(row.closest('details') as HTMLElement).getByRole('listitem')).toHaveTextContent(
    'Kniebeuge2 × 10 Wiederholungen, erledigtVom Trainer angepasst: Knie',
  );
});

test('[HI-9] of 500 trainings twenty rows are shown, further ones at a press, and a month at once', async () => {
  const trainings = Array.from({ length: 500 }, (_, index) => aTraining(index * 2));
  const { user } = open({ desk: { trainings } });
  expect(rows()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Mehr anzeigen' }));
  expect(rows()).toHaveLength(40);
  expect(rows()[20]).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Monat' }), 'Dezember 2024 (15)');
  expect(rows()).toHaveLength(15);
  expect(address()).toBe('/progress/past?monat=2024-12');
  expect(screen.queryByRole('button', { name: 'Mehr anzeigen' })).toBeNull();
});

test('[HI-9] screenings can be listed alone, and each leads to its result', async () => {
  const runs = [
    aRatedRun({
      testRuns: testRunsOf(screening, 20),
      ratedBy: aTrainer().id,
      start: '2026-11-02T08:00:00.000Z',
    }),
    aRatedRun({
      id: undefined,
      completed: true,
      isDirty: true,
      ratedBy: anna.id,
      start: '2026-11-09T08:00:00.000Z',
    }),
  ];
  const { user } = open({ runs, desk: { trainings: [aTraining(1)] } });
  expect(rows()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Screenings 2' }));
  const [unsent, sent] = screen.getAllByRole('link', { name: /Screening/ });
  expect(unsent).toHaveTextContent(/ohne Ergebnisnicht übertragen$/);
  expect(sent).toHaveTextContent('Gesamtwert 57 %, bewertet: Trainer');
  expect(sent).toHaveAttribute('href', `/screeningoverview/${anna.id}?run=${runs[0]?.clientId}`);
  await user.click(screen.getByRole('button', { name: 'Screenings 2' }));
  expect(rows()).toHaveLength(3);
});

test('[HI-9] a training and feedback that the server does not have are there with their mark', async () => {
  const { store } = open({
    exerciseRuns: [anExerciseRun({ completed: true, isDirty: true, position: null })],
    desk: { trainings: [aTraining(1), aTraining(2)] },
  });
  expect(screen.getAllByText('nicht übertragen')).toHaveLength(1);
  await happen(store, outboxActions.loaded([aWaitingFeedback()]));
  expect(screen.getAllByText('nicht übertragen')).toHaveLength(2);
});

test('[HI-9] what the device never got is loaded as soon as there is a network, and a failure says so', async () => {
  const local = anExerciseRun({ completed: true, isDirty: true, position: null });
  const { store, asked, user } = open({ desk: null, exerciseRuns: [local] });
  expect(asked).toHaveBeenCalledWith(updateActions.updateRequested());
  expect(screen.getByText('Frühere Trainings werden geladen.')).toBeVisible();
  expect(rows()).toHaveLength(1);
  await happen(store, networkActions.onlineChanged(false));
  expect(screen.getByText(/kommen, sobald du online bist/)).toBeVisible();
  await happen(store, networkActions.onlineChanged(true), updateActions.updateFailed('weg'));
  expect(screen.getByRole('alert')).toHaveTextContent(
    /konnten nicht geladen werden.*es geht nichts verloren/,
  );
  asked.mockClear();
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(asked).toHaveBeenCalledWith(updateActions.updateRequested());
  await happen(store, deskActions.loaded({ trainings: [aTraining(1)], feedback: [], published: [] }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(rows()).toHaveLength(2);
});

test('[HI-9] a server without the list of trainings is named, and nothing is asked', () => {
  const { asked } = open({ desk: null, features: [] });
  expect(screen.getByText(/Hier stehen die Trainings von diesem Gerät/)).toBeVisible();
  expect(asked).not.toHaveBeenCalledWith(updateActions.updateRequested());
});

test('[HI-9] before the first training the page leads to it', async () => {
  const { container } = open();
  expect(screen.getByRole('link', { name: 'Zum Training' })).toHaveAttribute('href', '/trainingoverview');
  expect(await axe(container)).toHaveNoViolations();
});

test('[HI-9] [SE-1] of another athlete on the device nothing is there', () => {
  const other = { userId: 9 };
  open({
    desk: { trainings: [aTraining(1, other)] },
    exerciseRuns: [anExerciseRun({ ...other, completed: true })],
    runs: [aRatedRun({ ...other, testRuns: testRunsOf(screening, 20) })],
  });
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('[HI-9] [DE-4] a trainer finds the past of an athlete, and nobody else', () => {
  const ofTrainer = { user: aTrainer(), path: '/athletes/:userId/progress/:view?' };
  const { unmount } = open({
    ...ofTrainer,
    at: `/athletes/${anna.id}/progress/past`,
    desk: { trainings: [aTraining(1)] },
  });
  expect(screen.getByRole('heading', { name: 'Trainings und Ergebnisse von Anna Amsel' })).toBeVisible();
  expect(rows()).toHaveLength(1);
  unmount();
  open({ user: aCurrentUser(), path: ofTrainer.path, at: '/athletes/9/progress/past' });
  expect(address()).toBe('/');
});

test('[HI-9] the progress leads there', async () => {
  const { user } = open({ at: '/progress', desk: { trainings: [aTraining(1)] } });
  await user.click(screen.getByRole('link', { name: 'Alle Trainings und Ergebnisse' }));
  expect(address()).toBe('/progress/past');
});
