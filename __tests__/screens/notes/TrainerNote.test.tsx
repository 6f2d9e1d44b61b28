import { fireEvent, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { ReactElement } from 'react';
import type { NoteTarget } from '../../../src/contract/notes';
import { ExerciseRunScreen } from '../../../src/screens/exerciseRun/ExerciseRunScreen';
import { ScreeningOverviewScreen } from '../../../src/screens/screening/ScreeningOverviewScreen';
import { ScreeningSelectionScreen } from '../../../src/screens/screening/ScreeningSelectionScreen';
import { ScreeningRunScreen } from '../../../src/screens/screeningRun/ScreeningRunScreen';
import { TrainingOverviewScreen } from '../../../src/screens/training/TrainingOverviewScreen';
import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { notesActions } from '../../../store/notes/slice';
import { outboxActions } from '../../../store/outbox/slice';
import { screeningActions } from '../../../store/screening/slice';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { serverActions } from '../../../store/server/slice';
import {
  aCurrentUser,
  aNote,
  anExercise,
  anExerciseRun,
  aScreeningRun,
  aTest,
  aTrainer,
  aUserScreening,
} from '../../builders';
import { aNoteEntry } from '../athlete/athletePage';
import { aFilledStore, type Held, happen } from '../filledStore';
import { renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const { submitted, savingFailed, saved } = notesActions;
const tina = aTrainer();
const run = aScreeningRun();
const exerciseRun = anExerciseRun();
const noted = aUserScreening({
  screeningNote: aNote({ id: 41 }),
  trainingNote: aNote({ id: 41 }),
  testNotes: [aNote()],
  exerciseNotes: [aNote({ id: anExercise().id })],
});

interface Place {
  name: string;
  screen: ReactElement;
  path: string;
  at?: string;
  title: string;
  target: NoteTarget;
}

/** The screens on which a trainer sees what their athlete does. */
const places: Place[] = [
  {
    name: 'screening',
    screen: <ScreeningSelectionScreen />,
    path: '/screening',
    title: 'Notiz zum Screening',
    target: { kind: 'screening' },
  },
  {
    name: 'test',
    screen: <ScreeningRunScreen />,
    path: '/screening/:userScreeningId',
    at: '/screening/41',
    title: 'Notiz zur Übung',
    target: { kind: 'test', id: aTest().id },
  },
  {
    name: 'screening overview',
    screen: <ScreeningOverviewScreen />,
    path: '/screeningoverview',
    title: 'Notiz zum Screening',
    target: { kind: 'screening' },
  },
  {
    name: 'training overview',
    screen: <TrainingOverviewScreen />,
    path: '/trainingoverview',
    title: 'Notiz zum Training',
    target: { kind: 'training' },
  },
  {
    name: 'exercise',
    screen: <ExerciseRunScreen />,
    path: '/training/:userScreeningId',
    at: '/training/41',
    title: 'Notiz zur Übung',
    target: { kind: 'exercise', id: anExercise().id },
  },
];
const [ofScreening, ofTest] = places as [Place, Place];

const renderPlace = async (place: Place, held: Held = {}, features = ['trainerNotes']) => {
  const { store, asked } = aFilledStore({ user: tina, runs: [run], exerciseRuns: [exerciseRun], ...held });
  const rendered = renderScreen(place.screen, { store, path: place.path, at: place.at });
  await happen(
    store,
    serverActions.loaded({ features, instance: null, epoch: null }),
    screeningRunActions.opened({ clientId: run.clientId, userScreeningId: 41, shownAt: 0 }),
    exerciseRunActions.opened({ clientId: exerciseRun.clientId, userScreeningId: 41, shownAt: 0 }),
  );
  return { ...rendered, asked };
};

const openDialog = async (place: Place, held: Held = {}) => {
  const rendered = await renderPlace(place, held);
  await rendered.user.click(screen.getByRole('button', { name: /^Notiz (schreiben|bearbeiten)$/ }));
  return rendered;
};

const entry = () => screen.queryByRole('button', { name: /^Notiz / });
const field = (name: string) => within(screen.getByRole('dialog')).getByRole('textbox', { name });
const forAnna = () => field('Für Anna');
const forTrainers = () => field('Für Trainer');
const press = (name: string) => screen.getByRole('button', { name });

test.each(places)('[NO-3] a trainer writes the note on the $name', async (place) => {
  const { user, asked } = await openDialog(place);
  await user.type(forAnna(), 'Langsam.');
  await user.type(forTrainers(), 'Links.');
  await user.click(press('Speichern'));
  expect(asked).toHaveBeenCalledWith(
    submitted({
      userScreeningId: 41,
      target: place.target,
      athleteNote: 'Langsam.',
      trainerNote: 'Links.',
    }),
  );
});

test.each(places)('[NO-2] [NO-3] the note on the $name is opened with both its texts', async (place) => {
  await openDialog(place, { userScreenings: [noted] });
  expect(screen.getByRole('dialog', { name: place.title })).toBeInTheDocument();
  expect(forAnna()).toHaveValue('Achte auf deine Knie.');
  expect(forAnna()).toHaveAccessibleDescription('Anna sieht diese Notiz.');
  expect(forTrainers()).toHaveValue('Alte Verletzung am Knie links.');
  expect(forTrainers()).toHaveAccessibleDescription('Nur Trainer sehen diese Notiz.');
});

test.each(places)('[NO-4] [SE-7] an athlete is offered no writing on the $name', async (place) => {
  await renderPlace(place, { user: aCurrentUser(), userScreenings: [noted] });
  expect(entry()).toBeNull();
});

test.each(places)('[API-42] without the feature nothing is offered on the $name', async (place) => {
  await renderPlace(place, { userScreenings: [noted] }, []);
  expect(entry()).toBeNull();
});

test('[NO-3] the entry says whether there is a note', async () => {
  const { store } = await renderPlace(ofScreening);
  expect(entry()).toHaveAccessibleName('Notiz schreiben');
  expect(screen.queryByText('Notiz zum Screening')).toBeNull();
  await happen(store, screeningActions.userScreeningChanged(noted));
  expect(entry()).toHaveAccessibleName('Notiz bearbeiten');
  expect(screen.getByText('Alte Verletzung am Knie links.')).toBeInTheDocument();
});

test('[NO-3] an emptied text is none', async () => {
  const { user, asked } = await openDialog(ofScreening, { userScreenings: [noted] });
  await user.clear(forAnna());
  await user.clear(forTrainers());
  await user.type(forTrainers(), ' ');
  await user.click(press('Speichern'));
  expect(asked).toHaveBeenCalledWith(
    submitted({ userScreeningId: 41, target: { kind: 'screening' }, athleteNote: null, trainerNote: null }),
  );
});

test('[NO-3] while it is saved nothing can be changed, and once it is saved the way leads back', async () => {
  const { user, store } = await openDialog(ofScreening);
  await user.type(forAnna(), 'Langsam.');
  await user.click(press('Speichern'));
  expect(press('Speichern')).toHaveAttribute('aria-busy', 'true');
  expect(forAnna()).toBeDisabled();
  await happen(
    store,
    screeningActions.userScreeningChanged({ ...noted, screeningNote: aNote({ athleteNote: 'Langsam.' }) }),
    saved(),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(entry()).toHaveFocus();
});

test('[NO-3] what could not be saved says why, stays and can be sent again', async () => {
  const { user, store, asked } = await openDialog(ofScreening);
  await user.type(forAnna(), 'Langsam.');
  await user.click(press('Speichern'));
  await happen(
    store,
    savingFailed(
      'Der Server ist nicht erreichbar. Prüf deine Verbindung. Was du gespeichert hast, bleibt auf diesem Gerät.',
    ),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Der Server ist nicht erreichbar.');
  expect(screen.getByRole('alert')).toHaveTextContent('Deine Notiz ist noch nicht gespeichert.');
  expect(forAnna()).toHaveValue('Langsam.');
  asked.mockClear();
  await user.click(press('Speichern'));
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ type: submitted.type }));
});

/** What Escape does, and a step back. */
const dismiss = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
const isLossAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test("[NO-3] 'Abbrechen' leaves the note as it was", async () => {
  const { user, store } = await openDialog(ofScreening, { userScreenings: [noted] });
  await user.type(forAnna(), ' Neu.');
  await user.click(press('Abbrechen'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(store.getState().notes.open).toBeNull();
  expect(screen.queryByText('Nicht gespeichert')).toBeNull();
  await user.click(entry() as HTMLElement);
  expect(forAnna()).toHaveValue('Achte auf deine Knie.');
});

test('[NO-3] what was typed when the dialog is left by a step back is there again', async () => {
  const { user } = await openDialog(ofScreening, { userScreenings: [noted] });
  await user.type(forAnna(), ' Neu.');
  dismiss();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Nicht gespeichert')).toBeVisible();
  expect(isLossAsked()).toBe(true);
  await user.click(entry() as HTMLElement);
  expect(forAnna()).toHaveValue('Achte auf deine Knie. Neu.');
});

test('[NO-3] a dialog in which nothing was typed leaves no draft', async () => {
  const { user } = await openDialog(ofScreening, { userScreenings: [noted] });
  await user.type(forAnna(), ' Neu.');
  await user.clear(forAnna());
  await user.type(forAnna(), 'Achte auf deine Knie.');
  dismiss();
  expect(screen.queryByText('Nicht gespeichert')).toBeNull();
  expect(isLossAsked()).toBe(false);
});

test('[NT-1] a draft that is there again is merged with what it was begun on', async () => {
  const { user, store, asked } = await openDialog(ofScreening, { userScreenings: [noted] });
  await user.type(forAnna(), ' Neu.');
  dismiss();
  await happen(store, changedBy({ trainerNote: 'Rechts.' }));
  await user.click(entry() as HTMLElement);
  await user.click(press('Speichern'));
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({
      payload: expect.objectContaining({ athleteNote: 'Achte auf deine Knie. Neu.', trainerNote: 'Rechts.' }),
    }),
  );
});

test('[NO-3] the dialog closes with its page', async () => {
  const { store, unmount } = await openDialog(ofTest);
  unmount();
  expect(store.getState().notes.open).toBeNull();
});

const changedBy = (overrides: object) =>
  screeningActions.userScreeningChanged({
    ...noted,
    screeningNote: aNote({ id: 41, ...overrides }),
  });

test('[NT-1] a text that somebody else has written meanwhile is kept beside what was written here', async () => {
  const { user, store, asked } = await openDialog(ofScreening, { userScreenings: [noted] });
  await user.type(forAnna(), ' Neu.');
  await happen(store, changedBy({ trainerNote: 'Rechts.' }));
  await user.click(press('Speichern'));
  expect(asked).toHaveBeenCalledWith(
    submitted({
      userScreeningId: 41,
      target: { kind: 'screening' },
      athleteNote: 'Achte auf deine Knie. Neu.',
      trainerNote: 'Rechts.',
    }),
  );
});

test('[NT-1] a text that somebody else has changed meanwhile is not overwritten without asking', async () => {
  const { user, store, asked } = await openDialog(ofScreening, { userScreenings: [noted] });
  await user.type(forAnna(), ' Neu.');
  await happen(store, changedBy({ athleteNote: 'Ganz anders.' }));
  await user.click(press('Speichern'));
  expect(asked).not.toHaveBeenCalledWith(expect.objectContaining({ type: submitted.type }));
  const both = within(screen.getByRole('dialog', { name: 'Zwei Fassungen einer Notiz' }));
  await user.click(both.getByRole('button', { name: 'Später' }));
  expect(forAnna()).toHaveValue('Achte auf deine Knie. Neu.');
  await user.click(press('Speichern'));
  await user.click(screen.getByRole('radio', { name: /Andere behalten/ }));
  await user.click(screen.getByRole('button', { name: 'Fassung speichern' }));
  expect(asked).toHaveBeenCalledWith(
    submitted({
      userScreeningId: 41,
      target: { kind: 'screening' },
      athleteNote: 'Ganz anders.',
      trainerNote: 'Alte Verletzung am Knie links.',
    }),
  );
});

test('[NT-1] while two versions wait for a decision, the way leads to it', async () => {
  const { store } = await renderPlace(ofScreening, { userScreenings: [noted] });
  const conflict = aNote({ id: 41, athleteNote: 'Ganz anders.' });
  await happen(store, outboxActions.queued(aNoteEntry({ conflict })));
  expect(entry()).toBeNull();
  expect(screen.getByRole('link', { name: 'Notiz: Fassung wählen' })).toHaveAttribute('href', '/athletes/2');
});

test('the dialog has no barriers, also when the saving failed', async () => {
  const { store, container } = await openDialog(ofTest);
  await happen(store, savingFailed('Der Server antwortet nicht.'));
  expect(await axe(container)).toHaveNoViolations();
});
