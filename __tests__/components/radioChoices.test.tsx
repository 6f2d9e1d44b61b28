import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioChoices } from '../../src/components/form/RadioChoices';
import { Fold } from '../../src/components/list/Fold';

const renderChoices = (chosen: string | null) => {
  const onChoose = jest.fn();
  const onSettle = jest.fn();
  render(
    <RadioChoices
      name="q"
      question="Hat es dir gefallen?"
      options={['Nein', 'Leicht', 'Ja']}
      chosen={chosen}
      onChoose={onChoose}
      onSettle={onSettle}
    />,
  );
  return { onChoose, onSettle, user: userEvent.setup() };
};

test('[FB-1] the options are radio buttons of one question', () => {
  renderChoices('Leicht');
  expect(screen.getByRole('group', { name: 'Hat es dir gefallen?' })).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('Leicht');
});

test('[FB-2] a press anywhere in the row is a choice', async () => {
  const { user, onChoose, onSettle } = renderChoices(null);
  await user.click(screen.getByText('Ja'));
  expect(onChoose).toHaveBeenCalledWith('Ja');
  expect(onSettle).toHaveBeenCalledTimes(1);
});

test('[FB-2] the arrow keys pass the options, the space bar settles for one', async () => {
  const { user, onChoose, onSettle } = renderChoices('Nein');
  screen.getByRole('radio', { name: 'Nein' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(onChoose).toHaveBeenCalledWith('Leicht');
  expect(onSettle).not.toHaveBeenCalled();
  await user.keyboard(' ');
  expect(onSettle).toHaveBeenCalledTimes(1);
});

test('a fold shows what was answered inside', () => {
  render(
    <Fold title="Hat es dir gefallen?" name="q" answer="Nein" open={false} onToggle={jest.fn()}>
      Optionen
    </Fold>,
  );
  expect(screen.getByText('Nein').closest('summary')).toHaveTextContent('Hat es dir gefallen?');
  expect(screen.getByRole('group')).toHaveAttribute('name', 'q');
});
