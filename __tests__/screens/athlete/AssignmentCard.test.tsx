import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { outboxActions } from '../../../store/outbox/slice';
import { anEmptyUserScreening } from '../../builders';
import { anAssignmentEntry, anna, assigned, openAthlete, second, section } from './athletePage';

expect.extend(toHaveNoViolations);

const card = () => section('Zuweisung');
const button = (name: string) => card().getByRole('button', { name });

test('[AS-5] what is assigned, since when and how often', async () => {
  await openAthlete();
  expect(card().getByText('Grundlagen (2 Tests)')).toBeVisible();
  expect(card().getByText('14.09.2026')).toBeVisible();
  expect(card().getByText('alle 8 Wochen')).toBeVisible();
});

test.each([
  ['it is due again later', 52, 'ab 13.11.2027'],
  ['it is due', 1, 'fällig seit 21.11.2026'],
])('[AS-5] after the last screening %s', async (_, intervalWeeks, text) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T08:00:00.000Z'));
  await openAthlete({ userScreenings: [assigned({ intervalWeeks })] });
  expect(card().getByText(text)).toBeVisible();
});

test('[AS-5] one that was never done is due since its assignment, in words of its own', async () => {
  await openAthlete({ runs: [], userScreenings: [assigned({ intervalWeeks: 8 })] });
  expect(card().getByText('jetzt, noch nie gemacht')).toBeVisible();
  expect(card().queryByText(/fällig seit/)).toBeNull();
});

test('[AS-5] without an interval there is no reminder, and another server says nothing of it', async () => {
  const { unmount } = await openAthlete({ userScreenings: [assigned({ intervalWeeks: null })] });
  expect(card().getByText('keine Erinnerung')).toBeVisible();
  unmount();
  const { intervalWeeks: _, ...plain } = assigned();
  await openAthlete({ userScreenings: [plain] });
  expect(card().queryByText('keine Erinnerung')).toBeNull();
});

const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const given = (asked: jest.SpyInstance) =>
  asked.mock.calls.map(([action]) => action).filter(outboxActions.assigned.match);

/** Presses the button and returns what is in the dialog. */
const opened = async (user: Awaited<ReturnType<typeof openAthlete>>['user'], name = 'Ändern') => {
  await user.click(button(name));
  return dialog('Screening zuweisen');
};

test('[AS-5] [AS-7] of a screening that is not published any more the interval can be changed', async () => {
  const { user, asked } = await openAthlete({ published: [second] });
  const { getByLabelText, getByRole } = await opened(user);
  expect(getByRole('radio', { name: /^Grundlagen/ })).toBeChecked();
  expect(getByRole('radio', { name: /^Grundlagen/ })).toHaveAccessibleName(/nicht mehr veröffentlicht/);
  expect(getByRole('radio', { name: /^Fersen/ })).not.toHaveAccessibleName(/nicht mehr veröffentlicht/);
  await user.selectOptions(getByLabelText('Abstand'), 'alle 12 Wochen');
  await user.click(getByRole('button', { name: 'Zuweisen' }));
  expect(given(asked).map(({ payload }) => payload)).toEqual([
    [{ userId: anna.id, screeningId: 31, intervalWeeks: 12, base: 31 }],
  ]);
});

test('[AS-2] [AS-5] [AS-7] a screening that nobody has yet is assigned, with what the trainer saw as its base', async () => {
  const { user, asked } = await openAthlete();
  const { getByLabelText, getByRole, getByText } = await opened(user);
  expect(getByRole('radio', { name: /^Grundlagen/ })).toBeChecked();
  expect(getByLabelText('Abstand')).toHaveValue('8');
  expect(getByText('Notizen und bisherige Ergebnisse bleiben erhalten.')).toBeVisible();
  await user.click(getByRole('radio', { name: /^Fersen beobachten/ }));
  await user.selectOptions(getByLabelText('Abstand'), 'Keine Erinnerung');
  await user.click(getByRole('button', { name: 'Zuweisen' }));
  expect(given(asked).map(({ payload }) => payload)).toEqual([
    [{ userId: anna.id, screeningId: second.id, intervalWeeks: null, base: 31 }],
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[AS-2] [AS-5] the first screening has to be chosen, and is due again after 8 weeks', async () => {
  const { user, asked } = await openAthlete({ userScreenings: [] });
  const { getByText, getByRole } = await opened(user, 'Screening zuweisen');
  await user.click(getByRole('button', { name: 'Zuweisen' }));
  expect(getByText('Wähl ein Screening aus.')).toBeVisible();
  await user.click(getByRole('radio', { name: /^Fersen beobachten/ }));
  await user.click(getByRole('button', { name: 'Zuweisen' }));
  expect(given(asked)[0]?.payload).toEqual([
    { userId: anna.id, screeningId: 32, intervalWeeks: 8, base: null },
  ]);
});

test('[AS-2] what is assigned already is not assigned again', async () => {
  const { user, asked } = await openAthlete({ userScreenings: [assigned({ intervalWeeks: 10 })] });
  const { getByLabelText, getByRole } = await opened(user);
  expect(getByLabelText('Abstand')).toHaveDisplayValue('Anderer Abstand');
  expect(getByLabelText('Wochen, von 1 bis 52')).toHaveValue('10');
  await user.click(getByRole('button', { name: 'Zuweisen' }));
  expect(given(asked)).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[AS-2] what waits is where the next choice begins, and can be taken back', async () => {
  const { user, asked } = await openAthlete({ entries: [anAssignmentEntry()] });
  const { getByLabelText, getByRole } = await opened(user);
  expect(getByRole('radio', { name: /^Fersen beobachten/ })).toBeChecked();
  expect(getByLabelText('Abstand')).toHaveValue('12');
  await user.click(getByRole('radio', { name: /^Grundlagen/ }));
  await user.click(getByRole('button', { name: 'Zuweisen' }));
  expect(given(asked)[0]?.payload).toEqual([
    { userId: anna.id, screeningId: 31, intervalWeeks: 12, base: 31 },
  ]);
});

test('[AS-3] withdrawing says before that an open run goes on', async () => {
  const { user, asked } = await openAthlete();
  const { getByRole } = await opened(user);
  const none = getByRole('radio', { name: /^Kein Screening/ });
  expect(none).toHaveAccessibleName(/Ein begonnenes Screening geht weiter/);
  await user.click(none);
  await user.click(getByRole('button', { name: 'Zuweisen' }));
  expect(given(asked)[0]?.payload).toEqual([
    { userId: anna.id, screeningId: null, intervalWeeks: null, base: 31 },
  ]);
});

test.each([
  ['nobody has assigned anything', []],
  ['it was withdrawn', [anEmptyUserScreening()]],
])('[AS-1] without a screening, as %s, one can be assigned', async (_, userScreenings) => {
  await openAthlete({ userScreenings });
  expect(card().getByText('Anna hat kein Screening.')).toBeVisible();
  expect(button('Screening zuweisen')).toBeVisible();
});

test('[AS-2] where the server has no assignments nothing is offered', async () => {
  await openAthlete({ features: [] });
  expect(card().queryByRole('button')).toBeNull();
});

test('[AS-2] an assignment that waits is a line below the present one', async () => {
  await openAthlete({ entries: [anAssignmentEntry()] });
  expect(card().getByText('Grundlagen (2 Tests)')).toBeVisible();
  expect(card().getByText('Neu: Fersen beobachten (0 Tests), alle 12 Wochen')).toBeVisible();
  expect(card().getByText('Wird bald übertragen.')).toBeVisible();
});

test('[AS-2] a refused assignment says why, and where it is', async () => {
  await openAthlete({ entries: [anAssignmentEntry({ refusal: 'Das Screening gibt es nicht mehr.' })] });
  expect(card().getByText(/Das Screening gibt es nicht mehr\./)).toBeVisible();
  expect(card().getByRole('link', { name: /Nicht übertragen/ })).toHaveAttribute('href', '/unsent');
});

test.each([
  ['Meine Zuweisung nehmen', 'own'],
  ['Jetzige lassen', 'present'],
] as const)('[AS-2] a conflict shows both and asks: %s', async (name, keeps) => {
  const present = assigned({ screeningId: second.id, intervalWeeks: 4 });
  const entry = anAssignmentEntry({
    payload: { userId: anna.id, screeningId: null, intervalWeeks: null, base: 31 },
    conflict: present,
  });
  const { user, asked } = await openAthlete({ entries: [entry] });
  expect(card().getByText('kein Screening')).toBeVisible();
  expect(card().getByText('Fersen beobachten (0 Tests), alle 4 Wochen')).toBeVisible();
  expect(card().queryByRole('button', { name: 'Ändern' })).toBeNull();
  await user.click(button(name));
  const decision = { clientId: entry.clientId, seen: second.id, keeps };
  expect(asked).toHaveBeenCalledWith(outboxActions.assignmentSettled(decision));
});

test.each(['Ändern', null])('[AS-2] the card has no barriers (%s)', async (pressed) => {
  const { user, container } = await openAthlete({
    entries: [anAssignmentEntry({ conflict: pressed ? null : assigned() })],
  });
  if (pressed) await user.click(button(pressed));
  expect(await axe(container)).toHaveNoViolations();
});
