import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../../src/components/form/Button';
import { OverviewLayout } from '../../src/components/layout/OverviewLayout';
import { RunLayout } from '../../src/components/layout/RunLayout';
import { StepHead } from '../../src/components/runs/StepHead';

test('a step of a run is a form whose submit button sends it without leaving the page', async () => {
  const onSubmit = jest.fn();
  render(
    <RunLayout
      video={<p>Video</p>}
      description={<p>Beschreibung</p>}
      head={<StepHead kicker="Test 1 von 7" title="Überkopfkniebeuge" />}
      actions={<Button type="submit">Weiter</Button>}
      isOthers={false}
      onSubmit={onSubmit}
    >
      <p>Fragen</p>
    </RunLayout>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('the heading of a step can take the focus without being a stop of the keyboard', () => {
  render(<StepHead kicker="Test 1 von 7" title="Überkopfkniebeuge" />);
  const heading = screen.getByRole('heading', { level: 2, name: 'Überkopfkniebeuge' });
  heading.focus();
  expect(heading).toHaveFocus();
  expect(heading).toHaveAttribute('tabindex', '-1');
});

test('an overview has each of its actions once', () => {
  render(
    <OverviewLayout aside={<p>Dauer</p>} actions={<Button>Zurück</Button>}>
      Karten
    </OverviewLayout>,
  );
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
