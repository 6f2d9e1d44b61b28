import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
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

test('a dialog that the browser closes by itself is closed for its owner, too', async () => {
  const onClose = jest.fn();
  render(<Page onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Fertig' }));
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('[SH-15] a step back in the history', () => {
  /** What the router hears of. */
  const heard: string[] = [];
  const hear = () => heard.push(window.location.pathname);
  const stepped = () =>
    new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true, capture: true }));

  /** Opens a dialog on the last of three pages, as the router numbers them. */
  const openOnThirdPage = async () => {
    heard.length = 0;
    window.addEventListener('popstate', hear);
    window.history.replaceState({ idx: 0 }, '', '/first');
    window.history.pushState({ idx: 1 }, '', '/second');
    window.history.pushState({ idx: 2 }, '', '/third');
    const onClose = jest.fn(() => window.location.pathname);
    const { unmount } = render(<Page onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Fertig' }));
    return { onClose, unmount };
  };
  afterEach(() => window.removeEventListener('popstate', hear));

  test.each([-1, -2])(
    'of %i closes the open dialog on its page, and the router does not hear of it',
    async (steps) => {
      const { onClose } = await openOnThirdPage();
      window.history.go(steps);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(onClose).toHaveReturnedWith('/third');
      expect(heard).toEqual([]);
    },
  );

  test('leaves the page when the dialog is closed', async () => {
    const { onClose } = await openOnThirdPage();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    const left = stepped();
    window.history.back();
    await left;
    expect(window.location.pathname).toBe('/second');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(heard).toEqual(['/second']);
  });

  test('closes of two dialogs the one in front', async () => {
    const { onClose } = await openOnThirdPage();
    const onCloseFront = jest.fn();
    render(<Dialog title="Sicher?" onClose={onCloseFront} actions={<Button>Ja</Button>} />);
    window.history.back();
    await waitFor(() => expect(onCloseFront).toHaveBeenCalledTimes(1));
    expect(onClose).not.toHaveBeenCalled();
  });
});
