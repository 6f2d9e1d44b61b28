import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ReorderList } from '../../src/components/list/ReorderList';
import { moved } from '../../src/domain/moved';

function Fruits() {
  const [fruits, setFruits] = useState(['Apfel', 'Birne', 'Kirsche']);
  return (
    <ReorderList
      label="Obst"
      items={fruits}
      keyOf={(fruit) => fruit}
      nameOf={(fruit) => fruit}
      onMove={(from, to) => setFruits(moved(fruits, from, to))}
    >
      {(fruit, tools) => (
        <>
          <b>{fruit}</b>
          {tools}
        </>
      )}
    </ReorderList>
  );
}

const order = () =>
  within(screen.getByRole('list', { name: 'Obst' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const grip = (fruit: string) => screen.getByRole('button', { name: `${fruit} verschieben` });

test('[CT-1] the buttons move an item by one place, keep the focus and announce the place', async () => {
  render(<Fruits />);
  const down = screen.getByRole('button', { name: 'Apfel nach unten' });
  await userEvent.click(down);
  expect(order()).toEqual(['Birne', 'Apfel', 'Kirsche']);
  expect(down).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Apfel, Platz 2 von 3');
});

test('[CT-1] at the end of the list a button does nothing, and keeps the focus', async () => {
  render(<Fruits />);
  const up = screen.getByRole('button', { name: 'Apfel nach oben' });
  expect(up).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(up);
  expect(order()).toEqual(['Apfel', 'Birne', 'Kirsche']);
  expect(up).toHaveFocus();
});

test('[CT-1] the space bar picks an item up and puts it down, and the arrow keys move it', async () => {
  render(<Fruits />);
  grip('Apfel').focus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('status')).toHaveTextContent('Apfel aufgenommen, Platz 1 von 3');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('status')).toHaveTextContent('Apfel, Platz 3 von 3');
  await userEvent.keyboard(' ');
  expect(order()).toEqual(['Birne', 'Kirsche', 'Apfel']);
  expect(screen.getByRole('status')).toHaveTextContent('Apfel abgelegt, Platz 3 von 3');
  expect(grip('Apfel')).toHaveFocus();
});

test('[CT-1] Escape puts an item back where it was', async () => {
  render(<Fruits />);
  grip('Kirsche').focus();
  await userEvent.keyboard(' {ArrowUp}{Escape}');
  expect(order()).toEqual(['Apfel', 'Birne', 'Kirsche']);
  expect(screen.getByRole('status')).toHaveTextContent('Abgebrochen. Kirsche ist wieder auf Platz 3 von 3');
});
