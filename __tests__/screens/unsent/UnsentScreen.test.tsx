import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { UnsentScreen } from '../../../src/screens/unsent/UnsentScreen';
import { chatActions } from '../../../store/chat/slice';
import { networkActions } from '../../../store/network/slice';
import { outboxActions } from '../../../store/outbox/slice';
import { runsActions } from '../../../store/runs/slice';
import { serverActions } from '../../../store/server/slice';
import { shellActions } from '../../../store/shell/slice';
import { syncActions } from '../../../store/sync/slice';
import {
  aContact,
  anExerciseRun,
  aScreeningRun,
  aTrainer,
  aWaitingFeedback,
  aWaitingMessage,
} from '../../builders';
import { aFilledStore, type Held, happen } from '../filledStore';
import { renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const over = { isDirty: true, completed: true, position: null };
const refusal = { status: 422, message: 'Das Screening ist dir nicht mehr zugewiesen.' };
const morning = new Date(2026, 10, 14, 9, 5).toISOString();
const noon = new Date(2026, 10, 14, 12, 0).toISOString();

const renderUnsent = (held: Held = {}) => {
  const { store, asked } = aFilledStore(held);
  return { ...renderScreen(<UnsentScreen />, { store }), asked };
};

const rows = () => within(screen.getByRole('list', { name: 'Nicht übertragen' })).getAllByRole('listitem');
const theRow = () => rows()[0];

test('with everything sent it says so', async () => {
  const { container } = renderUnsent({ runs: [aScreeningRun({ ...over, isDirty: false, id: 77 })] });
  expect(screen.getByRole('heading', { name: 'Alles übertragen' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
  expect(await axe(container)).toHaveNoViolations();
});

test('[CO-5] a run is listed by name and time, oldest first; an exercise run by its kind', () => {
  renderUnsent({
    exerciseRuns: [anExerciseRun({ ...over, start: morning })],
    runs: [aScreeningRun({ ...over, start: noon })],
  });
  expect(screen.getByRole('heading', { name: '2 Einträge noch nicht übertragen' })).toBeInTheDocument();
  const [exerciseRun, screeningRun] = rows();
  expect(exerciseRun).toHaveTextContent('Training14.11.2026 um 9:05 Uhr');
  expect(screeningRun).toHaveTextContent('Grundlagen14.11.2026 um 12:00 Uhr');
});

test('what waits may be lost where the browser refuses to protect it: the page says what to do', async () => {
  const { store } = renderUnsent({ runs: [aScreeningRun({ ...over, start: noon })] });
  expect(screen.getByText(/bleibt es, bis es übertragen ist/)).toBeInTheDocument();
  await happen(store, shellActions.storageProtectionKnown(false));
  expect(screen.getByText(/Lass die App offen, bis es übertragen ist/)).toBeInTheDocument();
  await happen(store, networkActions.onlineChanged(false));
  expect(screen.getByText(/Öffne die App bald mit Netz/)).toBeInTheDocument();
  expect(screen.queryByText(/bleibt es, bis es übertragen ist/)).toBeNull();
});

test('[CO-5] a trainer reads whose run it is', () => {
  const trainer = aTrainer();
  renderUnsent({ user: trainer, runs: [aScreeningRun({ ...over, start: noon, recordedBy: trainer.id })] });
  expect(theRow()).toHaveTextContent('Anna Amsel, 14.11.2026 um 12:00 Uhr');
});

test('[SE-1] nothing of others is listed', () => {
  renderUnsent({ runs: [aScreeningRun({ ...over, recordedBy: 99 })] });
  expect(screen.getByRole('heading', { name: 'Alles übertragen' })).toBeInTheDocument();
});

test('[FL-11] a run in progress says that it is not over', () => {
  renderUnsent({ runs: [aScreeningRun({ isDirty: true, position: 1 })] });
  expect(theRow()).toHaveTextContent('Noch nicht beendet. Wird spätestens am Ende übertragen.');
  expect(screen.getByRole('heading', { name: 'Alles Beendete ist übertragen' })).toBeInTheDocument();
});

test('[FL-2] [FL-4] the reason follows what happens', async () => {
  const { store } = renderUnsent({ runs: [aScreeningRun(over)] });
  expect(theRow()).toHaveTextContent('Wird bald übertragen.');
  await happen(store, syncActions.flushStarted());
  expect(theRow()).toHaveTextContent('Wird gerade übertragen.');
  const at = new Date(2026, 10, 21, 14, 32).getTime();
  await happen(
    store,
    syncActions.flushFinished('Der Server antwortet nicht.'),
    syncActions.nextTryScheduled({ what: 'runs', at }),
  );
  expect(theRow()).toHaveTextContent(
    'Letzter Versuch fehlgeschlagen, nächster um 14:32 Uhr. Grund: Der Server antwortet nicht.',
  );
  await happen(store, networkActions.onlineChanged(false));
  expect(theRow()).toHaveTextContent('Wird übertragen, sobald du online bist.');
});

test('[CO-4] [CO-6] a refused run gives the server’s reason, and its exercise run waits for it', async () => {
  const run = aScreeningRun({ ...over, refusal, start: morning });
  const exerciseRun = anExerciseRun({ ...over, screeningRunClientId: run.clientId, start: noon });
  const { container } = renderUnsent({ runs: [run], exerciseRuns: [exerciseRun] });
  const [refused, waiting] = rows();
  expect(refused).toHaveTextContent(
    'Vom Server nicht angenommen: Das Screening ist dir nicht mehr zugewiesen.',
  );
  expect(waiting).toHaveTextContent(
    'Wartet, bis das Screening dazu auf dem Server ist. Der Server hat es nicht angenommen.',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('[CO-4] damaged runs are listed, one row each', () => {
  renderUnsent({ unreadable: 2 });
  expect(rows()).toHaveLength(2);
  expect(theRow()).toHaveTextContent('Beschädigter Eintrag');
});

test('[ME-9] messages say to whom they go, how they begin, and what keeps them', async () => {
  const { store } = renderUnsent();
  const message = aWaitingMessage({ payload: { recipientId: 1, content: 'Kommst du heute?' } });
  await happen(
    store,
    chatActions.loaded({ contacts: [aContact()], rooms: [] }),
    outboxActions.queued(message),
    outboxActions.saved(message.clientId),
  );
  expect(theRow()).toHaveTextContent('Nachricht an Tina TrainerKommst du heute?Wird bald übertragen.');
  await happen(store, networkActions.onlineChanged(false));
  expect(theRow()).toHaveTextContent('Wird übertragen, sobald du online bist.');
  await happen(
    store,
    outboxActions.saveFailed({ clientId: message.clientId, text: 'Der Speicher ist voll.' }),
  );
  expect(theRow()).toHaveTextContent('Nicht gespeichert: Der Speicher ist voll.');
  await happen(store, outboxActions.changed({ ...message, refusal: 'Ihr kennt euch nicht.' }));
  expect(theRow()).toHaveTextContent('Vom Server nicht angenommen: Ihr kennt euch nicht.');
});

const tryAgainAt = (hours: number, minutes: number) =>
  syncActions.nextTryScheduled({ what: 'outbox', at: new Date(2026, 10, 21, hours, minutes).getTime() });

test('[ON-3] [FL-4] an entry that could not be sent says so, and when it is tried again', async () => {
  const { store } = renderUnsent();
  for (const entry of [aWaitingMessage(), aWaitingFeedback()]) {
    await happen(store, outboxActions.queued(entry), outboxActions.saved(entry.clientId));
  }
  await happen(store, tryAgainAt(14, 32));
  for (const row of rows()) {
    expect(row).toHaveTextContent(/Letzter Versuch fehlgeschlagen, nächster um 14:32 Uhr\.$/);
    expect(row.querySelector('[data-tone]')).toHaveAttribute('data-tone', 'waiting');
  }
  await happen(store, networkActions.onlineChanged(false));
  for (const row of rows()) expect(row).toHaveTextContent('Wird übertragen, sobald du online bist.');
});

/** Anna's feedback on this exercise run of today, in the outbox and on the device. */
const renderFeedback = async (
  exerciseRunId: number | null,
  exerciseRuns = [anExerciseRun({ start: noon })],
) => {
  const { store } = renderUnsent({ exerciseRuns });
  const exerciseRunClientId = exerciseRuns[0]?.clientId ?? null;
  const { payload, ...entry } = aWaitingFeedback();
  const feedback = { ...entry, payload: { ...payload, exerciseRunId, exerciseRunClientId } };
  await happen(store, outboxActions.queued(feedback), outboxActions.saved(feedback.clientId));
  return { store, feedback };
};

test('[ON-3] feedback says on which exercise run, what was commented, and what keeps it', async () => {
  const { store, feedback } = await renderFeedback(601);
  const { clientId } = feedback;
  expect(screen.getByRole('heading', { name: '1 Feedback noch nicht übertragen' })).toBeInTheDocument();
  expect(theRow()).toHaveTextContent(
    'Feedback zum Training am 14.11.2026Wie anstrengend war es? Leicht, GutWird bald übertragen.',
  );
  await happen(store, networkActions.onlineChanged(false));
  expect(theRow()).toHaveTextContent('Wird übertragen, sobald du online bist.');
  await happen(store, outboxActions.saveFailed({ clientId, text: 'Der Speicher ist voll.' }));
  expect(theRow()).toHaveTextContent('Nicht gespeichert: Der Speicher ist voll.');
  await happen(store, outboxActions.changed({ ...feedback, refusal: 'Das ist nicht dein Training.' }));
  expect(theRow()).toHaveTextContent('Vom Server nicht angenommen: Das ist nicht dein Training.');
  await happen(store, outboxActions.forgotten(clientId));
  expect(screen.getByRole('heading', { name: 'Alles übertragen' })).toBeInTheDocument();
});

test('[ON-4] feedback waits for its exercise run until the server has that', async () => {
  const { store } = await renderFeedback(null);
  expect(theRow()).toHaveTextContent('Wartet, bis das Training dazu auf dem Server ist.');
  await happen(store, networkActions.onlineChanged(false));
  expect(theRow()).toHaveTextContent('Wird übertragen, sobald du online bist.');
});

test('[ON-4] [CO-4] feedback waits for its exercise run that the server refused', async () => {
  const { store } = await renderFeedback(null, [anExerciseRun({ ...over, start: noon, refusal })]);
  await happen(store, tryAgainAt(14, 32), networkActions.onlineChanged(false));
  expect(rows()[1]).toHaveTextContent(
    'Wartet, bis das Training dazu auf dem Server ist. Der Server hat es nicht angenommen.',
  );
});

test('[ON-4] feedback that waits for its exercise run is not said to have failed', async () => {
  const { store } = await renderFeedback(null);
  await happen(store, tryAgainAt(14, 32));
  expect(theRow()).toHaveTextContent('Wartet, bis das Training dazu auf dem Server ist.');
});

test('[ON-3] feedback on an exercise run that this device does not know is listed without its date', async () => {
  await renderFeedback(601, []);
  expect(theRow()).toHaveTextContent('FeedbackWie anstrengend war es? Leicht, GutWird bald übertragen.');
});

test('[CO-4] everything can be sent now or had as a file, by the keyboard alone', async () => {
  const { user, asked, store } = renderUnsent({ runs: [aScreeningRun({ ...over, refusal })] });
  await user.tab();
  expect(screen.getByRole('button', { name: 'Als Datei sichern' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(asked).toHaveBeenLastCalledWith(syncActions.exportRequested());
  await user.tab();
  await user.keyboard('{Enter}');
  expect(asked).toHaveBeenLastCalledWith(syncActions.sendNowRequested());
  await happen(store, syncActions.flushStarted());
  expect(screen.getByRole('button', { name: 'Jetzt senden' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Jetzt senden' })).toHaveFocus();
  await happen(store, syncActions.flushFinished(null), networkActions.onlineChanged(false));
  expect(screen.getByRole('button', { name: 'Jetzt senden' })).toBeDisabled();
});

test('[FL-15] a run at which the server always fails is shown with the reason', () => {
  renderUnsent({ runs: [aScreeningRun({ ...over, failure: { tries: 3, message: 'Fehler 500' } })] });
  expect(theRow()).toHaveTextContent('Mehrmals fehlgeschlagen. Wird weiter versucht. Grund: Fehler 500');
});

test('[CO-23] an exercise run whose screening run nobody has can be sent without it', async () => {
  const run = anExerciseRun({ ...over, refusal, screeningRunId: 7, screeningRunClientId: 'gone' });
  const { user, asked, container } = renderUnsent({ exerciseRuns: [run] });
  await user.click(screen.getByRole('button', { name: 'Ohne Screening senden' }));
  expect(asked).toHaveBeenLastCalledWith(runsActions.detached(run.clientId));
  expect(await axe(container)).toHaveNoViolations();
});

describe('what waits for a former server', () => {
  const origin = { instance: '50000000-0000-4000-8000-000000000099', username: 'anna' };
  const own = aScreeningRun({ ...over, origin, start: morning, recordedBy: 9, userId: 9 });
  const ofOther = anExerciseRun({ ...over, origin, start: noon, recordedBy: 9, userId: 3 });
  const formerRows = () =>
    within(screen.getByRole('list', { name: 'Vom früheren Server' })).getAllByRole('listitem');

  /** Shows the page on a server that names its database. */
  const renderFormer = async (former = [own, ofOther], held: Held = {}) => {
    const rendered = renderUnsent({ ...held, former });
    const instance = '50000000-0000-4000-8000-000000000001';
    const message = aWaitingMessage({ origin, writtenBy: 9 });
    await happen(
      rendered.store,
      serverActions.loaded({ features: [], instance, epoch: null }),
      outboxActions.queued(message),
    );
    return rendered;
  };

  test('[FL-18] is listed below the own list, with what can become of it', async () => {
    const { container } = await renderFormer(undefined, { runs: [aScreeningRun(over)] });
    expect(rows()).toHaveLength(1);
    const [ownRow, otherRow, messageRow] = formerRows();
    expect(ownRow).toHaveTextContent('Screening14.11.2026 um 9:05 UhrWartet auf den früheren Server.');
    expect(ownRow).toHaveTextContent('Du kannst es auch hier senden.');
    expect(otherRow).toHaveTextContent('Für jemand anderen aufgenommen. Lässt sich nur als Datei sichern.');
    expect(messageRow).toHaveTextContent('NachrichtMach ich');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('[FL-18] can be had as a file when nothing else waits', async () => {
    await renderFormer();
    expect(screen.getByRole('heading', { name: 'Alles übertragen' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Als Datei sichern' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Jetzt senden' })).toBeNull();
  });

  test('[FL-18] is sent here only after a confirmation', async () => {
    const { user, asked, container } = await renderFormer();
    await user.click(screen.getByRole('button', { name: 'Eigene hier senden' }));
    const dialog = screen.getByRole('dialog', { name: 'Eigene hier senden' });
    expect(dialog).toHaveTextContent('1 eigener Eintrag wird auf diesem Server gespeichert.');
    expect(await axe(container)).toHaveNoViolations();
    await user.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked).not.toHaveBeenCalledWith(syncActions.sendFormerRequested());
    await user.click(screen.getByRole('button', { name: 'Eigene hier senden' }));
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    expect(asked).toHaveBeenLastCalledWith(syncActions.sendFormerRequested());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[FL-18] offers nothing to send when no run is their own', async () => {
    await renderFormer([ofOther]);
    expect(formerRows()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Eigene hier senden' })).toBeNull();
  });
});
