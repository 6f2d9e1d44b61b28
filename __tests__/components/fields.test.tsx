import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Composer } from '../../src/components/chat/Composer';
import { ChoiceGroup } from '../../src/components/form/ChoiceGroup';
import { ChoiceRow } from '../../src/components/form/ChoiceRow';
import { SelectField } from '../../src/components/form/SelectField';
import { TextAreaField } from '../../src/components/form/TextAreaField';
import { TextField } from '../../src/components/form/TextField';

const onText = jest.fn();

const depths = [
  { value: '1', label: 'Waagerecht' },
  { value: '2', label: 'Tiefer' },
];

test('a field is found by its label and reports what is typed', async () => {
  const onChange = jest.fn();
  render(<TextField label="Benutzername" name="username" value="ann" onChange={onChange} />);
  await userEvent.type(screen.getByLabelText('Benutzername'), 'a');
  expect(onChange).toHaveBeenCalledWith('anna');
});

test.each([
  ['a line', () => <TextField label="Notiz" name="note" value="" onChange={onText} />],
  ['a text', () => <TextAreaField label="Notiz" value="" onChange={onText} />],
  [
    'a message',
    () => (
      <Composer label="Notiz" sendLabel="Senden" text="" maxLength={9} onChange={onText} onSend={jest.fn()} />
    ),
  ],
])('[ON-7] what is pasted as %s is cleaned', async (_what, field) => {
  render(field());
  screen.getByLabelText('Notiz').focus();
  await userEvent.paste('\uFEFFgut\0');
  expect(onText).toHaveBeenLastCalledWith('gut');
});

test('an error is tied to its field', () => {
  render(
    <TextField
      label="Benutzername"
      name="username"
      value=""
      error="Benutzername erforderlich"
      onChange={jest.fn()}
    />,
  );
  const field = screen.getByLabelText('Benutzername');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Benutzername erforderlich');
});

test('a field without an error is not marked', () => {
  render(<TextField label="Benutzername" name="username" value="" onChange={jest.fn()} />);
  const field = screen.getByLabelText('Benutzername');
  expect(field).not.toHaveAttribute('aria-invalid');
  expect(field).not.toHaveAttribute('aria-describedby');
});

test('an error shown elsewhere can be tied to a field', () => {
  render(
    <>
      <SelectField label="Tiefe" value="" options={depths} errorId="missing" onChange={jest.fn()} />
      <p id="missing">Bitte antworten</p>
    </>,
  );
  expect(screen.getByLabelText('Tiefe')).toBeInvalid();
  expect(screen.getByLabelText('Tiefe')).toHaveAccessibleDescription('Bitte antworten');
});

test('a password is hidden until its button is pressed, and again afterwards', async () => {
  render(<TextField label="Passwort" name="password" type="password" value="geheim" onChange={jest.fn()} />);
  const field = screen.getByLabelText('Passwort');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Passwort verbergen' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('[SR-7] a dropdown begins with its placeholder, which stands for no choice', async () => {
  const onChange = jest.fn();
  const { rerender } = render(
    <SelectField label="Tiefe" value="" placeholder="Antwort wählen" options={depths} onChange={onChange} />,
  );
  const names = screen.getAllByRole('option').map((option) => option.textContent);
  expect(names).toEqual(['Antwort wählen', 'Waagerecht', 'Tiefer']);
  expect(screen.getByRole('option', { name: 'Antwort wählen' })).toHaveProperty('selected', true);
  await userEvent.selectOptions(screen.getByLabelText('Tiefe'), 'Tiefer');
  expect(onChange).toHaveBeenLastCalledWith('2');
  rerender(
    <SelectField label="Tiefe" value="2" placeholder="Antwort wählen" options={depths} onChange={onChange} />,
  );
  await userEvent.selectOptions(screen.getByLabelText('Tiefe'), 'Antwort wählen');
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('[TR-10] a textarea is found by its label and reports what is typed', async () => {
  const onChange = jest.fn();
  render(<TextAreaField label="Notizen" value="" onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Notizen' });
  expect(field.tagName).toBe('TEXTAREA');
  await userEvent.type(field, 'x');
  expect(onChange).toHaveBeenCalledWith('x');
});

test('[SR-6] a choice is a checkbox whose whole row can be pressed', async () => {
  const onChange = jest.fn();
  render(
    <ChoiceGroup legend="Was trifft zu?">
      <ChoiceRow label="Die Fersen bleiben am Boden" checked={false} onChange={onChange} />
    </ChoiceGroup>,
  );
  expect(screen.getByRole('group', { name: 'Was trifft zu?' })).toBeInTheDocument();
  await userEvent.click(screen.getByText('Die Fersen bleiben am Boden'));
  expect(onChange).toHaveBeenCalledWith(true);
  expect(screen.getByRole('checkbox', { name: 'Die Fersen bleiben am Boden' })).not.toBeChecked();
});

test('[ME-12] what is written begins on the side of its language', () => {
  render(<TextAreaField label="Notizen" value="" onChange={jest.fn()} />);
  expect(screen.getByLabelText('Notizen')).toHaveAttribute('dir', 'auto');
});
