import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { assignmentsFeature } from '../../../src/contract/features';
import { networkActions } from '../../../store/network/slice';
import { outboxActions } from '../../../store/outbox/slice';
import { serverActions } from '../../../store/server/slice';
import { anExercise, aScreening, aUserScreening } from '../../builders';
import { aWaitingAssignment } from '../../domain/desk/content';
import { happen } from '../filledStore';
import { address } from '../renderScreen';
import { aerin, anna, ben, names, now, openDesk, rowOf, tina } from './desk';

expect.extend(toHaveNoViolations);

beforeEach(() => {
  jest.useFakeTimers({ now, advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

const all = '/athletes?shown=all&sort=name';
const box = (name: string) => screen.getByRole('checkbox', { name: `${name} auswählen` });
const button = (name: string) => screen.getByRole('button', { name });
const inDialog = () => within(screen.getByRole('dialog'));
const waiting = (userId: number, overrides = {}) =>
  outboxActions.queued(
    aWaitingAssignment({
      clientId: `30000000-0000-4000-8000-00000000010${userId}`,
      writtenBy: tina.id,
      payload: { userId, screeningId: 31, intervalWeeks: 8, base: null },
      ...overrides,
    }),
  );

test('[AS-6] a screening is assigned to several athletes at once, each on what the person sees', async () => {
  const { user, sent } = openDesk({ at: all });
  await user.click(box('Anna Amsel'));
  await user.click(box('Ben Buche'));
  expect(screen.getByText('2 ausgewählt')).toBeVisible();
  await user.click(button('Screening zuweisen'));
  expect(inDialog().getByText('2 Athleten bekommen das Screening.')).toBeVisible();
  await user.click(inDialog().getByRole('radio', { name: /^Grundlagen/ }));
  await user.selectOptions(inDialog().getByRole('combobox', { name: 'Abstand' }), 'alle 12 Wochen');
  await user.click(inDialog().getByRole('button', { name: 'Zuweisen' }));
  expect(sent()).toEqual([
    [
      { userId: anna.id, screeningId: 31, intervalWeeks: 12, base: null },
      { userId: ben.id, screeningId: 31, intervalWeeks: 12, base: 31 },
    ],
  ]);
});

test('[PL-4] one change is made in the plans of several athletes; one that says nothing is not written', async () => {
  const plank = anExercise();
  const { user, asked } = openDesk({ at: all, exercises: [plank], features: ['plan', assignmentsFeature] });
  await user.click(box('Anna Amsel'));
  expect(screen.queryByRole('button', { name: 'Plan ändern' })).toBeNull();
  await user.click(box('Ben Buche'));
  await user.click(button('Plan ändern'));
  const dialog = within(screen.getByRole('dialog', { name: 'Plan von 2 Athleten ändern' }));
  await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  expect(dialog.getByText('Wähl eine Übung aus.')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Übung' }), plank.name);
  await user.click(dialog.getByRole('radio', { name: 'Bleibt' }));
  await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  expect(dialog.getByText(/^Damit ändert sich nichts\./)).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Weglassen' }));
  await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Halle zu');
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  const change = {
    ...{ exerciseId: plank.id, form: 'leftOut' as const, dose: null, position: null },
    reason: 'Halle zu',
  };
  expect(asked()).toContainEqual(outboxActions.plansChanged({ userIds: [anna.id, ben.id], change }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('2 ausgewählt')).toBeNull();
});

test('[PL-4] a server without the feature changes no plans', async () => {
  const { user } = openDesk({ at: all });
  await user.click(box('Anna Amsel'));
  await user.click(box('Ben Buche'));
  expect(screen.queryByRole('button', { name: 'Plan ändern' })).toBeNull();
});

test('[TS-1] the chosen athletes go to the track', async () => {
  const { user } = openDesk({ at: all });
  expect(screen.queryByRole('link', { name: 'Am Platz' })).not.toBeInTheDocument();
  await user.click(box('Anna Amsel'));
  await user.click(box('Ben Buche'));
  await user.click(screen.getByRole('link', { name: 'Am Platz' }));
  expect(address()).toBe(`/trackside?athletes=${anna.id},${ben.id}`);
});

test('[AS-6] only offline the dialog says when the athlete gets it', async () => {
  const { user, store } = openDesk({ at: all });
  await user.click(box('Anna Amsel'));
  await user.click(button('Screening zuweisen'));
  expect(inDialog().getByText('Anna Amsel bekommt das Screening.')).toBeVisible();
  await happen(store, networkActions.onlineChanged(false));
  expect(inDialog().getByText('Anna Amsel bekommt das Screening, sobald du online bist.')).toBeVisible();
});

test('[AS-6] after that nothing is selected any more, and the focus is at the list', async () => {
  const { user } = openDesk({ at: all });
  await user.click(box('Anna Amsel'));
  await user.click(button('Screening zuweisen'));
  await user.click(inDialog().getByRole('radio', { name: /^Grundlagen/ }));
  await user.click(inDialog().getByRole('button', { name: 'Zuweisen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(box('Anna Amsel')).not.toBeChecked();
  expect(screen.queryByText('1 ausgewählt')).toBeNull();
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('[AS-5] the interval is 8 weeks unless chosen otherwise, and there may be no reminder', async () => {
  const { user, sent } = openDesk({ at: all });
  await user.click(box('Anna Amsel'));
  await user.click(button('Screening zuweisen'));
  const interval = inDialog().getByRole('combobox', { name: 'Abstand' });
  expect(interval).toHaveDisplayValue('alle 8 Wochen');
  expect(
    within(interval)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'alle 4 Wochen',
    'alle 6 Wochen',
    'alle 8 Wochen',
    'alle 12 Wochen',
    'Anderer Abstand',
    'Keine Erinnerung',
  ]);
  await user.click(inDialog().getByRole('radio', { name: /^Grundlagen/ }));
  await user.selectOptions(interval, 'Keine Erinnerung');
  await user.click(inDialog().getByRole('button', { name: 'Zuweisen' }));
  expect(sent()).toEqual([[{ userId: anna.id, screeningId: 31, intervalWeeks: null, base: null }]]);
});

test('[AS-5] any other interval from 1 to 52 weeks can be typed', async () => {
  const { user, sent } = openDesk({ at: all });
  await user.click(box('Anna Amsel'));
  await user.click(button('Screening zuweisen'));
  await user.click(inDialog().getByRole('radio', { name: /^Grundlagen/ }));
  const interval = inDialog().getByRole('combobox', { name: 'Abstand' });
  await user.selectOptions(interval, 'Anderer Abstand');
  const weeks = inDialog().getByRole('textbox', { name: 'Wochen, von 1 bis 52' });
  expect(weeks).toHaveValue('8');
  for (const wrong of ['', '0', '53', '1,5', 'acht']) {
    await user.clear(weeks);
    if (wrong !== '') await user.type(weeks, wrong);
    await user.click(inDialog().getByRole('button', { name: 'Zuweisen' }));
    expect(weeks).toHaveFocus();
    expect(weeks).toHaveAccessibleDescription('Gib eine Zahl von 1 bis 52 ein.');
  }
  await user.clear(weeks);
  await user.type(weeks, '13');
  await user.click(inDialog().getByRole('button', { name: 'Zuweisen' }));
  expect(sent()).toEqual([[{ userId: anna.id, screeningId: 31, intervalWeeks: 13, base: null }]]);
});

test('[AS-5] [CL-2] the dialog begins with the interval of the club', async () => {
  const server = { features: [assignmentsFeature], instance: null, epoch: null, intervalWeeks: 12 };
  const { user } = openDesk({ at: all, actions: [serverActions.loaded(server)] });
  await user.click(box('Anna Amsel'));
  await user.click(button('Screening zuweisen'));
  expect(inDialog().getByRole('combobox', { name: 'Abstand' })).toHaveDisplayValue('alle 12 Wochen');
});

test('[AS-3] the screening is withdrawn where there is one', async () => {
  const { user, sent } = openDesk({ at: all });
  await user.click(box('Anna Amsel'));
  await user.click(button('Screening zuweisen'));
  expect(inDialog().queryByRole('radio', { name: /^Kein Screening/ })).toBeNull();
  await user.click(inDialog().getByRole('button', { name: 'Abbrechen' }));
  await user.click(box('Ben Buche'));
  await user.click(button('Screening zuweisen'));
  await user.click(inDialog().getByRole('radio', { name: /^Kein Screening/ }));
  expect(inDialog().queryByRole('combobox')).toBeNull();
  await user.click(inDialog().getByRole('button', { name: 'Zuweisen' }));
  expect(sent()[0]).toContainEqual({ userId: ben.id, screeningId: null, intervalWeeks: null, base: 31 });
});

test('[AS-6] without a chosen screening nothing is assigned, and the dialog says what is missing', async () => {
  const { user, sent } = openDesk({ at: all });
  await user.click(box('Anna Amsel'));
  await user.click(button('Screening zuweisen'));
  await user.click(inDialog().getByRole('button', { name: 'Zuweisen' }));
  expect(inDialog().getByRole('alert')).toHaveTextContent('Wähl ein Screening aus.');
  expect(sent()).toEqual([]);
});

test('[AS-7] published screenings are offered, also two of one name; without any the dialog says so', async () => {
  const published = [aScreening(), aScreening({ id: 32 }), aScreening({ id: 33, name: 'Fersen' })];
  const { user, sent, unmount } = openDesk({ at: all, desk: { published } });
  await user.click(box('Anna Amsel'));
  await user.click(button('Screening zuweisen'));
  const options = inDialog().getAllByRole('radio');
  expect(options.map((option) => option.closest('label')?.textContent)).toEqual([
    'Fersen2 Tests',
    'Grundlagen2 Tests',
    'Grundlagen (2)2 Tests',
  ]);
  await user.click(inDialog().getByRole('radio', { name: /^Grundlagen \(2\)/ }));
  await user.click(inDialog().getByRole('button', { name: 'Zuweisen' }));
  expect(sent()[0]?.[0]?.screeningId).toBe(32);
  unmount();
  const { store } = openDesk({ at: all, desk: { published: [] } });
  await user.click(box('Anna Amsel'));
  await user.click(button('Screening zuweisen'));
  expect(inDialog().getByText(/^Es gibt noch kein veröffentlichtes Screening/)).toBeVisible();
  await happen(store, networkActions.onlineChanged(false));
  expect(inDialog().getByText(/noch kein Screening zum Zuweisen/)).toBeVisible();
  expect(inDialog().getByRole('button', { name: 'Zuweisen' })).toBeDisabled();
});

test('[AS-2] [AS-6] athletes whose decision is missing are left out, by name', async () => {
  const conflict = aUserScreening({ userId: ben.id, id: 44 });
  const { user, sent } = openDesk({ at: all, actions: [waiting(ben.id, { conflict })] });
  await user.click(button('Auswählen'));
  await user.click(button('Alle 3 auswählen'));
  await user.click(button('Screening zuweisen'));
  expect(inDialog().getByText(/^Bei Ben Buche gibt es zwei Zuweisungen\./)).toBeVisible();
  await user.click(inDialog().getByRole('radio', { name: /^Grundlagen/ }));
  await user.click(inDialog().getByRole('button', { name: 'Zuweisen' }));
  expect(
    sent()[0]
      ?.map(({ userId }) => userId)
      .toSorted(),
  ).toEqual([anna.id, aerin.id]);
});

test('[AS-2] a row says what becomes of an assignment that the server does not have', () => {
  const conflict = aUserScreening({ userId: ben.id, id: 44 });
  openDesk({
    at: all,
    actions: [
      waiting(anna.id),
      waiting(ben.id, { conflict }),
      waiting(aerin.id, { refusal: 'Das geht nicht.' }),
    ],
  });
  expect(rowOf('Anna Amsel').getByText('noch nicht übertragen')).toBeInTheDocument();
  expect(rowOf('Anna Amsel').getByText('Grundlagen')).toBeInTheDocument();
  expect(rowOf('Ben Buche').getByText('zwei Zuweisungen, wähl eine')).toBeInTheDocument();
  expect(rowOf('Ärin Zander').getByText('nicht angenommen')).toBeInTheDocument();
});

test('[AS-6] a selection stays while the list is narrowed down, and is taken back as a whole', async () => {
  const { user } = openDesk({ at: all });
  await user.click(box('Ben Buche'));
  await user.type(screen.getByRole('searchbox'), 'anna');
  expect(names()).toEqual(['Anna Amsel']);
  await user.click(button('1 auswählen'));
  expect(screen.getByText('2 ausgewählt')).toBeVisible();
  await user.click(button('Auswahl aufheben'));
  expect(box('Anna Amsel')).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Screening zuweisen' })).toBeNull();
  expect(address()).toContain('/athletes');
});
