import { act, screen, within } from '@testing-library/react';
import { networkActions } from '../../store/network/slice';
import { outboxActions } from '../../store/outbox/slice';
import { runsActions } from '../../store/runs/slice';
import { syncActions } from '../../store/sync/slice';
import { aScreeningRun, aWaitingMessage } from '../builders';
import { renderApp } from './renderApp';

const chip = () => within(screen.getByRole('banner')).getByRole('status');
const over = { isDirty: true, completed: true, position: null };

test('[FL-4] the bar shows the current sync state and links to the unsent entries', async () => {
  const app = renderApp({ at: '/impressum' });
  expect(chip()).toHaveTextContent('Alles übertragen');
  act(() => {
    app.store.dispatch(runsActions.changed(aScreeningRun(over)));
  });
  expect(chip()).toHaveTextContent('1 Screening noch nicht übertragen');
  act(() => {
    app.store.dispatch(outboxActions.queued(aWaitingMessage()));
  });
  expect(chip()).toHaveTextContent('2 Einträge noch nicht übertragen');
  act(() => {
    app.store.dispatch(networkActions.onlineChanged(false));
  });
  expect(chip()).toHaveTextContent('Offline, 2 Einträge noch nicht übertragen');
  await app.user.click(within(chip()).getByRole('link'));
  expect(await screen.findByRole('button', { name: 'Jetzt senden' })).toBeDisabled();
  expect(document.title).toBe('Nicht übertragen · Athletik Screening');
});

test('[FL-4] [CO-4] the bar shows a failure and a refusal', () => {
  const app = renderApp({ at: '/impressum' });
  const run = aScreeningRun(over);
  const nextTryAt = new Date(2026, 10, 21, 14, 32).getTime();
  act(() => {
    app.store.dispatch(runsActions.changed(run));
    app.store.dispatch(syncActions.flushFinished('Der Server antwortet nicht.'));
    app.store.dispatch(syncActions.nextTryScheduled({ what: 'runs', at: nextTryAt }));
  });
  expect(chip()).toHaveTextContent('1 Screening noch nicht übertragen, nächster Versuch um 14:32 Uhr');
  const { clientId, clientRevision: revision } = run;
  const refusal = { status: 422, message: 'Nein.' };
  act(() => {
    app.store.dispatch(runsActions.refused({ kind: 'screeningRun', clientId, revision, refusal }));
    app.store.dispatch(syncActions.flushFinished(null));
  });
  expect(chip()).toHaveTextContent('1 Screening nicht übertragen');
});

test('[FL-4] [FL-11] an open run is no alarm: the bar counts it once it is finished, a logout warns of it', async () => {
  const app = renderApp({ at: '/impressum' });
  const run = aScreeningRun({ isDirty: true, position: 1 });
  act(() => {
    app.store.dispatch(runsActions.changed(run));
  });
  expect(chip()).toHaveTextContent('Alles übertragen');
  await app.user.click(screen.getByRole('button', { name: 'Abmelden' }));
  expect(screen.getByRole('dialog', { name: 'Abmelden' })).toHaveTextContent(
    '1 Screening ist noch nicht übertragen. Es bleibt auf diesem Gerät',
  );
  act(() => {
    app.store.dispatch(runsActions.changed({ ...run, ...over }));
  });
  expect(chip()).toHaveTextContent('1 Screening noch nicht übertragen');
});

test('without a signed-in user the bar shows no sync state', async () => {
  renderApp({ at: '/impressum', user: null });
  await screen.findByRole('heading', { name: 'Datenschutzhinweis' });
  expect(within(screen.getByRole('banner')).queryByRole('status')).toBeNull();
});

test('[SE-3] a logout also warns about unsent messages', async () => {
  const app = renderApp({ at: '/impressum' });
  act(() => {
    app.store.dispatch(runsActions.changed(aScreeningRun(over)));
    app.store.dispatch(outboxActions.queued(aWaitingMessage()));
  });
  await app.user.click(screen.getByRole('button', { name: 'Abmelden' }));
  expect(screen.getByRole('dialog', { name: 'Abmelden' })).toHaveTextContent(
    '1 Screening und 1 Nachricht sind noch nicht übertragen. Sie bleiben auf diesem Gerät',
  );
});
