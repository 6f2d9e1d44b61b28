import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { UpdateScreen } from '../../../src/screens/update/UpdateScreen';
import type { AppStore } from '../../../store/createStore';
import { sessionActions } from '../../../store/session/slice';
import { updateActions } from '../../../store/update/slice';
import { aCurrentUser } from '../../builders';
import { address, aStore, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const { updateStarted, topicStarted, logged, videoProgressed, updateSucceeded, updateFailed } = updateActions;

const dispatch = (store: AppStore, ...actions: UnknownAction[]) =>
  act(async () => {
    for (const action of actions) store.dispatch(action);
  });

/** Renders the screen with a user whose device may hold data. Returns the dispatched actions too. */
const renderUpdate = ({ at = '/update', isDataInitialized = false, before = [] as UnknownAction[] } = {}) => {
  const { store } = aStore();
  store.dispatch(sessionActions.restored({ user: aCurrentUser(), isDataInitialized }));
  for (const action of before) store.dispatch(action);
  const asked = jest.spyOn(store, 'dispatch');
  return { ...renderScreen(<UpdateScreen />, { store, path: '/update', at }), asked };
};

const failure = 'Beim Laden ist ein Fehler aufgetreten. Fehler: Der Server antwortet nicht.';
const failed = [updateStarted(), topicStarted('Screening'), updateFailed(failure)];
const retry = () => screen.queryByRole('button', { name: 'Update wiederholen' });
const row = (topic: string) => screen.getByText(topic).closest('li') ?? screen.getByText(topic);

test('[UP-1] the screen starts an update and says so', async () => {
  const { store, asked } = renderUpdate();
  expect(asked).toHaveBeenCalledWith(updateActions.updateRequested());
  await dispatch(store, updateStarted());
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Bitte warten.');
  expect(status).toHaveTextContent('Update wurde gestartet!');
  expect(retry()).toBeNull();
});

test('[UP-2] a failed update says so and can be repeated', async () => {
  const { store, user, asked } = renderUpdate();
  await dispatch(store, ...failed);
  expect(screen.getByRole('status')).toHaveTextContent('Update fehlgeschlagen!');
  expect(screen.queryByText('Update wurde gestartet!')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Update wiederholen' }));
  expect(asked).toHaveBeenCalledWith(updateActions.retryRequested());
  await dispatch(store, updateStarted());
  expect(retry()).toBeNull();
});

test('[UP-2] the failure of an earlier update is none of this one', () => {
  renderUpdate({ before: failed });
  expect(screen.queryByText('Update fehlgeschlagen!')).toBeNull();
});

test('[UP-3] every topic has its line with what the log says', async () => {
  const { store } = renderUpdate();
  await dispatch(
    store,
    updateStarted(),
    topicStarted('User'),
    logged({ topic: 'User', text: '1 Person geladen', isError: false }),
    topicStarted('Screening'),
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Benutzergeladen1 Person geladen',
    'Screeningläuft',
    'Trainingwartet',
    'Videoswartet',
    'Fertigwartet',
  ]);
});

test('[UP-3] the error stands at the topic that failed', async () => {
  const { store } = renderUpdate();
  await dispatch(store, ...failed);
  expect(row('Screening')).toHaveTextContent('Fehler');
  expect(within(row('Screening')).getByText(failure)).toBeInTheDocument();
  expect(screen.getAllByText(failure)).toHaveLength(1);
  expect(row('Benutzer')).toHaveTextContent('geladen');
  expect(row('Training')).toHaveTextContent('wartet');
});

test('[UP-3] what fails before the first topic stands at the first one', async () => {
  const { store } = renderUpdate();
  await dispatch(store, updateStarted(), updateFailed(failure));
  expect(row('Benutzer')).toHaveTextContent(failure);
});

test('[UP-9] while videos load it tells how many of them are here', async () => {
  const { store } = renderUpdate();
  await dispatch(store, updateStarted(), topicStarted('Video'), videoProgressed({ done: 14, total: 23 }));
  expect(screen.getByText('Videos werden geladen (14 von 23).')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '14');
});

test('says why to allow lasting storage before the browser asks, which is while the videos load', async () => {
  const { store } = renderUpdate();
  const reason = /Erlaube es, dann bleiben deine Antworten und Videos auf diesem Gerät\./;
  expect(screen.getByText(reason)).toBeVisible();
  await dispatch(store, ...failed);
  expect(screen.queryByText(reason)).toBeNull();
});

test.each([
  ['/update', '/'],
  ['/update?returnUrl=%2Ftraining%2F41', '/training/41'],
])('[UP-4] a success at %s leads to %s', async (at, target) => {
  const { store } = renderUpdate({ at });
  await dispatch(store, updateStarted());
  await dispatch(store, updateSucceeded(0));
  expect(address()).toBe(target);
});

test('[UP-4] an update that was running already leads on as well', async () => {
  const { store } = renderUpdate({ before: [updateStarted()] });
  await dispatch(store, updateSucceeded(0));
  expect(address()).toBe('/');
});

test('[UP-4] the success of an earlier update leads nowhere, nor does an error', async () => {
  const { store } = renderUpdate({ before: [updateStarted(), updateSucceeded(0)] });
  expect(address()).toBe('/update');
  await dispatch(store, ...failed);
  expect(address()).toBe('/update');
});

test('[GU-11] after an error the data of the device is offered, if there is any', async () => {
  const { store } = renderUpdate({ at: '/update?returnUrl=%2Ftraining', isDataInitialized: true });
  await dispatch(store, ...failed);
  const goOn = () => screen.queryByRole('link', { name: 'Ohne Update weitermachen' });
  expect(goOn()).toHaveAttribute('href', '/training');
  await dispatch(store, sessionActions.dataInitializedChanged(false));
  expect(goOn()).toBeNull();
});

test('the update has no barriers', async () => {
  const { store, container } = renderUpdate({ isDataInitialized: true });
  await dispatch(store, ...failed);
  expect(await axe(container)).toHaveNoViolations();
});
