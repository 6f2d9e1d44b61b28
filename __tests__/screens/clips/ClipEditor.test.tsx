import { act, fireEvent, screen } from '@testing-library/react';
import type { ContentClip } from '../../../src/contract/contentClips';
import { ClipEditor } from '../../../src/screens/clips/ClipEditor';
import { selectClips } from '../../../store/clips/selectors';
import { clipsActions } from '../../../store/clips/slice';
import { sessionActions } from '../../../store/session/slice';
import { aTrainer } from '../../builders';
import { aStore, renderScreen } from '../renderScreen';

const key = '10000000-0000-4000-8000-000000000001';

const clip: ContentClip = {
  fileName: 'clip-00000000000000000000.webm',
  title: 'Kniebeuge',
  seen: 'drawn',
  takenBy: null,
  takenAt: '2026-11-21T12:00:00.000Z',
  size: 1_000,
  seconds: 4,
  playsEverywhere: false,
  still: null,
  withdrawnAt: null,
  isUsed: false,
};

const open = () => {
  const { store } = aStore();
  store.dispatch(sessionActions.restored({ user: aTrainer(), isDataInitialized: true }));
  const taken: ContentClip[] = [];
  const page = renderScreen(
    <ClipEditor itemKey={key} title="Kniebeuge" present={null} onTaken={(one) => taken.push(one)} />,
    { store },
  );
  const dispatch = (...actions: Parameters<typeof store.dispatch>[0][]) =>
    act(() => {
      for (const action of actions) store.dispatch(action);
    });
  const opened = (canMake = true) =>
    dispatch(clipsActions.fileOpened({ url: 'blob:1', seconds: 30, size: 12_000_000, canMake }));
  return { ...page, taken, dispatch, opened, state: () => selectClips(store.getState()) };
};

const use = () => screen.getByRole('button', { name: 'Video übernehmen' });

test('[CT-3] a recording is cut by sliders for the keyboard; the other end follows beyond 20 s', () => {
  const { opened, state } = open();
  opened();
  expect(screen.getByText('30,0 s, 12,0 MB')).toBeVisible();
  fireEvent.change(screen.getByRole('slider', { name: 'Ende' }), { target: { value: '25' } });
  expect(state().cut).toMatchObject({ start: 5, end: 25 });
  fireEvent.change(screen.getByRole('slider', { name: 'Standbild' }), { target: { value: '7.5' } });
  expect(screen.getByRole('slider', { name: 'Standbild' })).toHaveAttribute('aria-valuetext', '7,5 s');
});

test('[CT-3] [CT-12] without the tick and without who is seen nothing is made, and both are said beside the field', async () => {
  const { opened, state, user } = open();
  opened();
  await user.click(use());
  expect(screen.getByText('Bitte wähl aus, wer zu sehen ist.')).toBeVisible();
  expect(screen.getByText('Ohne Einwilligung kann das Video nicht gezeigt werden.')).toBeVisible();
  expect(state().status).toBe('ready');
  await user.click(screen.getByRole('radio', { name: 'Niemand, gezeichnet' }));
  await user.click(screen.getByRole('checkbox', { name: /Der Verein darf das Video zeigen/ }));
  await user.click(use());
  expect(state().status).toBe('making');
});

test('[CT-3] a browser that cannot make clips small says what goes, and offers no cut', () => {
  const { opened } = open();
  opened(false);
  expect(screen.getByText(/kann das Video nicht kleiner machen/)).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('[CT-3] the progress is shown, and what waits on the device can be sent again or given up', async () => {
  const { dispatch, opened, state, user } = open();
  opened();
  dispatch(clipsActions.sendingBegan(), clipsActions.progressed(0.4));
  expect(screen.getByRole('progressbar', { name: 'Das Video wird hochgeladen' })).toBeVisible();
  expect(screen.getByText(/^40\s%$/)).toBeVisible();
  dispatch(clipsActions.sendFailed('Keine Verbindung.'));
  expect(screen.getByText(/auf diesem Gerät sicher/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Weiter hochladen' }));
  dispatch(clipsActions.discarded());
  expect(screen.getByText('Datei wählen')).toBeVisible();
  expect(state().status).toBe('idle');
});

test('[CT-3] the editor gets the clip, and a clip that older devices may not play is said', () => {
  const { dispatch, taken } = open();
  dispatch(clipsActions.sent(clip));
  expect(taken).toEqual([clip]);
  expect(screen.getByText(/spielen dieses Video vielleicht nicht ab/)).toBeVisible();
});

test('[CT-3] without a camera the person is told what to do, and comes back', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Neu aufnehmen' }));
  expect(await screen.findByText(/Die Kamera lässt sich nicht öffnen/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(screen.getByText('Datei wählen')).toBeVisible();
});
