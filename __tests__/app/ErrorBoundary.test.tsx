import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../src/app/ErrorBoundary';

function Broken(): never {
  throw new Error('broken');
}

const Missing = lazy(async (): Promise<{ default: typeof Broken }> => {
  throw new Error('no network');
});

// React reports every caught error to the console.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test.each([
  ['throws', Broken],
  ['cannot be loaded', Missing],
])('a screen that %s shows that saved data is safe, and offers to reload', async (_what, Screen) => {
  const onReload = jest.fn();
  render(
    <ErrorBoundary onReload={onReload}>
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Was du gespeichert hast, bleibt auf diesem Gerät.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Neu laden' }));
  expect(onReload).toHaveBeenCalledTimes(1);
});
