import { act, screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { WelcomeScreen } from '../../../src/screens/welcome/WelcomeScreen';
import { chatActions } from '../../../store/chat/slice';
import { homeScreenActions } from '../../../store/homeScreen/slice';
import { runsActions } from '../../../store/runs/slice';
import { selectChosenAthlete, selectScreenedAthlete } from '../../../store/screening/selectors';
import { screeningActions } from '../../../store/screening/slice';
import { syncActions } from '../../../store/sync/slice';
import { toastsActions } from '../../../store/toasts/slice';
import { videosActions } from '../../../store/videos/slice';
import {
  aContact,
  anExercise,
  anExerciseRun,
  aScreeningRun,
  aTestRun,
  aTrainer,
  aUser,
  aUserScreening,
} from '../../builders';
import { aFilledStore, type Held, happen } from '../filledStore';
import { address, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const ben = aUser({ id: 3, username: 'ben', firstName: 'Ben', lastName: 'Berger' });

/** Renders the screen of a device that holds Anna's screening, unless given otherwise. */
const renderWelcome = (held: Held = {}) => {
  const { store, asked } = aFilledStore({ users: [aUser(), ben], ...held });
  return { ...renderScreen(<WelcomeScreen />, { store }), asked };
};

const link = (name: RegExp) => screen.getByRole('link', { name });
const overview = () => screen.getByRole('button', { name: /^Screeningübersicht/ });
const tiles = () =>
  [...screen.getByRole('navigation', { name: 'Bereiche' }).children].map((tile) => tile.textContent ?? '');

const completed = (overrides: Parameters<typeof aScreeningRun>[0] = {}) =>
  aScreeningRun({
    completed: true,
    position: null,
    id: 501,
    start: '2026-11-14T09:00:00.000Z',
    testRuns: [aTestRun()],
    exercises: [anExercise(), anExercise({ id: 202 })],
    ...overrides,
  });

const trainer = aTrainer({ athleteIds: [aUser().id, ben.id] });
const alone = aTrainer({ athleteIds: [] });
const begun = { position: 1, clientRevision: 1, isDirty: true };
const bensScreening = aUserScreening({ id: 42, userId: ben.id });

test('the person is greeted by name', () => {
  renderWelcome();
  expect(screen.getByRole('heading', { name: 'Hallo Anna' })).toBeInTheDocument();
});

test('[WE-1] Screening starten leads to the selection and tells how many tests there are', () => {
  renderWelcome();
  expect(link(/^Screening starten/)).toHaveAttribute('href', '/screening');
  expect(link(/^Screening starten/)).toHaveTextContent('2 Tests');
});

test('[WE-2] the overview tells of the last result', () => {
  renderWelcome({ runs: [completed()] });
  expect(overview()).toHaveTextContent('Zuletzt am 14.11.2026');
  expect(overview()).toHaveTextContent('0 gut, 1 ausbaufähig, 0 mit Übungsbedarf');
});

test('[WE-3] Training leads to the training overview and tells how many exercises there are', () => {
  renderWelcome({ runs: [completed()] });
  expect(link(/^Training/)).toHaveAttribute('href', '/trainingoverview');
  expect(link(/^Training/)).toHaveTextContent('2 Übungen, etwa 5 Minuten');
});

test('[WE-3] at most three exercises are shown as pictures', () => {
  const exercises = [201, 202, 203, 204].map((id) => anExercise({ id, video: `${id}.mp4` }));
  const { asked } = renderWelcome({
    user: trainer,
    runs: [completed({ exercises, recordedBy: trainer.id })],
  });
  expect(asked).toHaveBeenCalledWith(videosActions.wanted('203.mp4'));
  expect(asked).not.toHaveBeenCalledWith(videosActions.wanted('204.mp4'));
});

describe('the turquoise tile', () => {
  const turquoise = () =>
    [...screen.getByRole('navigation', { name: 'Bereiche' }).children].filter(
      (tile) => tile.getAttribute('data-first') === 'true',
    );
  const other = { id: 55, screeningId: 32 };

  test.each<[string, string, Held]>([
    ['a screening that was never done', 'Screening starten2 Tests', {}],
    ['the training of the day', 'Training starten2 Übungen, etwa 5 Minuten', { runs: [completed()] }],
    [
      'a new screening',
      'Screening starten2 Tests',
      { runs: [completed({ screeningId: other.screeningId, clientId: 'former' })] },
    ],
    ['an open screening run', 'Screening fortsetzen', { runs: [completed(), aScreeningRun(begun)] }],
    [
      'the latest of two open runs',
      'Training fortsetzen',
      {
        runs: [completed(), aScreeningRun({ ...begun, touchedAt: '2026-11-12T12:00:00.000Z' })],
        exerciseRuns: [anExerciseRun({ ...begun, position: 0, touchedAt: '2026-11-13T12:00:00.000Z' })],
      },
    ],
    ['a message to the trainer', 'Nachricht an den TrainerFrag nach einem Screening', { userScreenings: [] }],
    [
      'the next screening of a trainer',
      'Screening starten',
      { user: trainer, runs: [completed({ recordedBy: trainer.id })] },
    ],
    ['the screening of a trainer without athletes', 'Screening starten', { user: alone, userScreenings: [] }],
  ])('is %s, comes first and is the only one', (_step, text, held) => {
    renderWelcome(held);
    expect(turquoise().map(({ textContent }) => textContent)).toEqual([expect.stringContaining(text)]);
    expect(tiles()[0]).toContain(text);
  });

  test('leads to the plan when it is the training of the day, and the other tiles keep their order', () => {
    renderWelcome({ runs: [completed()] });
    expect(link(/^Training starten/)).toHaveAttribute('href', '/trainingoverview');
    expect(tiles().map((text) => /^[A-Z]\p{Ll}+/u.exec(text)?.[0])).toEqual([
      'Training',
      'Screening',
      'Screeningübersicht',
      'Nachrichten',
    ]);
  });
});

describe('an athlete without a screening', () => {
  const clara = { userScreenings: [] };
  const tina = aContact();

  test('finds the way to the conversation with their trainer', () => {
    const { store } = renderWelcome(clara);
    expect(link(/^Nachricht an den Trainer/)).toHaveAttribute('href', '/messages');
    act(() => store.dispatch(chatActions.loaded({ contacts: [tina], rooms: [] })));
    expect(link(/^Nachricht an den Trainer/)).toHaveAttribute('href', `/messages?with=${tina.id}`);
  });

  test('chooses among several trainers', () => {
    const { store } = renderWelcome(clara);
    const theo = aContact({ id: 9, firstName: 'Theo' });
    act(() => store.dispatch(chatActions.loaded({ contacts: [tina, theo], rooms: [] })));
    expect(link(/^Nachricht an den Trainer/)).toHaveAttribute('href', '/messages');
  });

  test('[CS-3] finds no way to a trainer with whom the club has closed the chat', () => {
    const { store } = renderWelcome(clara);
    const theo = aContact({ id: 9, firstName: 'Theo', isClosed: true });
    act(() => store.dispatch(chatActions.loaded({ contacts: [tina, theo], rooms: [] })));
    expect(link(/^Nachricht an den Trainer/)).toHaveAttribute('href', `/messages?with=${tina.id}`);
    act(() => store.dispatch(chatActions.loaded({ contacts: [theo], rooms: [] })));
    expect(screen.queryByRole('link', { name: /^Nachricht an den Trainer/ })).toBeNull();
  });

  test('is known by the contacts, which are loaded while the page is shown', () => {
    const { asked, unmount } = renderWelcome(clara);
    expect(asked).toHaveBeenCalledWith(chatActions.entered());
    unmount();
    expect(asked).toHaveBeenLastCalledWith(chatActions.left());
  });
});

test('a trainer reads what there is of all athletes', () => {
  renderWelcome({
    user: trainer,
    userScreenings: [aUserScreening()],
    runs: [completed({ recordedBy: trainer.id })],
  });
  expect(link(/^Screening starten/)).toHaveTextContent('2 Athleten, 1 mit Screening');
  expect(overview()).toHaveTextContent('Zuletzt Anna Amsel, 14.11.2026');
  expect(link(/^Training/)).toHaveTextContent('Pläne deiner Athleten');
});

test('[SO-1] with one screening and a last run the overview opens that athlete’s result', async () => {
  const { user } = renderWelcome({ runs: [completed()] });
  await user.click(overview());
  expect(address()).toBe('/screeningoverview/2');
});

test('[SO-2] with one screening and no completed run it says so and stays', async () => {
  const { user, asked } = renderWelcome({ runs: [aScreeningRun()] });
  await user.click(overview());
  const text = 'Es wurde noch kein Screening durchlaufen';
  expect(asked).toHaveBeenCalledWith(toastsActions.requested({ type: 'error', text }));
  expect(address()).toBe('/');
});

test('[SO-3] [CO-19] with several screenings, a trainer’s athletes included, it opens the choice', async () => {
  const { user } = renderWelcome({ user: trainer, userScreenings: [aUserScreening(), bensScreening] });
  await user.click(overview());
  expect(address()).toBe('/screeningoverview');
});

test('[SO-3] with several screenings it begins with the athlete whom it names, whoever was chosen before', async () => {
  const { store, user } = renderWelcome({
    user: trainer,
    userScreenings: [aUserScreening(), bensScreening],
    runs: [completed({ userId: ben.id, recordedBy: trainer.id })],
  });
  await happen(store, screeningActions.athleteChosen(aUser().id));
  expect(overview()).toHaveTextContent('Zuletzt Ben Berger');
  await user.click(overview());
  expect(selectChosenAthlete(store.getState())?.id).toBe(ben.id);
  expect(selectScreenedAthlete(store.getState())).toBeUndefined();
});

test('[SO-4] [CO-19] with no screening it says so and navigates nowhere', async () => {
  const { user, asked } = renderWelcome({ userScreenings: [] });
  await user.click(overview());
  const text = 'Kein Screening zugewiesen';
  expect(asked).toHaveBeenCalledWith(toastsActions.requested({ type: 'error', text }));
  expect(address()).toBe('/');
});

test('[FL-11] an interrupted screening comes first, with its place and time', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 14, 12, 0), doNotFake: ['nextTick', 'queueMicrotask'] });
  const touchedAt = new Date(2026, 10, 14, 9, 41).toISOString();
  renderWelcome({ runs: [aScreeningRun({ ...begun, touchedAt })] });
  jest.useRealTimers();
  expect(tiles()[0]).toBe('Screening fortsetzenTest 2 von 2, heute um 9:41 Uhr unterbrochen');
  expect(link(/^Screening fortsetzen/)).toHaveAttribute('href', '/screening/41');
  expect(tiles()[1]).toMatch(/^Screening starten/);
});

test('[FL-11] of a screening run and an exercise run the latest comes first', () => {
  renderWelcome({
    runs: [aScreeningRun({ ...begun, touchedAt: '2026-11-12T12:00:00.000Z' })],
    exerciseRuns: [
      anExerciseRun({ ...begun, position: 0, touchedAt: '2026-11-13T12:00:00.000Z' }),
      anExerciseRun({ ...begun, position: 0, touchedAt: '2026-11-11T12:00:00.000Z' }),
    ],
  });
  expect(tiles().slice(0, 3)).toEqual([
    'Training fortsetzenÜbung 1 von 1, am 13.11.2026 unterbrochen',
    'Screening fortsetzenTest 2 von 2, am 12.11.2026 unterbrochen',
    'Screening starten2 Tests',
  ]);
  expect(link(/^Training fortsetzen/)).toHaveAttribute('href', '/training/41');
});

test('[FL-11] a trainer reads whose run was interrupted', () => {
  renderWelcome({
    user: trainer,
    userScreenings: [bensScreening],
    runs: [aScreeningRun({ ...begun, userId: ben.id, recordedBy: trainer.id })],
  });
  expect(link(/^Screening fortsetzen/)).toHaveTextContent('Ben Berger: Test 2 von 2');
  expect(link(/^Screening fortsetzen/)).toHaveAttribute('href', '/screening/42');
});

test('[CO-4] refused runs are told of, and a link leads to them', () => {
  const refusal = { status: 422, message: 'Das Screening ist dir nicht mehr zugewiesen.' };
  renderWelcome({ runs: [completed({ isDirty: true, refusal })] });
  expect(screen.getByRole('alert')).toHaveTextContent('Der Server hat 1 Eintrag nicht angenommen.');
  expect(screen.getByRole('link', { name: 'Ansehen' })).toHaveAttribute('href', '/unsent');
});

test('[CO-4] without a refused run there is no alert', () => {
  renderWelcome({ runs: [completed()] });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the welcome page has no barriers', async () => {
  const { container } = renderWelcome({ runs: [completed(), aScreeningRun(begun)] });
  expect(await axe(container)).toHaveNoViolations();
});

test('[TR-20] [ON-4] each exercise run without feedback is asked about, the latest first', async () => {
  const over = { completed: true, position: null, offersFeedback: true };
  const monday = anExerciseRun({ ...over, start: '2026-11-16T12:00:00.000Z' });
  const tuesday = anExerciseRun({ ...over, id: 602, start: '2026-11-17T12:00:00.000Z' });
  const { user } = renderWelcome({ exerciseRuns: [monday, tuesday] });
  const links = await screen.findAllByRole('link', { name: 'Feedback geben' });
  expect(links.map((one) => one.getAttribute('href'))).toEqual([
    '/feedback/602',
    `/feedback/${monday.clientId}`,
  ]);
  await user.click(screen.getAllByRole('button', { name: 'Nicht mehr fragen' })[0] as HTMLElement);
  expect(screen.queryByText('Wie war dein Training am 17.11.2026?')).toBeNull();
  expect(screen.getByText('Wie war dein Training am 16.11.2026?')).toBeInTheDocument();
});

describe('the way to the home screen', () => {
  const waiting = completed({ isDirty: true });

  test('is offered where the browser can ask, and the person answers', async () => {
    const { store, asked, user } = renderWelcome();
    await happen(store, homeScreenActions.found({ way: 'prompt', isDeclined: false }));
    await user.click(screen.getByRole('button', { name: 'Installieren' }));
    expect(asked).toHaveBeenLastCalledWith(homeScreenActions.installRequested());
    await user.click(screen.getByRole('button', { name: 'Nicht mehr zeigen' }));
    expect(asked).toHaveBeenLastCalledWith(homeScreenActions.declined());
    await happen(store, homeScreenActions.found({ way: 'prompt', isDeclined: true }));
    expect(screen.queryByRole('button', { name: 'Installieren' })).toBeNull();
  });

  test('is explained on an iPhone, until the person has read it', async () => {
    const { store, asked, user } = renderWelcome();
    await happen(store, homeScreenActions.found({ way: 'byHand', isDeclined: false }));
    expect(screen.getByText(/^Leg die App auf den Home-Bildschirm: /)).toHaveTextContent(
      'Im Safari-Tab löscht das iPhone nach 7 Tagen ohne Besuch alles, auch was noch nicht übertragen ist. Was du auf dem Home-Bildschirm speicherst, bleibt.',
    );
    await user.click(screen.getByRole('button', { name: 'Nicht mehr zeigen' }));
    expect(asked).toHaveBeenLastCalledWith(homeScreenActions.declined());
    await happen(store, homeScreenActions.found({ way: 'byHand', isDeclined: true }));
    expect(screen.queryByText(/Home-Bildschirm/)).toBeNull();
  });

  test('[LV-8] is explained again on an iPhone while runs wait, which are to be sent first', async () => {
    const { store, asked, user } = renderWelcome({ runs: [waiting] });
    await happen(store, homeScreenActions.found({ way: 'byHand', isDeclined: true }));
    expect(screen.getByText(/Home-Bildschirm/)).toHaveTextContent(
      /^Erst übertragen, dann auf den Home-Bildschirm: 1 Screening oder Training ist noch nicht übertragen\. .* Leg /,
    );
    await user.click(screen.getByRole('button', { name: 'Jetzt übertragen' }));
    expect(asked).toHaveBeenLastCalledWith(syncActions.sendNowRequested());
    expect(screen.queryByRole('button', { name: 'Nicht mehr zeigen' })).toBeNull();
    await happen(store, runsActions.changed({ ...waiting, isDirty: false }));
    expect(screen.queryByText(/Home-Bildschirm/)).toBeNull();
  });
});
