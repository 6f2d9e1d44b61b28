import { act, screen } from '@testing-library/react';
import { serverActions } from '../../store/server/slice';
import { renderApp } from './renderApp';

jest.mock('../../src/app/ConsentGate', () => {
  throw new Error('The code of the gate cannot be loaded.');
});

test('[CS-1] without the code of the question the app works as before', async () => {
  const app = renderApp({ at: '/unsent' });
  await act(async () => {
    app.store.dispatch(serverActions.loaded({ features: ['consent'], instance: null, epoch: null }));
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Nicht übertragen' })).toBeInTheDocument();
});
