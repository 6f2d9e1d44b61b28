import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastList, type ToastMessage } from '../../src/components/shell/ToastList';

const messages: ToastMessage[] = [
  { id: 'a', type: 'success', text: 'Training gespeichert' },
  { id: 'b', type: 'error', text: 'Token ist nicht gültig' },
];

function renderToasts() {
  const events = { onClose: jest.fn(), onHold: jest.fn(), onRelease: jest.fn() };
  render(<ToastList messages={messages} {...events} />);
  return events;
}

test('[SH-6] [SH-7] the messages are shown in their order', () => {
  renderToasts();
  const texts = screen.getAllByText(/Training|Token/).map((text) => text.textContent);
  expect(texts).toEqual(['Training gespeichert', 'Token ist nicht gültig']);
});

test('[SH-6] a success is announced politely, an error at once', () => {
  renderToasts();
  expect(screen.getByRole('region', { name: 'Meldungen' })).toHaveAttribute('aria-live', 'polite');
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['Token ist nicht gültig']);
});

test('the region is there before the first message, so that the message is announced', () => {
  render(<ToastList messages={[]} onClose={jest.fn()} onHold={jest.fn()} onRelease={jest.fn()} />);
  expect(screen.getByRole('region', { name: 'Meldungen' })).toBeEmptyDOMElement();
});

test('a message can be closed', async () => {
  const { onClose } = renderToasts();
  const [, second] = within(screen.getByRole('region')).getAllByRole('button', { name: 'Meldung schließen' });
  if (second) await userEvent.click(second);
  expect(onClose.mock.calls).toEqual([['b']]);
});

test('a message is held while it is hovered', async () => {
  const { onHold, onRelease } = renderToasts();
  await userEvent.hover(screen.getByText('Training gespeichert'));
  expect(onHold).toHaveBeenCalledWith('a');
  expect(onRelease).not.toHaveBeenCalled();
  await userEvent.unhover(screen.getByText('Training gespeichert'));
  expect(onRelease).toHaveBeenCalledWith('a');
});

test('a message is held while it is focused', async () => {
  const { onHold, onRelease } = renderToasts();
  await userEvent.tab();
  expect(onHold).toHaveBeenLastCalledWith('a');
  await userEvent.tab();
  expect(onRelease).toHaveBeenLastCalledWith('a');
  expect(onHold).toHaveBeenLastCalledWith('b');
});
