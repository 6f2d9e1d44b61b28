import { act, screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { amountOf } from '../../../src/domain/syncSummary';
import { sessionActions } from '../../../store/session/slice';
import { syncActions } from '../../../store/sync/slice';
import { renderApp } from '../../app/renderApp';

expect.extend(toHaveNoViolations);

type Kind = Parameters<typeof amountOf>[0][number]['kind'];

/** Opens the login page after Anna's sign-in was ended elsewhere while these kinds wait. */
const renderEnded = (...kinds: Kind[]) => renderLeft(false, kinds);

/** Opens it after a sign-in has ended, with its account or without. */
const renderLeft = async (isErased: boolean, kinds: Kind[]) => {
  const app = renderApp({ at: '/login', user: null });
  // The code of the offer is loaded on demand.
  await act(async () => {});
  const unsent = amountOf(kinds.map((kind) => ({ kind })));
  act(() => {
    app.store.dispatch(sessionActions.endedElsewhere({ username: 'anna', unsent, isErased }));
  });
  return app;
};

const exporting = () => screen.queryByRole('button', { name: 'Als Datei sichern' });

test('[CO-27] the login page says whose sign-in was ended, what waits here, and saves it as a file', async () => {
  const { actions, user, container } = await renderEnded('exerciseRun', 'message');
  expect(screen.getByText('Die Anmeldung von anna wurde beendet')).toBeInTheDocument();
  const message = screen.getByText(/^1 Training und 1 Nachricht sind noch nicht übertragen/);
  const field = screen.getByLabelText('Benutzername');
  // On a phone what is below the form is below the fold.
  expect(message.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await axe(container)).toHaveNoViolations();
  await user.click(exporting() as HTMLElement);
  expect(actions).toContainEqual(syncActions.exportEndedRequested());
});

test('[CO-27] where nothing waits it offers no file', async () => {
  await renderEnded();
  expect(screen.getByText(/Alles, was auf diesem Gerät gespeichert war, ist übertragen/)).toBeInTheDocument();
  expect(exporting()).toBeNull();
});

test('[CO-27] after a sign-in the login page says nothing of it', async () => {
  const { store } = await renderEnded('message');
  act(() => {
    store.dispatch(sessionActions.erasureSeen());
  });
  expect(screen.queryByText(/wurde beendet/)).toBeNull();
});

describe('after the account was erased', () => {
  const button = (name: string) => screen.getByRole('button', { name });

  test('[MB-7] the login page says so, and saves what waits before it is deleted here', async () => {
    const { actions, user, container } = await renderLeft(true, ['exerciseRun', 'message']);
    expect(screen.getByText('Das Konto von anna ist gelöscht')).toBeInTheDocument();
    expect(screen.getByText(/^2 Einträge sind noch auf diesem Gerät/)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(button('Nicht Übertragenes sichern'));
    await user.click(button('Von diesem Gerät löschen'));
    expect(actions).toContainEqual(syncActions.exportEndedRequested());
    expect(actions).toContainEqual(sessionActions.erasureSeen());
  });

  test('[MB-7] where nothing waits there is nothing to save', async () => {
    const { actions, user } = await renderLeft(true, []);
    expect(screen.queryByRole('button', { name: 'Nicht Übertragenes sichern' })).toBeNull();
    await user.click(button('Verstanden'));
    expect(actions).toContainEqual(sessionActions.erasureSeen());
  });
});
