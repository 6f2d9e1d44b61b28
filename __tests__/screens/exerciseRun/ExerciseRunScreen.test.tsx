import { fireEvent, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { trainingsFeature } from '../../../src/contract/features';
import type { LocalExerciseRun } from '../../../src/domain/runs';
import { ExerciseRunScreen } from '../../../src/screens/exerciseRun/ExerciseRunScreen';
import { deskActions } from '../../../store/desk/slice';
import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { selectFeedbackOffers } from '../../../store/feedback/selectors';
import { feedbackActions } from '../../../store/feedback/slice';
import { runsActions } from '../../../store/runs/slice';
import { serverActions } from '../../../store/server/slice';
import { videosActions } from '../../../store/videos/slice';
import {
  aNote,
  anExercise,
  anExerciseRun,
  aRunUnit,
  aServerExerciseRun,
  aTrainer,
  aUser,
  aUserScreening,
} from '../../builders';
import { aFilledStore, type Held, happen } from '../filledStore';
import { address, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const { opened, stepShown, stepBlocked, submitted, completed, saveFailed } = exerciseRunActions;
const noteRequired = 'Falls du die Übung nicht erledigen konntest, musst du eine Notiz hinterlegen.';
const congratulation = 'Gratulation! Du hast dein Training abgeschlossen';
const storageIsFull = 'Der Speicher dieses Geräts ist voll.';

const plank = anExercise({ pause: 15 });
const bridge = anExercise({ id: 202, name: 'Glute Bridge', seconds: null, repeat: 12 });
const squat = anExercise({ id: 203, name: 'Kniebeuge' });

/** An exercise run of three exercises. */
const aLongRun = (overrides: Partial<LocalExerciseRun> = {}) =>
  anExerciseRun({
    exercises: [plank, bridge, squat],
    runUnits: [aRunUnit(), aRunUnit({ exerciseId: 202 }), aRunUnit({ exerciseId: 203 })],
    ...overrides,
  });

const renderRoute = (held: Held = {}) => {
  const { store, asked } = aFilledStore(held);
  const route = { store, path: '/training/:userScreeningId', at: '/training/41' };
  return { ...renderScreen(<ExerciseRunScreen />, route), asked };
};

/** Renders the screen with this exercise run open. */
const renderRun = async (run: LocalExerciseRun = aLongRun(), held: Held = {}) => {
  const rendered = renderRoute({ ...held, exerciseRuns: [run] });
  const { clientId } = run;
  await happen(rendered.store, opened({ clientId, userScreeningId: 41, shownAt: 0 }));
  /** Moves the exercise run to the exercise with this index. */
  const step = (position: number, change: Partial<LocalExerciseRun> = {}) =>
    happen(rendered.store, runsActions.changed({ ...run, ...change, position }), stepShown({ shownAt: 1 }));
  return { ...rendered, step };
};

const over = aLongRun({ completed: true, position: null, isDirty: true, clientRevision: 5 });
const sent = { ...over, id: 601, isDirty: false };

/** A moment of March 2025 on the device of the tests. */
const localTime = (day: number, hour: number) => new Date(2025, 2, day, hour).toISOString();

const button = (name: string) => screen.getByRole('button', { name });
const lane = () => screen.getByRole('progressbar');
const notes = () => screen.getByRole('textbox', { name: 'Notizen' });

test('the exercise run is opened with the screen and closed with it', () => {
  const { store, asked, unmount } = renderRoute();
  expect(asked).toHaveBeenCalledWith(exerciseRunActions.openRequested({ userScreeningId: 41 }));
  expect(screen.getByRole('status', { name: 'Wird geladen' })).toBeInTheDocument();
  unmount();
  expect(store.getState().exerciseRun.status).toBe('closed');
});

test('[RT-8] the bare route opens an exercise run without naming a user-screening', () => {
  const { store, asked } = aFilledStore();
  renderScreen(<ExerciseRunScreen />, { store, path: '/training' });
  expect(asked).toHaveBeenCalledWith(exerciseRunActions.openRequested({ userScreeningId: null }));
});

test('without anything to train there is a way home', async () => {
  const { store } = renderRoute();
  await happen(store, exerciseRunActions.foundUnavailable());
  expect(screen.getByText('Kein passendes Screening wurde durchgeführt!')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
});

test('[TR-5] the lane shows index divided by last index', async () => {
  const { step } = await renderRun();
  expect(lane()).toHaveAccessibleName('Übung 1 von 3');
  expect(lane()).toHaveAttribute('value', '0');
  expect(lane()).toHaveAttribute('max', '2');
  await step(2);
  expect(lane()).toHaveAccessibleName('Übung 3 von 3');
  expect(lane()).toHaveAttribute('value', '2');
});

test('[CO-8] where the clock of the device is wrong, the training says so, and that nothing is lost', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2020-01-01T00:00:00.000Z'));
  await renderRun();
  expect(screen.getByText('Die Uhr dieses Geräts geht falsch.')).toBeVisible();
  expect(screen.getByText(/^Es geht nichts verloren/)).toBeVisible();
});

test('[CO-8] a clock that is right has no words', async () => {
  await renderRun(aLongRun({ start: new Date().toISOString() }));
  expect(screen.queryByText('Die Uhr dieses Geräts geht falsch.')).toBeNull();
});

test('[TR-5] a single exercise fills the lane once it is over', async () => {
  const run = anExerciseRun();
  const { store } = await renderRun(run);
  expect(lane()).toHaveAttribute('value', '0');
  expect(lane()).toHaveAttribute('max', '1');
  await happen(store, runsActions.changed({ ...run, completed: true, position: null }), submitted());
  expect(lane()).toHaveAttribute('value', '1');
});

test('[TR-6] the video of the exercise is shown', async () => {
  const { store, asked } = await renderRun();
  expect(asked).toHaveBeenCalledWith(videosActions.wanted('unterarmstuetz.mp4'));
  await happen(store, videosActions.opened({ fileName: 'unterarmstuetz.mp4', url: 'blob:plank' }));
  const video = screen.getByLabelText('Video: Unterarmstütz');
  expect(video).toHaveAttribute('src', 'blob:plank');
  for (const attribute of ['autoplay', 'loop']) expect(video).toHaveAttribute(attribute);
  expect(video).toHaveProperty('muted', true);
});

test('[TR-6] without a video a text stands in its place', async () => {
  await renderRun(anExerciseRun({ exercises: [anExercise({ video: null })] }));
  expect(screen.getByText('Dieses Video ist nicht auf deinem Gerät.')).toBeInTheDocument();
});

test('[TR-7] the exercise is shown with its place, its dose and its pause', async () => {
  const { step } = await renderRun();
  expect(screen.getByRole('heading', { level: 2, name: 'Unterarmstütz' })).toBeInTheDocument();
  for (const text of ['Übung 1 von 3', '3 × 30 Sekunden', 'Pause 15 Sekunden']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  await step(1);
  for (const text of ['Glute Bridge', '3 × 12 Wiederholungen']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(screen.queryByText(/^Pause/)).not.toBeInTheDocument();
});

test.each([
  ['athlete', {}, aLongRun(), 'Achte auf deine Knie.'],
  [
    'trainer',
    { user: aTrainer() },
    aLongRun({ recordedBy: aTrainer().id }),
    'Alte Verletzung am Knie links.',
  ],
])(
  '[TR-8] [NO-2] the %s reads the note on the exercise that is meant for them',
  async (_who, held, run, text) => {
    const exerciseNotes = [aNote({ id: plank.id })];
    const { step } = await renderRun(run, {
      ...held,
      userScreenings: [aUserScreening({ exerciseNotes })],
    });
    const note = screen.getByRole('heading', { name: 'Notiz zur Übung' }).parentElement;
    expect(note).toHaveTextContent(text);
    await step(1);
    expect(screen.queryByText('Notiz zur Übung')).toBeNull();
  },
);

test('[TR-9] the description has a section for each text that is filled', async () => {
  const described = anExercise({
    description: 'Leg dich auf den Bauch.',
    description2: 'Heb das Becken.',
    description3: 'Heb ein Bein.',
    materials: 'Matte',
    goal: 'Rumpfkraft',
  });
  const { step } = await renderRun(aLongRun({ exercises: [described, bridge, squat] }));
  const sections = () =>
    screen.queryAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(sections()).toEqual([
    ['Ausgangsstellung', 'Leg dich auf den Bauch.'],
    ['Bewegungsausführung', 'Heb das Becken.'],
    ['Progression', 'Heb ein Bein.'],
    ['Materialien', 'Matte'],
    ['Ziel', 'Rumpfkraft'],
  ]);
  await step(1, {
    exercises: [described, anExercise({ id: 202, goal: 'Hüftkraft', materials: ' ' }), squat],
  });
  expect(sections()).toEqual([['Ziel', 'Hüftkraft']]);
});

test("[TR-10] [CO-10] 'Notizen' holds the stored note and keeps every letter", async () => {
  const runUnits = [aRunUnit({ athleteNote: 'Zu schwer' }), aRunUnit(), aRunUnit()];
  const { user, store, step } = await renderRun(aLongRun({ runUnits }));
  expect(notes()).toHaveValue('Zu schwer');
  await user.type(notes(), '!');
  expect(notes()).toHaveValue('Zu schwer!');
  expect(store.getState().runs.exerciseRun[0]?.runUnits[0]?.athleteNote).toBe('Zu schwer!');
  await step(1);
  expect(notes()).toHaveValue('');
});

test("[TR-11] the buttons are 'Zurück', 'Erledigt' and 'Weiter', on the last exercise 'Fertig'", async () => {
  const { user, asked, step } = await renderRun();
  const names = () =>
    screen
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  expect(names()).toEqual(['Zurück', 'Erledigt', 'Weiter']);
  expect(button('Zurück')).toBeDisabled();
  await user.click(button('Weiter'));
  expect(asked).toHaveBeenLastCalledWith(exerciseRunActions.nextPressed());
  await user.click(button('Erledigt'));
  expect(asked).toHaveBeenLastCalledWith(exerciseRunActions.donePressed());
  await step(2);
  expect(names()).toEqual(['Zurück', 'Erledigt', 'Fertig']);
  await user.click(button('Fertig'));
  expect(asked).toHaveBeenLastCalledWith(exerciseRunActions.nextPressed());
  await user.click(button('Zurück'));
  expect(asked).toHaveBeenLastCalledWith(exerciseRunActions.backPressed());
});

test("[TR-14] an exercise that is done says so, and 'Erledigt' is on", async () => {
  const { step } = await renderRun();
  expect(screen.queryByText('Schon erledigt')).toBeNull();
  expect(button('Erledigt')).toHaveAttribute('aria-pressed', 'false');
  await step(0, { runUnits: [aRunUnit({ completed: true }), aRunUnit(), aRunUnit()] });
  expect(screen.getByText('Schon erledigt')).toBeInTheDocument();
  expect(button('Erledigt')).toHaveAttribute('aria-pressed', 'true');
});

test('[TR-15] [CO-11] a missing note is said below the field, which has the focus, and nothing else changes', async () => {
  const done = [aRunUnit({ completed: true }), aRunUnit(), aRunUnit()];
  const { store } = await renderRun(aLongRun({ runUnits: done }));
  expect(screen.queryByRole('alert')).toBeNull();
  await happen(store, stepBlocked());
  expect(screen.getByRole('alert')).toHaveTextContent(noteRequired);
  expect(notes()).toHaveAccessibleDescription(noteRequired);
  expect(notes()).toBeInvalid();
  expect(notes()).toHaveFocus();
  expect(button('Erledigt')).toHaveAttribute('aria-pressed', 'true');
  await happen(store, exerciseRunActions.blockLifted());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(notes()).toBeValid();
});

test.each(['Weiter', 'Erledigt'])("[TR-15] who tries '%s' again is led to the field again", async (name) => {
  const { store, user } = await renderRun();
  await happen(store, stepBlocked());
  await user.click(button(name));
  expect(notes()).toHaveFocus();
});

test('[TR-21] once submitted nothing can be pressed', async () => {
  const { store } = await renderRun(over);
  await happen(store, submitted());
  for (const name of ['Zurück', 'Erledigt', 'Fertig']) expect(button(name)).toBeDisabled();
});

test('[TR-22] at the opening the heading has the focus; after a step the description is closed, the page at its top and the heading focused', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo');
  const { user, step } = await renderRun();
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  scrollTo.mockClear();
  const description = () => screen.getByText('Beschreibung').closest('details');
  await user.click(screen.getByText('Beschreibung'));
  expect(description()).toHaveAttribute('open');
  await step(1);
  expect(description()).not.toHaveAttribute('open');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(screen.getByRole('heading', { level: 2, name: 'Glute Bridge' })).toHaveFocus();
});

test('title and second title say where the exercise run stands and whose it is', async () => {
  const run = aLongRun({ recordedBy: aTrainer().id });
  const { store, step } = await renderRun(run, { user: aTrainer() });
  expect(document.title).toMatch(/^Übung 1 von 3 · Training/);
  expect(store.getState().shell.secondaryTitle).toBe('Anna Amsel');
  await step(1);
  expect(document.title).toMatch(/^Übung 2 von 3 · Training/);
});

test('a change that could not be saved is said, and saved again at a press', async () => {
  const { store, user, asked } = await renderRun();
  await happen(store, saveFailed({ isDiskFull: true }));
  expect(screen.getByRole('alert')).toHaveTextContent(storageIsFull);
  await user.click(button('Noch einmal speichern'));
  expect(asked).toHaveBeenLastCalledWith(exerciseRunActions.saveRequested());
});

describe('at the end', () => {
  test('[TR-17] [TR-19] a dialog asks for feedback once the server has the exercise run', async () => {
    const { store } = await renderRun(sent);
    await happen(store, submitted());
    expect(screen.queryByRole('dialog')).toBeNull();
    await happen(store, completed({ isSent: true }));
    const dialog = screen.getByRole('dialog', { name: congratulation });
    expect(dialog).toHaveTextContent('Möchten Sie eine Feedback zurückgeben?');
  });

  test("[TR-20] 'Ja' leads to the feedback on this exercise run, by its id on the server", async () => {
    const { store, user } = await renderRun(sent);
    await happen(store, submitted(), completed({ isSent: true }));
    await user.click(button('Ja'));
    expect(address()).toBe('/feedback/601');
    expect(selectFeedbackOffers(store.getState())).toMatchObject([{ name: '601' }]);
  });

  test("[TR-20] 'Nein' leads home, and the question is not asked again", async () => {
    const { store, user } = await renderRun(sent);
    await happen(store, submitted(), completed({ isSent: true }));
    await user.click(button('Nein'));
    expect(address()).toBe('/');
    expect(selectFeedbackOffers(store.getState())).toEqual([]);
  });

  test('[TR-20] Escape is a no', async () => {
    const { store } = await renderRun(sent);
    await happen(store, submitted(), completed({ isSent: true }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(address()).toBe('/');
    expect(selectFeedbackOffers(store.getState())).toEqual([]);
  });

  test('[MO-1] the dialog says what was done, as a drawing and in numbers', async () => {
    const runUnits = [
      aRunUnit({ completed: true, duration: 100_000 }),
      aRunUnit({ exerciseId: 202, athleteNote: 'Knie zwickt.', duration: 20_000 }),
      aRunUnit({ exerciseId: 203, completed: true, duration: 60_000 }),
    ];
    const { store } = await renderRun({ ...sent, runUnits });
    await happen(store, submitted(), completed({ isSent: true }));
    const arc = screen.getByRole('img', { name: '2 von 3 Übungen erledigt' });
    const segments = [...arc.querySelectorAll('[data-done]')].map((part) => part.getAttribute('data-done'));
    expect(segments).toEqual(['true', 'false', 'true']);
    const numbers = within(screen.getByRole('dialog')).getAllByRole('listitem');
    expect(numbers.map(({ textContent }) => textContent)).toEqual([
      '2 von 3 Übungen',
      '3 Minuten',
      '6 Sätze',
    ]);
  });

  test('[MO-1] what is not known is left out', async () => {
    const exercises = [anExercise({ sets: null })];
    const runUnits = [aRunUnit({ completed: true, duration: 20_000 })];
    const { store } = await renderRun({ ...sent, exercises, runUnits });
    await happen(store, submitted(), completed({ isSent: true }));
    const [number, ...others] = within(screen.getByRole('dialog')).getAllByRole('listitem');
    expect(number).toHaveTextContent('1 Übung');
    expect(others).toEqual([]);
    expect(screen.queryByText('Deine Woche')).toBeNull();
  });

  test('[MO-2] the week of the training is shown, with what the server lists', async () => {
    const { store } = await renderRun({ ...sent, start: localTime(8, 9) });
    const earlier = { ...aServerExerciseRun({ id: 600, start: localTime(4, 18) }), ratedBy: null };
    await happen(
      store,
      serverActions.loaded({ features: [trainingsFeature], instance: null, epoch: null, isDemo: false }),
      deskActions.loaded({
        trainings: [earlier, { ...earlier, id: 599, clientId: 'a', start: localTime(8, 7) }],
        feedback: [],
        published: [],
      }),
      submitted(),
      completed({ isSent: true }),
    );
    expect(screen.getByText('Deine Woche').parentElement).toHaveTextContent('Deine Woche 3. Training');
    const week = screen.getByRole('img', { name: 'Trainiert: Dienstag, Samstag 2 Mal' });
    expect(week.querySelector('[data-today="true"]')).toHaveTextContent('Sa2×');
    expect(week.querySelectorAll('[data-trained="true"]')).toHaveLength(2);
  });

  test('[MO-2] the week of an athlete is not that of their trainer', async () => {
    const { store } = await renderRun(sent, { user: aTrainer({ athleteIds: [aUser().id] }) });
    await happen(
      store,
      serverActions.loaded({ features: [trainingsFeature], instance: null, epoch: null, isDemo: false }),
      deskActions.loaded({ trainings: [], feedback: [], published: [] }),
      submitted(),
      completed({ isSent: true }),
    );
    expect(screen.getByText('Woche von Anna Amsel')).toBeVisible();
  });

  describe('with the questions of the feedback', () => {
    const questions = [
      { question: 'Wie schwer war es?', options: ['Zu leicht', 'Genau richtig'] },
      { question: 'Hat es dir gefallen?', options: ['Ja', 'Nein'] },
    ];
    const renderAsked = async () => {
      const rendered = await renderRun(sent);
      await happen(
        rendered.store,
        feedbackActions.questionsLoaded(questions),
        submitted(),
        completed({ isSent: true }),
      );
      return rendered;
    };

    test('[MO-3] an answer to the first one is kept, and means yes', async () => {
      const { user, asked } = await renderAsked();
      expect(screen.getByRole('group', { name: 'Wie schwer war es?' })).toBeVisible();
      expect(screen.queryByText('Hat es dir gefallen?')).toBeNull();
      await user.click(screen.getByRole('radio', { name: 'Genau richtig' }));
      expect(asked).toHaveBeenCalledWith(
        feedbackActions.answered({
          key: expect.stringContaining(sent.clientId),
          question: 'Wie schwer war es?',
          answer: 'Genau richtig',
        }),
      );
      expect(address()).toBe('/feedback/601');
    });

    test('[MO-3] the arrow keys only choose', async () => {
      const { user, store } = await renderAsked();
      screen.getByRole('radio', { name: 'Zu leicht' }).focus();
      await user.keyboard('{ArrowRight}');
      expect(screen.getByRole('radio', { name: 'Genau richtig' })).toBeChecked();
      expect(address()).toBe('/training/41');
      expect(Object.values(store.getState().feedback.drafts)).toMatchObject([
        { answers: { 'Wie schwer war es?': 'Genau richtig' } },
      ]);
    });

    test('the dialog has no barriers', async () => {
      const { container } = await renderAsked();
      expect(await axe(container)).toHaveNoViolations();
    });
  });

  test('[TR-18] an exercise run that the server does not have leads home without a dialog', async () => {
    const { store } = await renderRun(over);
    await happen(store, submitted(), completed({ isSent: false }));
    expect(address()).toBe('/');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('an exercise run that is neither sent nor saved stays, until it is saved', async () => {
    const { store, user, asked } = await renderRun(over);
    await happen(store, submitted(), saveFailed({ isDiskFull: true }), completed({ isSent: false }));
    expect(screen.getByRole('dialog')).toHaveTextContent(storageIsFull);
    await user.click(button('Noch einmal speichern'));
    expect(asked).toHaveBeenLastCalledWith(exerciseRunActions.saveRequested());
    await happen(store, exerciseRunActions.saved());
    expect(address()).toBe('/');
  });

  test('an exercise run that the server has need not be saved here', async () => {
    const { store } = await renderRun(sent);
    await happen(store, submitted(), saveFailed({ isDiskFull: true }), completed({ isSent: true }));
    expect(screen.getByRole('dialog')).not.toHaveTextContent(storageIsFull);
  });
});

test('the page has no barriers, also when it is blocked and unsaved', async () => {
  const { container, store } = await renderRun();
  await happen(store, stepBlocked(), saveFailed({ isDiskFull: true }));
  expect(await axe(container)).toHaveNoViolations();
});
