import { screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { Exercise } from '../../../src/contract/schemas';
import type { GuideClock } from '../../../src/domain/guide/clock';
import { ExerciseRunScreen } from '../../../src/screens/exerciseRun/ExerciseRunScreen';
import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { guideActions } from '../../../store/guide/slice';
import { videosActions } from '../../../store/videos/slice';
import { anExercise, anExerciseRun, aRunUnit } from '../../builders';
import { aFilledStore, happen } from '../filledStore';
import { renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const onSides = { sets: 3, pause: 15, sides: true } satisfies Partial<Exercise>;
const inRepetitions = { seconds: null, repeat: 8, repeat2: 10, pause: 30 } satisfies Partial<Exercise>;
const dog = anExercise({ id: 202, name: 'Bird Dog', video: 'bird-dog.mp4', ...inRepetitions });
const squat = anExercise({ id: 203, name: 'Kniebeuge', video: 'kniebeuge.mp4' });

/** Shows an exercise, followed by two others, with its clock as the device has kept it. */
const renderGuide = async (
  exercise: Partial<Exercise>,
  clock: Partial<GuideClock> | null = {},
  { isDone = false, isLast = false } = {},
) => {
  const exercises = [anExercise(exercise), ...(isLast ? [] : [dog, squat])];
  const runUnits = exercises.map(({ id }, index) =>
    aRunUnit({ exerciseId: id, completed: isDone && index === 0 }),
  );
  const run = anExerciseRun({ exercises, runUnits });
  const { store, asked } = aFilledStore({ exerciseRuns: [run] });
  const route = { store, path: '/training/:userScreeningId', at: '/training/41' };
  const rendered = renderScreen(<ExerciseRunScreen />, route);
  const { clientId } = run;
  await happen(store, exerciseRunActions.opened({ clientId, userScreeningId: 41, shownAt: 0 }));
  const switches = { sound: true, vibration: true, awake: true };
  await happen(store, guideActions.deviceFound({ switches, abilities: { vibration: true, awake: true } }));
  if (clock) await happen(store, guideActions.restored({ phase: 0, state: 'running', elapsed: 0, ...clock }));
  return { ...rendered, asked, store, clientId };
};

const clockCard = () => screen.getByRole('region', { name: 'Zeit' });
const button = (name: string) => screen.getByRole('button', { name });

test('[GT-1] the clock of the exercise is opened with it, and closed with the screen', async () => {
  const { asked, clientId, unmount } = await renderGuide({ sets: 1 });
  const phases = [{ kind: 'hold', set: 1, side: null, seconds: 30, waits: true }];
  expect(asked).toHaveBeenCalledWith(guideActions.opened({ clientId, position: 0, phases: phases as never }));
  unmount();
  expect(asked).toHaveBeenCalledWith(guideActions.closed());
});

test('[GT-1] an exercise without clock and with one set has none, and neither has one that is not known yet', async () => {
  const { unmount } = await renderGuide({ sets: 1, seconds: null, repeat: 8 });
  expect(screen.queryByRole('region', { name: 'Zeit' })).toBeNull();
  unmount();
  await renderGuide(onSides, null);
  expect(screen.queryByRole('timer')).toBeNull();
});

test.each<[string, Partial<Exercise>, Partial<GuideClock>, string[]]>([
  ['before the start', onSides, { state: 'ready' }, ['Bereit, links zuerst', '0:30', 'Zeit starten']],
  ['before the start of both sides', { sets: 2 }, { state: 'ready' }, ['Bereit', '0:30', 'Zeit starten']],
  ['in a hold', onSides, { elapsed: 12_000 }, ['Halten, links', '0:18', 'Zeit stoppen', 'Satz 3']],
  [
    'in a hold that was stopped',
    onSides,
    { state: 'held', elapsed: 12_000 },
    ['Gestoppt, links', '0:18', 'Zeit starten'],
  ],
  [
    'between the sides',
    onSides,
    { phase: 1, elapsed: 5000 },
    ['Seite wechseln', '0:05', 'Gleich: rechts, 30 Sekunden halten', 'Jetzt starten'],
  ],
  ['in a hold on the right', onSides, { phase: 2 }, ['Halten, rechts', '0:30']],
  [
    'in the pause',
    onSides,
    { phase: 7, elapsed: 7000 },
    ['Pause', '0:08', 'Gleich: Satz 3, links, 30 Sekunden halten', 'Pause überspringen'],
  ],
  [
    'at the end',
    onSides,
    { phase: 11 },
    [
      'Fertig',
      '3 Sätze auf beiden Seiten',
      'Tippe auf „Erledigt“, dann geht es weiter mit Bird Dog.',
      'Noch ein Satz',
    ],
  ],
  ['at the end of one set', { sets: 1 }, { phase: 1 }, ['Fertig', '1 Satz']],
  ['in repetitions', inRepetitions, {}, ['Satz 1 von 3', '8 - 10 Wiederholungen']],
  [
    'in the pause between repetitions',
    inRepetitions,
    { phase: 1 },
    ['Pause', '0:30', 'Gleich: Satz 2, 8 - 10 Wiederholungen'],
  ],
  ['in the last repetitions', inRepetitions, { phase: 4 }, ['Satz 3 von 3']],
  ['in repetitions on each side', { ...inRepetitions, sides: true }, {}, ['Satz 1 von 3, links']],
  ['in a hold of minutes', { seconds: 605 }, {}, ['10:05']],
])('[GT-1] %s it says so', async (_when, exercise, clock, texts) => {
  const { container } = await renderGuide(exercise, clock);
  for (const text of texts) expect(container).toHaveTextContent(text);
});

/** The words of the buttons that stand out. */
const primaries = () =>
  screen
    .getAllByRole('button')
    .filter(({ dataset }) => dataset.variant === 'primary')
    .map(({ textContent }) => textContent);

const inRepetitionsOnSides = { ...inRepetitions, sides: true };

test.each<[string, Partial<Exercise>, Partial<GuideClock>, string[]]>([
  ['a hold that waits', onSides, { state: 'ready' }, ['Zeit starten']],
  ['a hold that runs', onSides, { elapsed: 5000 }, []],
  ['a hold that was stopped', onSides, { state: 'held' }, ['Zeit starten']],
  ['the first of three sets', inRepetitions, {}, ['Satz 1 geschafft']],
  ['a pause', inRepetitions, { phase: 1 }, []],
  ['a set without a pause after it', { ...inRepetitions, pause: null }, {}, ['Satz 1 geschafft']],
  ['the first side of a set', inRepetitionsOnSides, {}, ['Seite wechseln']],
  ['the second side of a set', inRepetitionsOnSides, { phase: 2 }, ['Satz 1 geschafft']],
  ['the last set', inRepetitions, { phase: 4 }, ['Satz 3 geschafft']],
  ['what comes after the last set', inRepetitions, { phase: 5 }, ['Erledigt']],
])(
  '[GT-5] the button that stands out at %s is the one for the next step',
  async (_when, exercise, clock, words) => {
    await renderGuide(exercise, clock);
    expect(primaries()).toEqual(words);
    for (const name of ['Erledigt', 'Weiter']) expect(button(name)).toBeEnabled();
  },
);

test("[GT-5] who has ticked the exercise off goes on with 'Weiter', wherever the clock is", async () => {
  const { store } = await renderGuide(inRepetitions, {}, { isDone: true });
  expect(primaries()).toEqual(['Weiter']);
  await happen(store, guideActions.turned({ phase: 5, state: 'running', elapsed: 0 }));
  expect(primaries()).toEqual(['Weiter']);
});

test('[GT-5] the buttons are read in the order in which they stand, and the one that was pressed keeps the focus', async () => {
  const { user, store } = await renderGuide(inRepetitions, { phase: 4 });
  const words = () =>
    [...document.querySelectorAll('[data-action-bar] button')].map(({ textContent }) => textContent);
  expect(words()).toEqual(['Satz 3 geschafft', 'Zurück', 'Erledigt', 'Weiter']);
  button('Satz 3 geschafft').focus();
  await user.keyboard('{Enter}');
  expect(words()).toEqual(['Noch ein Satz', 'Erledigt', 'Zurück', 'Weiter']);
  expect(button('Noch ein Satz')).toHaveFocus();
  expect(store.getState().runs.exerciseRun[0]?.runUnits[0]?.completed).toBe(false);
});

test('[GT-1] of sets without sides each has a box with its number and its state', async () => {
  await renderGuide(inRepetitions, { phase: 2 });
  const sets = screen.getByRole('list', { name: 'Sätze' });
  const words = [...sets.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(words).toEqual(['Satz 1 erledigt', 'Satz 2 läuft', 'Satz 3']);
});

test('[GT-1] only the phase is announced, not each second', async () => {
  const { store } = await renderGuide(onSides, { elapsed: 12_000 });
  expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  expect(screen.getByRole('status')).toHaveTextContent(/^Halten, links$/);
  await happen(store, guideActions.ticked({ phase: 0, state: 'running', elapsed: 13_000 }));
  expect(screen.getByRole('timer')).toHaveTextContent('0:17');
  expect(screen.getByRole('status')).toHaveTextContent(/^Halten, links$/);
  expect(screen.getByLabelText('13 von 30 Sekunden gehalten')).toHaveAttribute('value', '13');
});

test('[GT-1] [SI-1] the sets show both sides', async () => {
  await renderGuide(onSides, { phase: 5 });
  const sets = screen.getByRole('list', { name: 'Sätze und Seiten' });
  const words = [...sets.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(words).toEqual([
    'Links erledigtSatz 1Rechts erledigt',
    'Links erledigtSatz 2Rechts läuft',
    'LinksSatz 3Rechts',
  ]);
});

test('[SI-1] the dose is said to be for each side', async () => {
  await renderGuide(onSides);
  expect(screen.getByText('3 × 30 Sekunden je Seite')).toBeInTheDocument();
});

test("[GT-1] [GT-3] 'Zeit starten' becomes 'Zeit stoppen' and keeps the focus, and 'Erledigt' and 'Weiter' work at any time", async () => {
  const { user, store } = await renderGuide(onSides, { state: 'ready' });
  for (const name of ['Erledigt', 'Weiter']) expect(button(name)).toBeEnabled();
  button('Zeit starten').focus();
  await user.keyboard('{Enter}');
  expect(button('Zeit stoppen')).toHaveFocus();
  for (const name of ['Erledigt', 'Weiter']) expect(button(name)).toBeEnabled();
  expect(store.getState().runs.exerciseRun[0]?.runUnits[0]).toMatchObject({
    completed: false,
    duration: null,
  });
});

test('[GT-1] the buttons hold, put back, skip and repeat', async () => {
  const { user, asked, store } = await renderGuide(onSides, { elapsed: 12_000 });
  await user.click(button('Zeit stoppen'));
  expect(asked).toHaveBeenLastCalledWith(guideActions.holdPressed());
  await user.click(button('Zeit zurücksetzen'));
  expect(screen.getByRole('timer')).toHaveTextContent('0:30');
  await happen(store, guideActions.turned({ phase: 1, state: 'running', elapsed: 0 }));
  await user.click(button('Jetzt starten'));
  expect(clockCard()).toHaveTextContent('Halten, rechts');
  await happen(store, guideActions.turned({ phase: 11, state: 'running', elapsed: 0 }));
  await user.click(button('Noch ein Satz'));
  expect(clockCard()).toHaveTextContent('Halten, links');
});

test.each<[string, Partial<GuideClock>]>([
  ['before the start', { state: 'ready' }],
  ['while the clock runs', { elapsed: 5000 }],
])('[GT-2] sound, vibration and wake lock can be switched off on the spot, %s', async (_how, clock) => {
  const { user, store } = await renderGuide(onSides, clock);
  for (const name of ['Ton', 'Vibration', 'Bildschirm bleibt an']) {
    expect(button(name)).toHaveAttribute('aria-pressed', 'true');
    await user.click(button(name));
    expect(button(name)).toHaveAttribute('aria-pressed', 'false');
  }
  const off = { sound: false, vibration: false, awake: false };
  expect(store.getState().office?.guide.switches).toEqual(off);
});

test('[GT-2] what the device cannot do is not promised', async () => {
  const { store } = await renderGuide(onSides, { state: 'ready' });
  await happen(store, guideActions.wakeLockAnswered(false));
  expect(screen.queryByRole('button', { name: 'Bildschirm bleibt an' })).toBeNull();
  expect(button('Ton')).toBeInTheDocument();
});

test('[GT-4] the next exercise is named from the beginning, and the clips of the next two are got ready', async () => {
  const { asked, store, container } = await renderGuide(onSides, { phase: 3 });
  expect(screen.getByRole('region', { name: 'Danach: Bird Dog' })).toHaveTextContent(
    '3 × 8 - 10 Wiederholungen',
  );
  for (const video of ['bird-dog.mp4', 'kniebeuge.mp4']) {
    expect(asked).toHaveBeenCalledWith(videosActions.wanted(video));
    await happen(store, videosActions.opened({ fileName: video, url: `blob:${video}` }));
  }
  const ready = [...container.querySelectorAll('video')].map(({ src }) => src);
  expect(ready.some((src) => src.startsWith('blob:bird-dog.mp4'))).toBe(true);
  expect(ready).toContain('blob:kniebeuge.mp4');
});

test('[GT-4] the last exercise has no next one', async () => {
  await renderGuide(onSides, { phase: 11 }, { isLast: true });
  expect(screen.queryByText(/^Danach/)).toBeNull();
  expect(clockCard()).toHaveTextContent('Tippe auf „Erledigt“, dann ist dein Training fertig.');
});

test('[GT-3] who has ticked the exercise off is not asked to do so', async () => {
  await renderGuide(onSides, { phase: 11 }, { isDone: true });
  expect(clockCard()).not.toHaveTextContent('Hak die Übung ab');
});

test('[GT-1] the clock leaves with the last step', async () => {
  const { store } = await renderGuide(onSides);
  await happen(store, exerciseRunActions.submitted());
  expect(screen.queryByRole('region', { name: 'Zeit' })).toBeNull();
});

test.each<[string, Partial<GuideClock>]>([
  ['waits', { state: 'ready' }],
  ['runs', { elapsed: 5000 }],
  ['changes the side', { phase: 1 }],
  ['rests', { phase: 3 }],
  ['is over', { phase: 11 }],
])('the page has no barriers while the clock %s', async (_how, clock) => {
  const { container } = await renderGuide(onSides, clock);
  expect(await axe(container)).toHaveNoViolations();
});
