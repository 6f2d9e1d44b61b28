import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { type ComponentProps, createRef } from 'react';
import { TracksideStep } from '../../../src/components/trackside/TracksideStep';
import { person, progress } from './people';

expect.extend(toHaveNoViolations);

type Props = ComponentProps<typeof TracksideStep>;

const emil = person(3, 'Emil Lorenz', { number: 3, progress: progress('begun', 3) });

const events = () => ({
  onAnswer: jest.fn(),
  onChoose: jest.fn(),
  onAllMet: jest.fn(),
  onAllMetTakenBack: jest.fn(),
  onLeaveOut: jest.fn(),
  onPerson: jest.fn(),
  onPrevious: jest.fn(),
  onNext: jest.fn(),
  onOverview: jest.fn(),
});

const propsOf = (more: Partial<Props>): Props => ({
  people: [
    person(1, 'Ben Berger', { number: 1, progress: progress('done', 5) }),
    person(2, 'Deniz Hoffmann', { number: 2, progress: progress('leftOut') }),
    emil,
    person(4, 'Hannes Vogt', { number: 4 }),
    person(5, 'Leon Arndt', { number: 5, progress: progress('begun', 2) }),
    person(7, 'Noah Ritter', { number: 7, state: 'gone' }),
    person(6, 'Mika Sander', { number: 6, state: 'finished', progress: progress('done', 5) }),
  ],
  person: emil,
  test: { id: 7, name: 'Überkopfkniebeuge', place: 3, of: 7 },
  questions: [
    { kind: 'yesNo', id: 1, text: 'Die Fersen bleiben am Boden', answers: [{ side: null, answer: null }] },
  ],
  allMet: 'ready',
  previous: { kind: 'person', name: 'Deniz Hoffmann' },
  next: { kind: 'person', name: 'Hannes Vogt' },
  clip: <p>Video der Kniebeuge</p>,
  ...events(),
  ...more,
});

const show = (more: Partial<Props> = {}) => {
  const props = propsOf(more);
  const { container, rerender } = render(<TracksideStep {...props} />);
  return {
    props,
    container,
    user: userEvent.setup(),
    again: (other: Partial<Props>) => rerender(<TracksideStep {...props} {...other} />),
  };
};

test('[TS-5] who is on is said with the number of the day, and the questions are of them', async () => {
  const heading = createRef<HTMLHeadingElement>();
  const { container } = show({ heading });
  expect(screen.getByRole('heading', { name: '3 · Emil Lorenz' })).toBe(heading.current);
  const questions = screen.getByRole('region', { name: '3 · Emil Lorenz' });
  expect(within(questions).getByRole('group', { name: 'Die Fersen bleiben am Boden' })).toBeVisible();
  expect(screen.getByText('Test 3 von 7')).toBeVisible();
  expect(screen.getByText('3 von 5 beantwortet')).toBeVisible();
  expect(screen.getByText('Video der Kniebeuge')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('[TS-5] without a number the name stands alone', () => {
  show({ person: { ...emil, number: null } });
  expect(screen.getByRole('heading', { name: 'Emil Lorenz' })).toBeVisible();
});

test('[TS-5] the next person is one tap away and named, and a double tap leaves out nobody', async () => {
  const { user, props } = show();
  const next = screen.getByRole('button', { name: 'Nächste Person Hannes Vogt' });
  await user.dblClick(next);
  expect(props.onNext).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Vorige Person: Deniz Hoffmann' }));
  expect(props.onPrevious).toHaveBeenCalledTimes(1);
});

test.each([
  ['test', 'Ausfallschritt', 'Nächster Test Ausfallschritt'],
  ['overview', null, 'Zum Überblick'],
] as const)('[TS-1] the next step may be another: %s', async (kind, name, words) => {
  const { user, props } = show({ next: { kind, name } });
  await user.click(screen.getByRole('button', { name: words }));
  expect(props.onNext).toHaveBeenCalledTimes(1);
});

test('[TS-1] before the first step there is no other', () => {
  show({ previous: null });
  expect(screen.getByRole('button', { name: 'Zurück' })).toBeDisabled();
});

test('[TS-1] everybody is listed with how far they are with this test, and a press leads to them', async () => {
  const { user, props } = show();
  const people = within(screen.getByRole('navigation', { name: 'Athleten' }));
  const words = people.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(words).toEqual([
    '1 · Ben Bergerfertig',
    '2 · Deniz Hoffmannausgelassen',
    '3 · Emil Lorenzdran',
    '4 · Hannes Vogtoffen',
    '5 · Leon Arndt2 von 5',
    '7 · Noah Rittergegangen',
    '6 · Mika Sanderabgeschlossen',
  ]);
  expect(people.getByRole('button', { current: true })).toHaveTextContent('Emil Lorenz');
  await user.click(people.getByRole('button', { name: /Leon Arndt/ }));
  expect(props.onPerson).toHaveBeenCalledWith(5);
  expect(people.getByRole('button', { name: /Mika Sander/ })).toBeDisabled();
  await user.click(people.getByRole('button', { name: 'Überblick' }));
  expect(props.onOverview).toHaveBeenCalledTimes(1);
});

test('[TS-2] everything met is one press, a double tap does not take it back at once, and a press later does', async () => {
  const { user, props, again } = show();
  await user.dblClick(screen.getByRole('button', { name: 'Alles erfüllt' }));
  expect(props.onAllMet).toHaveBeenCalledTimes(1);
  expect(props.onAllMetTakenBack).not.toHaveBeenCalled();
  again({ allMet: 'given' });
  await user.click(screen.getByRole('button', { name: 'Alles erfüllt zurücknehmen' }));
  expect(props.onAllMetTakenBack).toHaveBeenCalledTimes(1);
  again({ allMet: 'idle' });
  expect(screen.getByRole('button', { name: 'Alles erfüllt' })).toBeDisabled();
});

test('[TS-2] a test that only asks for values has nothing that could be met at once', () => {
  show({
    questions: [
      {
        kind: 'range',
        id: 1,
        text: 'Wie weit?',
        values: [{ id: 1, text: 'Weit' }],
        answers: [{ side: null, answer: null }],
      },
    ],
  });
  expect(screen.getByRole('button', { name: 'Weit' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Alles erfüllt' })).not.toBeInTheDocument();
});

test('[TS-3] a test is left out knowingly, and that is taken back', async () => {
  const { user, props, again } = show();
  await user.click(screen.getByRole('button', { name: 'Auslassen' }));
  expect(props.onLeaveOut).toHaveBeenLastCalledWith(true);
  again({ person: { ...emil, progress: progress('leftOut') } });
  expect(screen.getByText('Dieser Test ist ausgelassen.')).toBeVisible();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Doch machen' }));
  expect(props.onLeaveOut).toHaveBeenLastCalledWith(false);
});

test('[TS-6] who is finished has no questions any more, and the next person stays one tap away', () => {
  show({ person: { ...emil, state: 'finished' } });
  expect(screen.getByText('Emil Lorenz ist fertig.')).toBeVisible();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Auslassen' })).toBeDisabled();
  expect(screen.getByRole('button', { name: /Nächste Person/ })).toBeEnabled();
});

test('[TS-6] the button for pain and what could not be saved have their places', async () => {
  const { container } = show({
    pain: <button type="button">Schmerz?</button>,
    description: <p>Dreimal wiederholen.</p>,
    alert: <p role="alert">Nicht gespeichert.</p>,
  });
  expect(screen.getByRole('button', { name: 'Schmerz?' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Nicht gespeichert.');
  expect(screen.getByText('So geht es')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
