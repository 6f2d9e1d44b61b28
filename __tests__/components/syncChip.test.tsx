import { render, screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { MemoryRouter } from 'react-router-dom';
import { SyncChip } from '../../src/components/shell/SyncChip';

expect.extend(toHaveNoViolations);

test('[FL-4] the chip is a standing status and a link with the words as its name', async () => {
  const { container } = render(
    <SyncChip to="/unsent" state="waiting" text="2 Screenings noch nicht übertragen" count={2} />,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByRole('status')).toHaveTextContent('2 Screenings noch nicht übertragen');
  expect(screen.getByRole('link', { name: '2 Screenings noch nicht übertragen' })).toHaveAttribute(
    'href',
    '/unsent',
  );
  expect(screen.getByText('2')).toHaveAttribute('aria-hidden', 'true');
  expect(await axe(container)).toHaveNoViolations();
});

test('nothing is counted when there is nothing', () => {
  render(<SyncChip to="/unsent" state="sent" text="Alles übertragen" count={0} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Alles übertragen' })).toBeInTheDocument();
  expect(screen.queryByText('0')).toBeNull();
});
