import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FinishDialog } from '../../../src/components/trackside/FinishDialog';

const emil = { id: 3, name: 'Emil Lorenz', tests: ['Rotationsstabilität'] };
const noah = { id: 8, name: 'Noah Ritter', tests: ['Hürdenschritt', 'Liegestütz', 'Ausfallschritt'] };

const show = (complete: number, gaps: (typeof emil)[], more: { empty?: string[]; error?: string } = {}) => {
  const onConfirm = jest.fn();
  const onClose = jest.fn();
  render(
    <FinishDialog
      complete={complete}
      gaps={gaps}
      empty={[]}
      onConfirm={onConfirm}
      onClose={onClose}
      {...more}
    />,
  );
  return { onConfirm, onClose, user: userEvent.setup() };
};

test('[TS-3] without gaps nothing is asked', async () => {
  const { user, onConfirm } = show(8, []);
  expect(screen.getByRole('dialog', { name: 'Für alle abschließen' })).toBeVisible();
  expect(screen.getByText('8 Screenings sind vollständig.')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '8 abschließen' }));
  expect(onConfirm).toHaveBeenCalledWith('keep');
});

test('[TS-3] it says how many are complete and who has which gaps; they stay open unless one decides otherwise', async () => {
  const { user, onConfirm } = show(6, [emil, noah]);
  expect(screen.getByText('6 Screenings sind vollständig.')).toBeVisible();
  expect(screen.getByText('2 Screenings haben Lücken.')).toBeVisible();
  expect(screen.getByText('Emil Lorenz: Rotationsstabilität')).toBeVisible();
  expect(screen.getByText('Noah Ritter: 3 Tests')).toBeVisible();
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Offen lassen/);
  await user.click(screen.getByRole('button', { name: '6 abschließen' }));
  expect(onConfirm).toHaveBeenCalledWith('keep');
});

test('[TS-3] to discard is chosen on purpose, and the button says it', async () => {
  const { user, onConfirm } = show(6, [emil, noah]);
  await user.click(screen.getByRole('radio', { name: /^Verwerfen.*dieser 2 Screenings werden gelöscht/ }));
  await user.click(screen.getByRole('button', { name: '6 abschließen, 2 verwerfen' }));
  expect(onConfirm).toHaveBeenCalledWith('discard');
});

test('[TS-3] with gaps alone nothing is closed, but all may be discarded', async () => {
  const { user, onConfirm } = show(0, [emil]);
  expect(screen.getByText('Noch ist kein Screening vollständig.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Offen lassen' })).toBeEnabled();
  await user.click(screen.getByRole('radio', { name: /^Verwerfen/ }));
  await user.click(screen.getByRole('button', { name: '1 verwerfen' }));
  expect(onConfirm).toHaveBeenCalledWith('discard');
});

test('[TS-3] who has left out everything is named: nothing of them is kept', () => {
  show(1, [], { empty: ['Emil Lorenz', 'Noah Ritter'] });
  expect(screen.getByText('Ohne Ergebnis: Emil Lorenz, Noah Ritter')).toBeVisible();
});

test('[TS-3] back and Escape close nothing', async () => {
  const { user, onConfirm, onClose } = show(1, [emil]);
  expect(screen.getByText('1 Screening ist vollständig.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zurück' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('[TS-3] what could not be saved is said, and the dialog stays', () => {
  show(2, [], { error: 'Der Speicher dieses Geräts ist voll.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Der Speicher dieses Geräts ist voll.');
  expect(screen.getByRole('button', { name: '2 abschließen' })).toBeEnabled();
});
