import { screen } from '@testing-library/react';
import { WelcomeScreen } from '../../../src/screens/welcome/WelcomeScreen';
import { aScreeningRun, aTestRun, aTrainer, aUser } from '../../builders';
import { aFilledStore, type Held } from '../filledStore';
import { renderScreen } from '../renderScreen';

const renderHome = (held: Held = {}) => renderScreen(<WelcomeScreen />, { store: aFilledStore(held).store });

const tile = (name: RegExp) => screen.queryByRole('link', { name });

const ofTrack = (clientId: string, testRuns = [aTestRun()]) =>
  aScreeningRun({
    clientId,
    recordedBy: aTrainer().id,
    tracksideId: '70000000-0000-4000-8000-000000000001',
    testRuns,
  });

test('[TS-4] the start page of a trainer leads to the track', () => {
  renderHome({ user: aTrainer(), users: [aUser()] });
  expect(tile(/^Am Platz/)).toHaveAttribute('href', '/trackside');
  expect(tile(/^Am Platz/)).toHaveTextContent('Viele Athleten, ein Gerät');
});

test('[TS-4] an athlete has no such tile', () => {
  renderHome();
  expect(tile(/^Am Platz/)).not.toBeInTheDocument();
});

test('[TS-4] an open session goes on first, with who and how far', () => {
  renderHome({
    user: aTrainer(),
    users: [aUser()],
    runs: [
      ofTrack('71000000-0000-4000-8000-000000000002'),
      ofTrack('71000000-0000-4000-8000-000000000003', []),
    ],
  });
  const [first] = screen.getByRole('navigation', { name: 'Bereiche' }).querySelectorAll('a');
  expect(first).toHaveAttribute('href', '/trackside');
  expect(first).toHaveTextContent('Am Platz fortsetzen');
  expect(first).toHaveTextContent('2 Athleten, 1 von 4 Tests');
  expect(tile(/^Screening fortsetzen/)).not.toBeInTheDocument();
});
