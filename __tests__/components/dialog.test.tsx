import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../../src/components/form/Button';
import { Dialog } from '../../src/components/status/Dialog';

function Page({ onClose = () => undefined }: { onClose?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Fertig</Button>
      {isOpen && (
        <Dialog title="Gut gemacht!" onClose={close} actions={<Button onClick={close}>OK</Button>}>
          <p>Abgeschlossen</p>
        </Dialog>
      )}
    </>
  );
}

test('a dialog opens as a modal with its title as its name', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Fertig' }));
  expect(screen.getByRole('dialog', { name: 'Gut gemacht!' })).toHaveAttribute('open');
  expect(screen.getByRole('heading', { level: 2, name: 'Gut gemacht!' })).toBeInTheDocument();
  expect(showModal).toHaveBeenCalledTimes(1);
  showModal.mockRestore();
});

test('the focus returns to where it was before the dialog', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Fertig' });
  await userEvent.click(opener);
  screen.getByRole('button', { name: 'OK' }).focus();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('Escape reports the wish to close to the owner of the dialog, once', async () => {
  const onClose = jest.fn();
  render(<Page onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Fertig' }));
  // jsdom has no modal dialogs. In a browser, Escape fires this event.
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(screen.getByRole('dialog'), cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
