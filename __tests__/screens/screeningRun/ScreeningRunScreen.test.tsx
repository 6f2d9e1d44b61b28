import { fireEvent, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { trainingsFeature } from '../../../src/contract/features';
import type { LocalScreeningRun } from '../../../src/domain/runs';
import { ScreeningRunScreen } from '../../../src/screens/screeningRun/ScreeningRunScreen';
import { runsActions } from '../../../store/runs/slice';
import { screeningActions } from '../../../store/screening/slice';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { serverActions } from '../../../store/server/slice';
import { videosActions } from '../../../store/videos/slice';
import {
  aNote,
  aQuestion,
  aRangeQuestion,
  aScreening,
  aScreeningRun,
  aSentRun,
  aTest,
  aTestRun,
  aTrainer,
  aUserScreening,
} from '../../builders';
import { aFilledStore, type Held, happen } from '../filledStore';
import { address, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const { opened, stepShown, stepBlocked, submitted, completed, saveFailed } = screeningRunActions;
const rangeRequired = 'Du musst mindestens eine Wertebereichsfrage beantworten.';
const storageIsFull = 'Der Speicher dieses Geräts ist voll.';

const renderRoute = (held: Held = {}) => {
  const { store, asked } = aFilledStore(held);
  const route = { store, path: '/screening/:userScreeningId', at: '/screening/41' };
  return { ...renderScreen(<ScreeningRunScreen />, route), asked };
};

/** Renders the screen with this run open. */
const renderRun = async (run: LocalScreeningRun = aScreeningRun(), held: Held = {}) => {
  const rendered = renderRoute({ ...held, runs: [run] });
  const { clientId } = run;
  await happen(rendered.store, opened({ clientId, userScreeningId: 41, shownAt: 0 }));
  return { ...rendered, run };
};

/** Renders the screen after the last 'Fertig', with these changes of the run. */
const renderFinished = async (change: Partial<LocalScreeningRun> = {}) => {
  const run = aScreeningRun({ completed: true, position: null, isDirty: true, clientRevision: 5, ...change });
  const rendered = await renderRun(run);
  await happen(rendered.store, submitted(), completed({ isSent: false }));
  return rendered;
};

const button = (name: string) => screen.getByRole('button', { name });
const lane = (name: string) => screen.getByRole('progressbar', { name });

test('the run is opened with the screen and closed with it', () => {
  const { store, asked, unmount } = renderRoute();
  expect(asked).toHaveBeenCalledWith(screeningRunActions.openRequested({ userScreeningId: 41 }));
  expect(screen.getByRole('status', { name: 'Wird geladen' })).toBeInTheDocument();
  unmount();
  expect(store.getState().screeningRun.status).toBe('closed');
});

test('a screening that is not there leads home', async () => {
  const { store } = renderRoute();
  await happen(store, screeningRunActions.foundUnavailable());
  expect(screen.getByRole('heading', { name: 'Hier gibt es kein Screening.' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
});

test.each([
  ['an athlete', undefined, 'Dieses Screening ist dir nicht zugewiesen.'],
  ['a trainer', aTrainer(), 'Dieses Screening ist keinem deiner Athleten zugewiesen.'],
])('[SE-1] %s reads whose screening it is not', async (_who, user, text) => {
  const { store } = renderRoute(user && { user });
  await happen(store, screeningRunActions.foundUnavailable());
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('a screening that an update took away while it was open leads home', async () => {
  const { store } = await renderRun();
  await happen(store, screeningActions.loaded({ userScreenings: [], screenings: [] }));
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeInTheDocument();
});

test('[SR-1] [SR-2] one test is shown, and the lane says how far the run is', async () => {
  const { store, run } = await renderRun();
  expect(screen.getByRole('heading', { level: 2, name: 'Kniebeuge' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Einbeinstand' })).toBeNull();
  expect(lane('Test 1 von 2')).toHaveAttribute('value', '0');
  await happen(store, runsActions.changed({ ...run, position: 1 }), stepShown({ shownAt: 1 }));
  expect(screen.getByRole('heading', { level: 2, name: 'Einbeinstand' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Kniebeuge' })).toBeNull();
  expect(lane('Test 2 von 2')).toHaveAttribute('value', '1');
  expect(lane('Test 2 von 2')).toHaveAttribute('max', '2');
});

test('[SR-2] the lane is full once the run is completed', async () => {
  await renderFinished();
  expect(screen.getByRole('progressbar', { hidden: true })).toHaveAttribute('value', '2');
});

test('[SR-3] the video of the test is shown, with its fallback', async () => {
  const { store, asked } = await renderRun();
  expect(asked).toHaveBeenCalledWith(videosActions.wanted('kniebeuge.mp4'));
  await happen(store, videosActions.opened({ fileName: 'kniebeuge.mp4', url: 'blob:kniebeuge' }));
  const video = screen.getByLabelText('Video: Kniebeuge');
  expect(video).toHaveAttribute('src', 'blob:kniebeuge');
  for (const attribute of ['autoplay', 'loop', 'controls']) expect(video).toHaveAttribute(attribute);
  expect(video).toHaveProperty('muted', true);
  expect(video).toHaveTextContent('Ihr Browser kann das Video leider nicht anzeigen.');
});

test('a video that is not on the device is said to be missing, but not while it is being looked up', async () => {
  const { store } = await renderRun();
  expect(screen.queryByText('Dieses Video ist nicht auf deinem Gerät.')).toBeNull();
  await happen(store, videosActions.opened({ fileName: 'kniebeuge.mp4', url: null }));
  expect(screen.getByText('Dieses Video ist nicht auf deinem Gerät.')).toBeInTheDocument();
});

test.each([
  ['athlete', {}, aScreeningRun(), 'Achte auf deine Knie.'],
  [
    'trainer',
    { user: aTrainer() },
    aScreeningRun({ recordedBy: aTrainer().id }),
    'Alte Verletzung am Knie links.',
  ],
])(
  '[SR-4] [NO-2] the %s reads the note on the test that is meant for them',
  async (_who, held, run, text) => {
    await renderRun(run, { ...held, userScreenings: [aUserScreening({ testNotes: [aNote()] })] });
    const note = screen.getByRole('heading', { name: 'Notiz zur Übung' }).parentElement;
    expect(note).toHaveTextContent(text);
  },
);

test('[NO-4] an athlete can read the note, and has nothing to change it with', async () => {
  await renderRun(aScreeningRun(), { userScreenings: [aUserScreening({ testNotes: [aNote()] })] });
  const note = screen.getByRole('heading', { name: 'Notiz zur Übung' }).parentElement;
  expect(note?.querySelector('input, textarea, button, [contenteditable]')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('[SR-4] a test without a note shows none', async () => {
  await renderRun(aScreeningRun({ position: 1 }), {
    userScreenings: [aUserScreening({ testNotes: [aNote()] })],
  });
  expect(screen.queryByText('Notiz zur Übung')).toBeNull();
});

test('[SR-5] the description tells what is tested, with what, and how', async () => {
  const { user } = await renderRun();
  const summary = screen.getByText('Beschreibung');
  expect(summary.closest('details')).not.toHaveAttribute('open');
  await user.click(summary);
  expect(summary.closest('details')).toHaveAttribute('open');
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Was wird getestet', 'Materialien', 'Durchführung']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Beweglichkeit der Hüfte',
    'Keine',
    'Geh so tief wie möglich in die Hocke.',
  ]);
});

test('[SR-6] each question is a checkbox whose answer is kept', async () => {
  const questions = [aQuestion(), aQuestion({ id: 113, description: 'Bleiben die Fersen am Boden?' })];
  const { user } = await renderRun(aScreeningRun(), {
    screenings: [aScreening({ tests: [aTest({ questions })] })],
  });
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  const heels = screen.getByRole('checkbox', { name: 'Bleiben die Fersen am Boden?' });
  expect(heels).not.toBeChecked();
  await user.click(heels);
  expect(heels).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Bleibt der Rücken gerade?' })).not.toBeChecked();
  await user.click(heels);
  expect(heels).not.toBeChecked();
});

test("[SR-7] each range question is a dropdown that begins with 'Antwort wählen'", async () => {
  const { user, store } = await renderRun();
  const range = screen.getByRole('combobox', { name: 'Wie weit kommst du?' });
  expect([...range.children].map(({ textContent }) => textContent)).toEqual([
    'Antwort wählen',
    'Unter 10 cm',
    'Über 10 cm',
  ]);
  expect(range).toHaveDisplayValue('Antwort wählen');
  await user.selectOptions(range, 'Über 10 cm');
  expect(range).toHaveDisplayValue('Über 10 cm');
  await user.selectOptions(range, 'Antwort wählen');
  const results = store.getState().runs.screeningRun[0]?.drafts[11]?.questionRangeResults;
  expect(results).toEqual([{ questionId: 121, questionRangeValueId: null }]);
});

test('[FL-11] answers given before are there again', async () => {
  const drafts = {
    11: {
      questionResults: [{ questionId: 111, checked: true }],
      questionRangeResults: [{ questionId: 121, questionRangeValueId: 1212 }],
    },
  };
  await renderRun(aScreeningRun({ drafts, clientRevision: 2 }));
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Über 10 cm');
});

test("[SR-8] 'Zurück' is disabled on the first test and goes back from a later one", async () => {
  const { store, run, user, asked } = await renderRun();
  expect(button('Zurück')).toBeDisabled();
  await happen(store, runsActions.changed({ ...run, position: 1 }), stepShown({ shownAt: 1 }));
  await user.click(button('Zurück'));
  expect(asked).toHaveBeenCalledWith(screeningRunActions.backPressed());
});

test("[SR-9] 'Weiter' goes on and reads 'Fertig' on the last test", async () => {
  const { store, run, user, asked } = await renderRun();
  expect(screen.queryByRole('button', { name: 'Fertig' })).toBeNull();
  await user.click(button('Weiter'));
  await happen(store, runsActions.changed({ ...run, position: 1 }), stepShown({ shownAt: 1 }));
  expect(screen.queryByRole('button', { name: 'Weiter' })).toBeNull();
  await user.click(button('Fertig'));
  expect(asked.mock.calls.filter(([action]) => screeningRunActions.nextPressed.match(action))).toHaveLength(
    2,
  );
});

test('[SR-8] [SR-9] after the submission nothing can be pressed or answered', async () => {
  const { store } = await renderRun(aScreeningRun({ completed: true, position: null }), {
    screenings: [aScreening({ tests: [aTest(), aTest({ id: 12 })] })],
  });
  await happen(store, submitted());
  expect(button('Zurück')).toBeDisabled();
  expect(button('Fertig')).toBeDisabled();
  expect(screen.getByRole('checkbox')).toBeDisabled();
  expect(screen.getByRole('combobox')).toBeDisabled();
});

test('[SR-12] a missing range answer is said at the dropdowns, and the first one has the focus', async () => {
  const rangeQuestions = [aRangeQuestion(), aRangeQuestion({ id: 122, description: 'Und links?' })];
  const { store } = await renderRun(aScreeningRun(), {
    screenings: [aScreening({ tests: [aTest({ rangeQuestions })] })],
  });
  expect(screen.queryByText(rangeRequired)).toBeNull();
  await happen(store, stepBlocked());
  expect(screen.getByRole('alert')).toHaveTextContent(rangeRequired);
  for (const range of screen.getAllByRole('combobox')) {
    expect(range).toBeInvalid();
    expect(range).toHaveAccessibleDescription(rangeRequired);
  }
  expect(screen.getByRole('combobox', { name: 'Wie weit kommst du?' })).toHaveFocus();
  await happen(store, screeningRunActions.blockLifted());
  expect(screen.queryByRole('alert')).toBeNull();
  for (const range of screen.getAllByRole('combobox')) expect(range).toBeValid();
});

test('[SR-12] a second try without an answer leads to the dropdown again', async () => {
  const { store, user } = await renderRun();
  await happen(store, stepBlocked());
  await user.click(button('Weiter'));
  expect(screen.getByRole('combobox')).toHaveFocus();
});

test('at the opening and after a step the heading has the focus, the page is at its top and the description is closed', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo');
  const { store, run, user } = await renderRun();
  expect(screen.getByRole('heading', { level: 2, name: 'Kniebeuge' })).toHaveFocus();
  scrollTo.mockClear();
  await user.click(screen.getByText('Beschreibung'));
  await happen(store, runsActions.changed({ ...run, position: 1 }), stepShown({ shownAt: 1 }));
  expect(screen.getByRole('heading', { level: 2, name: 'Einbeinstand' })).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(screen.getByText('Beschreibung').closest('details')).not.toHaveAttribute('open');
});

test('[SR-1] a step keeps the frame, its video and its buttons, and asks its own questions', async () => {
  const { store, run } = await renderRun();
  const kept = [screen.getByLabelText('Video: Kniebeuge'), button('Weiter')];
  const [question] = screen.getAllByRole('checkbox');
  await happen(store, runsActions.changed({ ...run, position: 1 }), stepShown({ shownAt: 1 }));
  expect(screen.getByLabelText('Video: Einbeinstand')).toBe(kept[0]);
  expect(button('Fertig')).toBe(kept[1]);
  expect(screen.getAllByRole('checkbox')[0]).not.toBe(question);
});

test('what is seen first comes first in the document: video, heading, description, questions', async () => {
  const { store } = await renderRun();
  await happen(store, videosActions.opened({ fileName: 'kniebeuge.mp4', url: 'blob:kniebeuge' }));
  const parts = [
    screen.getByLabelText('Video: Kniebeuge'),
    button('Video abspielen'),
    screen.getByRole('heading', { level: 2, name: 'Kniebeuge' }),
    screen.getByText('Beschreibung'),
    ...screen.getAllByRole('checkbox'),
    button('Weiter'),
  ];
  for (const [place, part] of parts.slice(1).entries())
    expect(parts[place]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('[SR-6] what nobody touched is told before it counts as a no; a press is enough all the same', async () => {
  const { user, asked } = await renderRun();
  const box = screen.getByRole('checkbox');
  const said = '1 Frage ohne Antwort zählt als Nein.';
  expect(button('Weiter')).toHaveAccessibleDescription(said);
  await user.click(box);
  expect(screen.queryByText(said)).toBeNull();
  await user.click(box);
  expect(box).not.toBeChecked();
  expect(screen.queryByText(said)).toBeNull();
  await user.click(button('Weiter'));
  expect(asked).toHaveBeenCalledWith(screeningRunActions.nextPressed());
});

test('title and second title say where the run stands and whose it is', async () => {
  const { store, run } = await renderRun(aScreeningRun({ recordedBy: aTrainer().id }), { user: aTrainer() });
  expect(document.title).toMatch(/^Test 1 von 2 · Screening/);
  expect(store.getState().shell.secondaryTitle).toBe('Anna Amsel');
  await happen(store, runsActions.changed({ ...run, position: 1 }), stepShown({ shownAt: 1 }));
  expect(document.title).toMatch(/^Test 2 von 2 · Screening/);
});

test('a change that could not be saved is said, and saved again at a press', async () => {
  const { store, user, asked } = await renderRun();
  await happen(store, saveFailed({ isDiskFull: true }));
  expect(screen.getByRole('alert')).toHaveTextContent(storageIsFull);
  await user.click(button('Noch einmal speichern'));
  expect(asked).toHaveBeenCalledWith(screeningRunActions.saveRequested());
  await happen(store, screeningRunActions.saved());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[DB-13] only of a full disk it is said that it is full', async () => {
  const { store } = await renderRun();
  await happen(store, saveFailed({ isDiskFull: false }));
  expect(screen.getByRole('alert')).toHaveTextContent('Der Speicher dieses Geräts antwortet nicht.');
  expect(screen.getByRole('alert')).not.toHaveTextContent('voll');
});

describe('at the end', () => {
  test("[SR-15] a dialog congratulates, and 'OK' leads home", async () => {
    const { user } = await renderFinished();
    const dialog = screen.getByRole('dialog', { name: 'Gut gemacht!' });
    expect(dialog).toHaveTextContent('Gratulation! Du hast dein Screening abgeschlossen');
    await user.click(button('OK'));
    expect(address()).toBe('/');
  });

  test("[MO-4] 'Ergebnis ansehen' comes before 'OK'", async () => {
    await renderFinished();
    const names = within(screen.getByRole('dialog'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Ergebnis ansehen', 'OK']);
    expect(button('Ergebnis ansehen')).toHaveAttribute('data-variant', 'primary');
  });

  const known = { features: [trainingsFeature], instance: null, epoch: null, isDemo: false };

  test('[MO-4] the arm of the goniometer swings to the total, which is also said', async () => {
    const { store } = await renderFinished({ testRuns: [aTestRun({ questionRangeResults: [] })] });
    const dialog = screen.getByRole('dialog');
    expect(dialog).not.toHaveTextContent('Gesamtwert');
    await happen(store, serverActions.loaded(known));
    expect(dialog).toHaveTextContent('100 %Gesamtwert');
    expect(dialog.querySelector('g')).toHaveAttribute('transform', 'rotate(180 179 176)');
    expect(await axe(dialog)).toHaveNoViolations();
  });

  test('[MO-4] a screening without a result has no total', async () => {
    const { store } = await renderFinished();
    await happen(store, serverActions.loaded(known));
    expect(screen.getByRole('dialog')).not.toHaveTextContent('Gesamtwert');
  });

  test('[SO-7] one more press leads to the result, and not back to the finished run', async () => {
    const { user, run } = await renderFinished();
    await user.click(button('Ergebnis ansehen'));
    expect(address()).toBe(`/screeningoverview/${run.userId}`);
  });

  test('[SR-15] there is no dialog before the end', async () => {
    const { store } = await renderRun();
    await happen(store, submitted());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[SR-15] Escape leads home as well', async () => {
    await renderFinished();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(address()).toBe('/');
  });

  test('the dialog says that the run waits, and as soon as the server has it', async () => {
    const { store, run } = await renderFinished();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Auf diesem Gerät gespeichert. Wird übertragen, sobald der Server erreichbar ist.',
    );
    const sent = [aSentRun(run, 501)];
    await happen(store, runsActions.sent({ kind: 'screeningRun', sent }));
    expect(screen.getByRole('status')).toHaveTextContent('Gespeichert und übertragen.');
  });

  test('[CO-4] the dialog does not promise to send a refused run', async () => {
    await renderFinished({ refusal: { status: 422, message: 'Unbekannter Test' } });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Auf diesem Gerät gespeichert. Der Server hat das Screening nicht angenommen. Warum, steht unter „Nicht übertragen“.',
    );
  });

  test('the dialog says instead that the run could not be saved, and lets the person try again', async () => {
    const { store, user, asked } = await renderFinished();
    await happen(store, saveFailed({ isDiskFull: true }));
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('dialog')).toHaveTextContent(storageIsFull);
    await user.click(button('Noch einmal speichern'));
    expect(asked).toHaveBeenCalledWith(screeningRunActions.saveRequested());
  });
});

test('the page has no barriers, also when it is blocked and unsaved', async () => {
  const { container, store } = await renderRun(aScreeningRun(), {
    userScreenings: [aUserScreening({ testNotes: [aNote()] })],
  });
  await happen(store, stepBlocked(), saveFailed({ isDiskFull: true }));
  expect(await axe(container)).toHaveNoViolations();
});

test('[FL-10] a run that another tab has open says so, and opens once that tab lets go of it', async () => {
  const run = aScreeningRun();
  const { store } = renderRoute({ runs: [run] });
  await happen(store, screeningRunActions.heldElsewhere());
  expect(screen.getByText('Diese Seite ist in einem anderen Tab geöffnet')).toBeVisible();
  await happen(store, opened({ clientId: run.clientId, userScreeningId: 41, shownAt: 0 }));
  expect(screen.getByRole('button', { name: 'Weiter' })).toBeVisible();
});
