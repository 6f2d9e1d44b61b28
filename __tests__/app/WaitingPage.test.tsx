import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { WaitingPage } from '../../src/app/WaitingPage';

test.each([
  ['/', 'tiles'],
  ['/screening/41', 'run'],
  ['/training', 'run'],
  ['/messages', 'rows'],
  ['/trainingoverview', null],
])('%s waits in the shape of its screen', (at, shape) => {
  render(
    <MemoryRouter initialEntries={[at]}>
      <WaitingPage />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status', { name: 'Wird geladen' }).getAttribute('data-shape')).toBe(shape);
});
