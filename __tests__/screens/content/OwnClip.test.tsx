import { act, screen } from '@testing-library/react';
import { OwnClip } from '../../../src/screens/content/OwnClip';
import { selectClips } from '../../../store/clips/selectors';
import { clipsActions } from '../../../store/clips/slice';
import { networkActions } from '../../../store/network/slice';
import { renderScreen } from '../renderScreen';

const clip = {
  fileName: 'clip-00000000000000000000.mp4',
  title: 'Kniebeuge',
  seen: 'consented',
  takenBy: 'Tina Trainer',
  takenAt: '2026-11-21T12:00:00.000Z',
  size: 1_000,
  seconds: 4,
  playsEverywhere: true,
  still: null,
  withdrawnAt: null,
  isUsed: true,
} as const;

const withdraw = () => screen.getByRole('button', { name: 'Video zurückziehen' });

test('[CT-12] a clip says who took it, when, and who is seen; it is withdrawn after a question', async () => {
  const { store, user } = renderScreen(<OwnClip clip={clip} />);
  const facts = 'Aufgenommen am 21.11.2026 von Tina Trainer. Zu sehen: andere, alle haben eingewilligt.';
  expect(screen.getByText(facts)).toBeVisible();
  await user.click(withdraw());
  const dialog = screen.getByRole('dialog', { name: 'Video zurückziehen?' });
  expect(dialog).toHaveTextContent('Das lässt sich nicht rückgängig machen.');
  expect(selectClips(store.getState()).withdrawal.fileName).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Video zurückziehen' }).at(-1) ?? dialog);
  expect(selectClips(store.getState()).withdrawal).toMatchObject({
    status: 'running',
    fileName: clip.fileName,
  });
  act(() => {
    store.dispatch(clipsActions.withdrawFailed('Gerade geht es nicht.'));
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Gerade geht es nicht.');
});

test('[CT-12] a clip that was withdrawn says what to do', () => {
  renderScreen(<OwnClip clip={{ ...clip, withdrawnAt: '2026-11-22T12:00:00.000Z' }} />);
  expect(screen.getByText(/am 22\.11\.2026 zurückgezogen. Nimm ein neues auf/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[CT-12] without a network nothing is withdrawn', () => {
  const { store } = renderScreen(<OwnClip clip={clip} />);
  act(() => {
    store.dispatch(networkActions.onlineChanged(false));
  });
  expect(withdraw()).toBeDisabled();
});
