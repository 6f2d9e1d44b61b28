import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddPeople } from '../../../src/components/trackside/AddPeople';

const athlete = (id: number, name: string, hasConsent = true) => ({
  id,
  name,
  team: 'U16',
  hasConsent,
  isToday: false,
  assigned: null,
});

const show = (room: number) => {
  const onAdd = jest.fn();
  const onBack = jest.fn();
  const candidates = [athlete(1, 'Ben Berger'), athlete(2, 'Emil Lorenz'), athlete(3, 'Jaro Pohl', false)];
  render(<AddPeople candidates={candidates} room={room} screeningId={1} onAdd={onAdd} onBack={onBack} />);
  return { onAdd, onBack, user: userEvent.setup() };
};

test('[TS-6] who comes late is added, in the order of the presses', async () => {
  const { user, onAdd } = show(5);
  expect(screen.getByRole('button', { name: '0 Athleten dazu' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: /^Jaro Pohl/ })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /^Emil Lorenz/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Ben Berger/ }));
  await user.click(screen.getByRole('button', { name: '2 Athleten dazu' }));
  expect(onAdd).toHaveBeenCalledWith([2, 1]);
});

test('[TS-6] nobody is added without a place', async () => {
  const { user, onAdd, onBack } = show(1);
  await user.click(screen.getByRole('checkbox', { name: /^Emil Lorenz/ }));
  expect(screen.getByRole('checkbox', { name: /^Ben Berger/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: '1 Athlet dazu' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Zurück' }));
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(onAdd).not.toHaveBeenCalled();
});
