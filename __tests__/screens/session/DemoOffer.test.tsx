import { act, screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { networkActions } from '../../../store/network/slice';
import { serverActions } from '../../../store/server/slice';
import { sessionActions } from '../../../store/session/slice';
import { renderApp } from '../../app/renderApp';

expect.extend(toHaveNoViolations);

const server = { features: [], instance: null, epoch: null };

/** Opens the login page on a server that says whether it is a demo. */
const renderLogin = async (isDemo: boolean) => {
  const app = renderApp({ at: '/login', user: null });
  // The code of the offer is loaded on demand.
  await act(async () => {});
  act(() => {
    app.store.dispatch(serverActions.loaded({ ...server, isDemo }));
  });
  return app;
};

const asTrainer = () => screen.queryByRole('button', { name: 'Als Trainerin ansehen' });
const asAthlete = () => screen.queryByRole('button', { name: 'Als Athletin ansehen' });

test('on another server the login page offers nothing', async () => {
  const { actions } = await renderLogin(false);
  expect(actions).toContainEqual(serverActions.demoRequested());
  expect(asTrainer()).toBeNull();
  expect(asAthlete()).toBeNull();
  expect(screen.queryByText('Das ist eine Demo')).toBeNull();
});

test('[RU-6] on a demo server the login page says in three lines what the product does, after the form', async () => {
  const { container } = await renderLogin(true);
  expect(screen.getByRole('region', { name: 'Das ist eine Demo' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  const order = [...container.querySelectorAll('main input, main button, main a')].map(
    (element) => element.getAttribute('name') ?? element.textContent,
  );
  expect(order.at(0)).toBe('username');
  expect(order.slice(-3)).toEqual(['Passwort vergessen ?', 'Als Trainerin ansehen', 'Als Athletin ansehen']);
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['Als Trainerin ansehen', 'team'],
  ['Als Athletin ansehen', 'anna'],
])('[RU-6] %s signs in as %s', async (name, username) => {
  const { actions, user } = await renderLogin(true);
  await user.click(screen.getByRole('button', { name }));
  expect(actions).toContainEqual(sessionActions.loginRequested({ username, password: 'athletik' }));
  expect(asTrainer()).toBeDisabled();
  expect(asAthlete()).toBeDisabled();
});

test('without a network the login page offers nothing, and asks again when it comes back', async () => {
  const { actions, store } = await renderLogin(true);
  act(() => {
    store.dispatch(networkActions.onlineChanged(false));
  });
  expect(asTrainer()).toBeNull();
  const asked = () => actions.filter(serverActions.demoRequested.match).length;
  const before = asked();
  act(() => {
    store.dispatch(networkActions.onlineChanged(true));
  });
  expect(asked()).toBe(before + 1);
  expect(asTrainer()).toBeEnabled();
});
