import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '../../src/components/form/TextField';
import { ConfirmDialog } from '../../src/components/status/Dialog';
import { FormDialog } from '../../src/components/status/FormDialog';

const question = { title: 'Eintrag löschen', confirm: 'Löschen', onConfirm: jest.fn(), onCancel: jest.fn() };
const button = (name: string) => screen.getByRole('button', { name });
const field = <TextField name="name" label="Name" value="" onChange={() => undefined} />;

test('a question has its title as its name and its text as its description', () => {
  render(
    <ConfirmDialog {...question}>
      <p>Er lässt sich nicht zurückholen.</p>
    </ConfirmDialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Eintrag löschen' })).toHaveAccessibleDescription(
    'Er lässt sich nicht zurückholen.',
  );
});

test('a question without a text has no description', () => {
  render(<FormDialog {...question} fields={field} />);
  expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-describedby');
});

test('the button that changes nothing comes first: the browser gives it the focus', () => {
  render(<ConfirmDialog {...question}>Text</ConfirmDialog>);
  expect(screen.getAllByRole('button')).toEqual([button('Abbrechen'), button('Löschen')]);
});

test('each button gives its answer, and Escape the one that changes nothing', async () => {
  const [onConfirm, onCancel] = [jest.fn(), jest.fn()];
  render(<ConfirmDialog {...question} onConfirm={onConfirm} onCancel={onCancel} />);
  await userEvent.click(button('Abbrechen'));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onCancel).toHaveBeenCalledTimes(2);
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(button('Löschen'));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('the Enter key in a field confirms, and leaves a form alone to which the dialog belongs', async () => {
  const [onConfirm, onSubmit] = [jest.fn(), jest.fn()];
  render(
    <form onSubmit={onSubmit}>
      <FormDialog {...question} fields={field} onConfirm={onConfirm} />
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(onConfirm).toHaveBeenCalledWith(expect.any(HTMLFormElement));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('while it is being done nothing can be pressed, and a failure is told', async () => {
  const onConfirm = jest.fn();
  const { rerender } = render(<FormDialog {...question} isBusy onConfirm={onConfirm} />);
  await userEvent.click(button('Löschen'));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(button('Abbrechen')).toBeDisabled();
  rerender(<FormDialog {...question} error="Das ging nicht." />);
  expect(screen.getByRole('alert')).toHaveTextContent('Das ging nicht.');
  expect(button('Löschen')).toBeEnabled();
});

test('what cannot be confirmed yet has a disabled button', () => {
  render(<FormDialog {...question} isBlocked />);
  expect(button('Löschen')).toBeDisabled();
});
