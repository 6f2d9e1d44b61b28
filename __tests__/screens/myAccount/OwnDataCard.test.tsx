import { screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { exportFeature } from '../../../src/contract/features';
import { OwnDataCard } from '../../../src/screens/myAccount/OwnDataCard';
import { myAccountActions } from '../../../store/myAccount/slice';
import { networkActions } from '../../../store/network/slice';
import { serverActions } from '../../../store/server/slice';
import { aMyAccount } from '../../builders';
import { aFilledStore, happen } from '../filledStore';
import { renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const { downloadRequested, downloaded, downloadFailed, loaded } = myAccountActions;

const renderCard = async (features: string[] = [exportFeature]) => {
  const { store, asked } = aFilledStore();
  const rendered = renderScreen(<OwnDataCard id="herunterladen" />, { store, path: '/account' });
  await happen(store, serverActions.loaded({ ...store.getState().server, features }));
  return { ...rendered, asked };
};

test('[AC-2] the card says what is in the file, asks for it, and says when it is saved', async () => {
  const { user, asked, store, container } = await renderCard();
  expect(screen.getByText(/Screenings, Antworten, Trainings, Feedback/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Alles herunterladen' }));
  expect(asked).toHaveBeenCalledWith(downloadRequested());
  expect(screen.getByRole('status')).toHaveTextContent('Deine Daten werden zusammengestellt.');
  await happen(store, downloaded('succeeded'));
  expect(screen.getByRole('status')).toHaveTextContent('Deine Daten sind heruntergeladen.');
  expect(await axe(container)).toHaveNoViolations();
});

test('[AC-2] a failure is said', async () => {
  const { store } = await renderCard();
  await happen(store, downloadFailed('Bitte warte 60 Minuten.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Bitte warte 60 Minuten.');
});

test('[AC-2] without a network the card offers what is on the device, and says that it is not all', async () => {
  const { user, asked, store } = await renderCard();
  await happen(store, networkActions.onlineChanged(false));
  expect(screen.getByText(/^Ohne Netz bekommst du nur, was auf diesem Gerät ist\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Von diesem Gerät speichern' }));
  expect(asked).toHaveBeenCalledWith(downloadRequested());
  await happen(store, downloaded('savedHere'));
  expect(screen.getByRole('status')).toHaveTextContent('Gespeichert ist nur, was auf diesem Gerät ist.');
});

test('[AC-2] a server without the feature shows nothing of it', async () => {
  await renderCard([]);
  expect(screen.queryByText('Meine Daten herunterladen')).toBeNull();
});

test('[LV-4] the card says who downloaded the data for the person, when and why', async () => {
  const { store, container } = await renderCard();
  expect(screen.queryByText('Für dich heruntergeladen')).toBeNull();
  const exports = [{ at: '2026-11-28T10:00:00.000Z', by: 'Tina Trainer', reason: 'Für deinen Arzt' }];
  await happen(store, loaded(aMyAccount({ exports })));
  expect(screen.getByRole('heading', { name: 'Für dich heruntergeladen' })).toBeVisible();
  expect(screen.getByText('28.11.2026, Tina Trainer')).toBeVisible();
  expect(screen.getByText('Für deinen Arzt')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
