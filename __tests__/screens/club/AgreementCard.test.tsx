import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { secondLookFeature } from '../../../src/contract/features';
import { ClubScreen } from '../../../src/screens/club/ClubScreen';
import { agreementActions } from '../../../store/agreement/slice';
import { clubActions } from '../../../store/club/slice';
import { networkActions } from '../../../store/network/slice';
import { serverActions } from '../../../store/server/slice';
import { aWholeClub } from '../../builders';
import { aFilledStore, happen } from '../filledStore';
import { renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const none = { pairs: 0, differing: 0 };
const agreement = {
  same: none,
  other: { pairs: 300, differing: 51 },
  tests: [{ testId: 11, name: 'Überkopfkniebeuge', same: none, other: { pairs: 300, differing: 51 } }],
};

const openClub = async (features: string[] = [secondLookFeature]) => {
  const { store, asked } = aFilledStore();
  await happen(
    store,
    serverActions.loaded({ features, instance: null, epoch: null }),
    clubActions.loaded(aWholeClub()),
  );
  return { ...renderScreen(<ClubScreen />, { store, path: '/club' }), store, asked };
};

const card = () => within(screen.getByRole('region', { name: 'Wie einig seid ihr euch?' }));

test('[ZB-3] the page asks how far raters agree, and says it in all and for each test', async () => {
  const { store, asked, container } = await openClub();
  expect(asked).toHaveBeenCalledWith(agreementActions.requested());
  await happen(store, agreementActions.loaded(agreement));
  expect(
    card().getByText('In eurem Verein sind sich zwei Personen bei 83 von 100 Antworten einig (78 bis 87).'),
  ).toBeVisible();
  expect(card().getByText(/Gezählt aus 300 doppelt gegebenen Antworten\./)).toBeVisible();
  expect(card().getByText('Von derselben Person ist noch nichts zweimal bewertet.')).toBeVisible();
  expect(card().getByText('Überkopfkniebeuge').nextElementSibling).toHaveTextContent('83 % von 300');
  expect(await axe(container)).toHaveNoViolations();
});

test('[ZB-3] without a pair it says so, and how to begin', async () => {
  const { store } = await openClub();
  await happen(store, agreementActions.loaded({ same: none, other: none, tests: [] }));
  expect(card().getByText('Von zwei Personen ist noch nichts doppelt bewertet.')).toBeVisible();
  expect(card().getByText(/^So geht es: „Am Platz“ öffnen/)).toBeVisible();
});

test('[ZB-3] what cannot be loaded says why, and offers to try again', async () => {
  const { store, user, asked } = await openClub();
  await happen(store, agreementActions.loadingFailed('Der Server antwortet nicht.'));
  expect(card().getByText(/Der Server antwortet nicht\./)).toBeVisible();
  asked.mockClear();
  await user.click(card().getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(asked).toHaveBeenCalledWith(agreementActions.requested());
});

test('[ZB-3] offline it says what it needs', async () => {
  const { store } = await openClub();
  await happen(store, networkActions.onlineChanged(false));
  expect(card().getByText(/lässt sich nur mit Internet laden/)).toBeVisible();
});

test('[ZB-3] a server that does not count has no such part', async () => {
  const { unmount } = await openClub([]);
  expect(screen.queryByRole('region', { name: 'Wie einig seid ihr euch?' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Zweitblick' })).toBeNull();
  unmount();
});
