import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { ComponentProps } from 'react';
import { ChooseSession } from '../../../src/components/trackside/ChooseSession';
import type { Candidate } from '../../../src/components/trackside/candidates';

expect.extend(toHaveNoViolations);

const basic = { id: 1, name: 'Grundscreening' };
const heels = { id: 2, name: 'Fersen' };

const athlete = (id: number, name: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  name,
  team: 'U16',
  hasConsent: true,
  isToday: false,
  assigned: basic,
  ...more,
});

const ben = athlete(1, 'Ben Berger', { isToday: true });
const deniz = athlete(2, 'Deniz Hoffmann', { team: 'U18', isToday: true });
const emil = athlete(3, 'Emil Lorenz', { assigned: heels });
const jaro = athlete(4, 'Jaro Pohl', { hasConsent: false, isToday: true });
const zoe = athlete(5, 'Zoé Ähn', { team: 'U18', assigned: null });

const show = (more: Partial<ComponentProps<typeof ChooseSession>> = {}) => {
  const onBegin = jest.fn();
  const props = {
    candidates: [ben, deniz, emil, jaro, zoe],
    screenings: [
      { ...basic, tests: 7 },
      { ...heels, tests: 1 },
    ],
    onBegin,
    ...more,
  };
  const { container, rerender } = render(<ChooseSession {...props} />);
  return {
    onBegin,
    container,
    user: userEvent.setup(),
    again: (other: Partial<typeof props>) => rerender(<ChooseSession {...props} {...other} />),
  };
};

const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const begin = () => screen.getByRole('button', { name: /^Mit \d+ Athleten beginnen$/ });
const checkedNames = () =>
  screen.getAllByRole('checkbox', { checked: true }).map((one) => one.closest('label')?.textContent);

test('[TS-1] nobody is chosen, so nothing begins', async () => {
  const { container } = show();
  expect(begin()).toBeDisabled();
  expect(screen.getByText('Noch niemand ist ausgewählt.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('[TS-1] a session has who was chosen, in the order of the names, and the first screening', async () => {
  const { user, onBegin } = show();
  await user.click(box(/^Emil Lorenz/));
  await user.click(box(/^Ben Berger/));
  await user.click(begin());
  expect(onBegin).toHaveBeenCalledWith({
    userIds: [1, 3],
    screeningId: 1,
    order: 'byAthlete',
    lookFrom: null,
    hasNumbers: false,
  });
});

test('[TS-5] numbers follow the order of the presses', async () => {
  const { user, onBegin } = show();
  await user.click(box(/^Nummern für heute/));
  await user.click(box(/^Emil Lorenz/));
  await user.click(box(/^Deniz Hoffmann/));
  await user.click(box(/^Ben Berger/));
  expect(box(/^1 · Emil Lorenz/)).toBeChecked();
  await user.click(box(/^2 · Deniz Hoffmann/));
  expect(box(/^2 · Ben Berger/)).toBeChecked();
  await user.click(begin());
  expect(onBegin).toHaveBeenCalledWith({
    userIds: [3, 1],
    screeningId: 1,
    order: 'byAthlete',
    lookFrom: null,
    hasNumbers: true,
  });
});

test('[TS-1] from three people on one test after the other is the usual order, and one may choose the other', async () => {
  const { user, onBegin } = show({ initialIds: [1, 2] });
  const byTest = screen.getByRole('radio', { name: /^Ein Test, alle Athleten/ });
  expect(byTest).not.toBeChecked();
  await user.click(box(/^Zoé/));
  expect(byTest).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /^Ein Athlet, alle Tests/ }));
  await user.click(begin());
  expect(onBegin).toHaveBeenCalledWith({
    userIds: [1, 2, 5],
    screeningId: 1,
    order: 'byAthlete',
    lookFrom: null,
    hasNumbers: false,
  });
});

test('[TS-1] all of today are one press, but for those without consent', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Alle von heute (2)' }));
  expect(begin()).toHaveAccessibleName('Mit 2 Athleten beginnen');
  expect(box(/^Jaro Pohl/)).toBeDisabled();
  expect(box(/^Jaro Pohl/)).toHaveAccessibleName(/Einwilligung fehlt/);
  expect(screen.getByRole('button', { name: 'Alle von heute (2)' })).toBeDisabled();
});

test('[TS-1] a team or a name shows some, and all of them are one press', async () => {
  const { user, onBegin } = show();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'U18');
  expect(screen.queryByRole('checkbox', { name: /^Ben Berger/ })).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Name suchen' }), 'zoe');
  await user.click(screen.getByRole('button', { name: 'Alle gezeigten (1)' }));
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'xyz');
  expect(screen.getByText('Hier ist niemand mit diesem Namen.')).toBeVisible();
  await user.click(begin());
  expect(onBegin.mock.calls[0][0].userIds).toEqual([5]);
});

test('[TS-1] athletes with another screening are named before the start', async () => {
  const { user } = show({ initialIds: [1, 3, 5] });
  expect(box(/^Emil Lorenz/)).toHaveAccessibleName(/hat das Screening „Fersen“/);
  expect(screen.getByText(/^Emil Lorenz: Zugewiesen ist ein anderes Screening/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Screening' }), 'Fersen (1 Test)');
  expect(screen.getByText(/^Ben Berger: Zugewiesen ist ein anderes Screening/)).toBeVisible();
});

test('[TS-1] twenty is the most, and one has to leave before another comes', async () => {
  const candidates = Array.from({ length: 22 }, (_, index) => athlete(index + 1, `Athlet ${index + 1}`));
  const { user } = show({ candidates });
  await user.click(screen.getByRole('button', { name: 'Alle gezeigten (22)' }));
  expect(begin()).toHaveAccessibleName('Mit 20 Athleten beginnen');
  expect(box(/^Athlet 21/)).toBeDisabled();
  expect(screen.getByText(/^Mehr als 20 gehen hier nicht/)).toBeVisible();
  await user.click(box(/^Athlet 1U16|^Athlet 1 U16/));
  expect(box(/^Athlet 21/)).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Auswahl leeren' }));
  expect(begin()).toBeDisabled();
});

test('[TS-1] who loses consent while one chooses is out', async () => {
  const { user, onBegin, again } = show({ initialIds: [1, 2] });
  expect(checkedNames()).toHaveLength(2);
  again({ candidates: [{ ...ben, hasConsent: false }, deniz] });
  await user.click(begin());
  expect(onBegin.mock.calls[0][0].userIds).toEqual([2]);
});

test('[TS-1] without a screening or an athlete on the device it says what to do', () => {
  show({ candidates: [], screenings: [] });
  expect(screen.getByText(/noch kein Athlet/)).toBeVisible();
  expect(screen.getByText(/liegt noch kein Screening/)).toBeVisible();
  expect(begin()).toBeDisabled();
});

describe('a second look', () => {
  test('[ZB-1] is offered only where the server takes it', () => {
    show();
    expect(screen.queryByRole('checkbox', { name: /^Zweitblick/ })).toBeNull();
  });

  test('[ZB-1] [ZB-2] is chosen by a press, and then what is looked at', async () => {
    const { user, onBegin, container } = show({ look: 'offered' });
    await user.click(box(/^Ben Berger/));
    expect(screen.queryByRole('radio', { name: 'Ein Video von ihnen' })).toBeNull();
    await user.click(box(/^Zweitblick/));
    expect(screen.getByRole('radio', { name: 'Die Athleten selbst' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Ein Video von ihnen' }));
    expect(await axe(container)).toHaveNoViolations();
    await user.click(begin());
    expect(onBegin).toHaveBeenLastCalledWith(expect.objectContaining({ lookFrom: 'clip' }));
  });

  test('[ZB-1] of a screening is chosen already, with that screening', async () => {
    const { user, onBegin } = show({ look: 'chosen', initialIds: [3], initialScreeningId: heels.id });
    await user.click(begin());
    expect(onBegin).toHaveBeenCalledWith(
      expect.objectContaining({ lookFrom: 'live', screeningId: heels.id, userIds: [3] }),
    );
  });
});
