import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Button } from '../../src/components/form/Button';
import { ButtonLink } from '../../src/components/form/ButtonLink';
import { IconButton } from '../../src/components/form/IconButton';

test('a press is reported', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Weiter</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a double tap is one press, of a plain button as of a submit button', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Zurück</Button>
      <Button type="submit">Weiter</Button>
    </form>,
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Zurück' }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Weiter' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('[LI-3] a busy button says so, keeps its name and takes no second press', async () => {
  const onClick = jest.fn();
  render(
    <Button busy onClick={onClick}>
      Login
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Login' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('a button that becomes busy keeps the focus, and its form is not sent again by the Enter key', async () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <input />
      <Button type="submit" busy={busy}>
        Login
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button'));
  rerender(form(true));
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(screen.getByRole('textbox'), 'anna{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a button sends its form only when it is the submit button', async () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Zurück</Button>
      <Button type="submit">Weiter</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Zurück' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a button link leads to its path', () => {
  render(<ButtonLink to="/screening">Screening starten</ButtonLink>, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Screening starten' })).toHaveAttribute('href', '/screening');
});

test('an icon button has its label as its name', async () => {
  const onClick = jest.fn();
  render(<IconButton icon="logout" label="Abmelden" onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});
