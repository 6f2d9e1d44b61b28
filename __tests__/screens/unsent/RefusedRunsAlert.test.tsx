import { screen } from '@testing-library/react';
import { RefusedRunsAlert } from '../../../src/screens/unsent/RefusedRunsAlert';
import { aScreeningRun } from '../../builders';
import { aFilledStore, type Held } from '../filledStore';
import { renderScreen } from '../renderScreen';

const renderAlert = (held: Held) => renderScreen(<RefusedRunsAlert />, { store: aFilledStore(held).store });

test.each([
  [1, '1 Eintrag auf diesem Gerät ist beschädigt. Er bleibt gespeichert, wird aber nicht übertragen.'],
  [2, '2 Einträge auf diesem Gerät sind beschädigt. Sie bleiben gespeichert, werden aber nicht übertragen.'],
])('[CO-4] %i damaged runs are told of, and a link leads to them', (unreadable, text) => {
  renderAlert({ unreadable });
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByText(/Der Server/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Ansehen' })).toHaveAttribute('href', '/unsent');
});

test('[CO-4] refused and damaged runs are told of in one place', () => {
  const refusal = { status: 422, message: 'Unbekannter Test.' };
  renderAlert({ unreadable: 1, runs: [aScreeningRun({ isDirty: true, refusal })] });
  const [alert, ...others] = screen.getAllByRole('alert');
  expect(others).toEqual([]);
  expect(alert).toHaveTextContent('Der Server hat 1 Eintrag nicht angenommen.');
  expect(alert).toHaveTextContent('1 Eintrag auf diesem Gerät ist beschädigt.');
});
