import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { ComponentProps } from 'react';
import { SessionOverview } from '../../../src/components/trackside/SessionOverview';
import type { SessionCell, SessionRow } from '../../../src/components/trackside/testProgress';

expect.extend(toHaveNoViolations);

const tests = [
  { id: 1, name: 'Hürdenschritt' },
  { id: 2, name: 'Überkopfkniebeuge' },
];

const cell = (testId: number, state: SessionCell['state'], more: Partial<SessionCell> = {}): SessionCell => ({
  testId,
  state,
  answered: 0,
  questions: 5,
  percent: null,
  ...more,
});

const row = (id: number, name: string, cells: SessionCell[], more: Partial<SessionRow> = {}): SessionRow => ({
  id,
  name,
  number: id,
  state: 'here',
  isReady: false,
  cells,
  ...more,
});

const rows = [
  row(1, 'Ben Berger', [cell(1, 'done', { answered: 5, percent: 75 }), cell(2, 'leftOut')], {
    isReady: true,
  }),
  row(2, 'Emil Lorenz', [cell(1, 'done', { answered: 5 }), cell(2, 'begun', { answered: 3 })]),
  row(3, 'Hannes Vogt', [cell(1, 'open'), cell(2, 'open')]),
  row(4, 'Mika Sander', [cell(1, 'done'), cell(2, 'done')], { state: 'finished', isReady: true }),
];

type Props = ComponentProps<typeof SessionOverview>;

const show = (more: Partial<Props> = {}) => {
  const props: Props = {
    tests,
    rows,
    current: { personId: 2, testId: 2 },
    order: 'byTest',
    isFull: false,
    onCell: jest.fn(),
    onFinish: jest.fn(),
    onLeave: jest.fn(),
    onOrder: jest.fn(),
    onAdd: jest.fn(),
    onGoOn: jest.fn(),
    onFinishAll: jest.fn(),
    ...more,
  };
  const { container } = render(<SessionOverview {...props} />);
  return { props, container, user: userEvent.setup() };
};

test('[TS-3] the table says person, test and state of each cell in words', async () => {
  const { container } = show();
  const grid = within(screen.getByRole('table'));
  expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Athlet',
    'Hürdenschritt',
    'Überkopfkniebeuge',
    'Abschluss',
  ]);
  expect(grid.getByRole('rowheader', { name: '2 · Emil Lorenz' })).toBeVisible();
  for (const name of [
    'Ben Berger, Hürdenschritt: fertig, 75\u00a0%',
    'Ben Berger, Überkopfkniebeuge: ausgelassen',
    'Emil Lorenz, Hürdenschritt: fertig',
    'Emil Lorenz, Überkopfkniebeuge: angefangen, 3 von 5',
    'Hannes Vogt, Hürdenschritt: offen',
  ])
    expect(grid.getByRole('button', { name })).toBeVisible();
  expect(screen.getByRole('heading', { name: '5 von 8 fertig' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('[TS-3] where one is, is marked', () => {
  show();
  expect(screen.getByRole('columnheader', { name: 'Überkopfkniebeuge' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  expect(screen.getByRole('row', { current: true })).toHaveTextContent('Emil Lorenz');
});

test('[TS-3] a press on a cell leads there', async () => {
  const { user, props } = show();
  await user.click(screen.getByRole('button', { name: 'Hannes Vogt, Überkopfkniebeuge: offen' }));
  expect(props.onCell).toHaveBeenCalledWith({ personId: 3, testId: 2 });
});

test('[TS-3] a closed screening is said, and leads nowhere', () => {
  show();
  const closed = within(screen.getByRole('row', { name: /Mika Sander/ }));
  expect(closed.getByText('Mika Sander, Hürdenschritt: fertig')).toBeInTheDocument();
  expect(closed.queryByRole('button')).not.toBeInTheDocument();
});

test('[TS-3, TS-6] who is complete is finished, and who is not may leave before the end', async () => {
  const { user, props } = show();
  await user.click(screen.getByRole('button', { name: 'Fertig Ben Berger' }));
  await user.click(screen.getByRole('button', { name: 'Geht früher Emil Lorenz' }));
  expect(props.onFinish).toHaveBeenCalledWith(1);
  expect(props.onLeave).toHaveBeenCalledWith(2);
  expect(props.onFinish).toHaveBeenCalledTimes(1);
});

test('[TS-1, TS-6] the order changes, and who comes late is added, in the middle of it', async () => {
  const { user, props } = show();
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Ein Test, alle Athleten/);
  await user.click(screen.getByRole('radio', { name: /^Ein Athlet, alle Tests/ }));
  expect(props.onOrder).toHaveBeenCalledWith('byAthlete');
  await user.click(screen.getByRole('button', { name: 'Athlet dazu' }));
  expect(props.onAdd).toHaveBeenCalledTimes(1);
});

test('[TS-1] a full session takes nobody more', () => {
  show({ isFull: true });
  expect(screen.getByRole('button', { name: 'Athlet dazu' })).toBeDisabled();
});

test('[TS-3] one goes on where one was, or closes all', async () => {
  const { user, props } = show();
  await user.click(screen.getByRole('button', { name: 'Weiter bei Emil Lorenz' }));
  await user.click(screen.getByRole('button', { name: 'Für alle abschließen' }));
  expect(props.onGoOn).toHaveBeenCalledTimes(1);
  expect(props.onFinishAll).toHaveBeenCalledTimes(1);
});

test('[TS-3] when all are closed there is nowhere to go on', () => {
  show({ onGoOn: null });
  expect(screen.queryByRole('button', { name: /^Weiter bei/ })).not.toBeInTheDocument();
});

test('[TS-6] it is said who has left, and a press on one of their tests leads back to them', async () => {
  const { user, props } = show({ rows: rows.map((one) => (one.id === 3 ? { ...one, state: 'gone' } : one)) });
  const gone = within(screen.getByRole('row', { name: /Hannes Vogt/ }));
  expect(gone.getByText('gegangen')).toBeVisible();
  await user.click(gone.getByRole('button', { name: 'Hannes Vogt, Hürdenschritt: offen' }));
  expect(props.onCell).toHaveBeenCalledWith({ personId: 3, testId: 1 });
});
