import { screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { assignmentsFeature } from '../../../src/contract/features';
import { NoCurrentScreeningScreen } from '../../../src/screens/screening/NoCurrentScreeningScreen';
import { chatActions } from '../../../store/chat/slice';
import { serverActions } from '../../../store/server/slice';
import { aContact, aTrainer } from '../../builders';
import { aFilledStore } from '../filledStore';
import { renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

test('[NS-1] the screen says that and why there is nothing', async () => {
  const { container } = renderScreen(<NoCurrentScreeningScreen />);
  expect(
    screen.getByText(
      'Es wurde dir noch kein Screening zugeordnet. Bitte lass dir von deinem Trainer ein Screening zuordnen.',
    ),
  ).toBeInTheDocument();
  // The h1 is in the bar of the shell.
  expect(await axe(container)).toHaveNoViolations();
});

test('an athlete finds the way to the conversation with their trainer', () => {
  const { store } = aFilledStore({ userScreenings: [], screenings: [] });
  store.dispatch(chatActions.loaded({ contacts: [aContact()], rooms: [] }));
  renderScreen(<NoCurrentScreeningScreen />, { store });
  expect(screen.getByRole('link', { name: 'Nachricht an den Trainer' })).toHaveAttribute(
    'href',
    `/messages?with=${aContact().id}`,
  );
});

test('[CS-3] where the club has closed the chat with the trainer there is no way to it', () => {
  const { store } = aFilledStore({ userScreenings: [], screenings: [] });
  store.dispatch(chatActions.loaded({ contacts: [aContact({ isClosed: true })], rooms: [] }));
  renderScreen(<NoCurrentScreeningScreen />, { store });
  expect(screen.queryByRole('link', { name: 'Nachricht an den Trainer' })).toBeNull();
});

test.each([
  ['a trainer', { user: aTrainer(), userScreenings: [], screenings: [] }],
  ['an athlete with a screening', {}],
])('%s is not sent to a trainer', (_who, held) => {
  renderScreen(<NoCurrentScreeningScreen />, { store: aFilledStore(held).store });
  expect(screen.queryByRole('link', { name: 'Nachricht an den Trainer' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
});

test('[AS-6] a trainer of whom no athlete has a screening is led to the athletes, to assign one', async () => {
  const { store } = aFilledStore({ user: aTrainer(), userScreenings: [], screenings: [] });
  store.dispatch(
    serverActions.loaded({ features: [assignmentsFeature], instance: null, epoch: null, isDemo: false }),
  );
  const { container } = renderScreen(<NoCurrentScreeningScreen />, { store });
  expect(screen.getByText(/^Noch keiner deiner Athleten hat ein Screening\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zu den Athleten' })).toHaveAttribute('href', '/athletes');
  expect(await axe(container)).toHaveNoViolations();
});
