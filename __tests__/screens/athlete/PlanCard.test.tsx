import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { PlanChange } from '../../../src/contract/planChanges';
import type { EntryOf } from '../../../src/domain/outbox';
import { noChanges, noDose } from '../../../src/domain/planChanges';
import { outboxActions } from '../../../store/outbox/slice';
import { screeningActions } from '../../../store/screening/slice';
import { anExercise, aWaitingPlan } from '../../builders';
import { anna, assigned, lastRun, openAthlete, section } from './athletePage';

expect.extend(toHaveNoViolations);

const plank = anExercise({ easierId: 203 });
const bridge = anExercise({ id: 202, name: 'Glute Bridge', seconds: null, repeat: 12 });
const easier = anExercise({ id: 203, name: 'Unterarmstütz auf Knien' });
const squat = anExercise({ id: 204, name: 'Kniebeuge' });

const aChange = (overrides: Partial<PlanChange> = {}): PlanChange => ({
  exerciseId: 202,
  form: 'leftOut',
  dose: null,
  position: null,
  reason: 'Knie schonen',
  by: 9,
  byName: 'Theo',
  at: '2026-11-20T08:00:00.000Z',
  ...overrides,
});

const open = (changes: PlanChange[] = [], entries: EntryOf<'plan'>[] = [], features = ['plan']) =>
  openAthlete({
    features,
    entries,
    exercises: [plank, bridge, easier, squat],
    runs: [{ ...lastRun, exercises: [plank, bridge] }],
    userScreenings: [
      assigned(changes.length > 0 ? { planChanges: { revision: 4, weeklyGoal: null, changes } } : {}),
    ],
  });

const card = () => section('Plan');
const rows = () =>
  within(card().getByRole('list', { name: 'Übungen im Plan' }))
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent);
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const written = (asked: jest.SpyInstance) =>
  asked.mock.calls.map(([action]) => action).filter(outboxActions.planWritten.match)[0]?.payload;
const edit = (name: string) => card().getByRole('button', { name: `${name}: ändern` });

test('[PL-1] the plan is that of the last screening; a server without the feature has no such card', async () => {
  const { unmount, container } = await open();
  expect(rows()).toEqual(['Unterarmstütz', 'Glute Bridge']);
  expect(card().getByText('Wie vom Screening empfohlen.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  unmount();
  await open([], [], []);
  expect(screen.queryByRole('region', { name: 'Plan' })).toBeNull();
});

test('[PL-1, PL-2] the changes count, and say whose they are and why', async () => {
  await open([aChange(), aChange({ exerciseId: 201, form: 'easier', reason: null })]);
  expect(rows()).toEqual(['Unterarmstütz auf Knien']);
  expect(card().getByText('Von Theo angepasst')).toBeVisible();
  const left = card().getByRole('list', { name: 'Weggelassen' });
  expect(within(left).getByText('Glute Bridge')).toBeVisible();
  expect(within(left).getByText('Knie schonen')).toBeVisible();
});

test('[PL-1] an exercise is changed: its form, its dose, its place and the reason', async () => {
  const { user, asked, container } = await open();
  await user.click(edit('Unterarmstütz'));
  const { getByRole, getByLabelText, getByText } = dialog('Unterarmstütz');
  expect(await axe(container.ownerDocument.body)).toHaveNoViolations();
  expect(getByText(/^Empfohlen: .*Sekunden/)).toBeVisible();
  await user.click(getByRole('radio', { name: 'Leichtere Form: Unterarmstütz auf Knien' }));
  await user.type(getByLabelText('Sätze'), '2');
  await user.type(getByLabelText('Sekunden'), '20');
  await user.selectOptions(getByLabelText('Stelle im Plan'), '2.');
  await user.type(getByLabelText('Grund (freiwillig)'), 'Rücken');
  await user.click(getByRole('button', { name: 'Übernehmen' }));
  const dose = { sets: 2, seconds: 20, distance: null, repeat: null, pause: null };
  const change = { exerciseId: 201, form: 'easier', dose, position: 1, reason: 'Rücken' };
  expect(written(asked)).toEqual([{ userId: anna.id, weeklyGoal: null, changes: [change], seen: noChanges }]);
});

test('[PL-1] what an update brings while the dialog is open is not what the person saw', async () => {
  const { user, asked, happen } = await open();
  await user.click(edit('Unterarmstütz'));
  const { getByRole, getByLabelText } = dialog('Unterarmstütz');
  const planChanges = { revision: 5, weeklyGoal: null, changes: [aChange()] };
  await happen(screeningActions.userScreeningChanged(assigned({ planChanges })));
  expect(rows()).toEqual(['Unterarmstütz']);
  await user.type(getByLabelText('Sätze'), '2');
  await user.click(getByRole('button', { name: 'Übernehmen' }));
  expect(written(asked)).toMatchObject([{ changes: [{ exerciseId: 201 }], seen: noChanges }]);
});

test('[PL-1] two versions are decided in the open dialog, and what was entered there stays', async () => {
  const present = assigned({ planChanges: { revision: 5, weeklyGoal: 2, changes: [] } });
  const { user, asked, happen } = await open([], [aWaitingPlan()]);
  await user.click(edit('Glute Bridge'));
  const { getByRole, getByLabelText } = dialog('Glute Bridge');
  await user.type(getByLabelText('Grund (freiwillig)'), 'Knie');
  const entries = [aWaitingPlan({ conflict: present })];
  await happen(outboxActions.loaded(entries));
  expect(getByRole('button', { name: 'Übernehmen' })).toBeDisabled();
  await user.click(getByRole('button', { name: 'Jetzige lassen' }));
  await happen(screeningActions.userScreeningChanged(present), outboxActions.loaded([]));
  expect(getByLabelText('Grund (freiwillig)')).toHaveValue('Knie');
  await user.type(getByLabelText('Sätze'), '2');
  await user.click(getByRole('button', { name: 'Übernehmen' }));
  expect(written(asked)).toMatchObject([
    { weeklyGoal: 2, changes: [{ exerciseId: 202, reason: 'Knie' }], seen: { revision: 5 } },
  ]);
});

test('[PL-1] a number that cannot be is said at its field, and nothing is written', async () => {
  const { user, asked } = await open();
  await user.click(edit('Glute Bridge'));
  const { getByRole, getByLabelText } = dialog('Glute Bridge');
  await user.type(getByLabelText('Wiederholungen'), '0');
  await user.click(getByRole('button', { name: 'Übernehmen' }));
  expect(getByLabelText('Wiederholungen')).toHaveAccessibleDescription(
    'Gib eine ganze Zahl von 1 bis 3600 ein.',
  );
  expect(getByLabelText('Wiederholungen')).toHaveFocus();
  expect(written(asked)).toBeUndefined();
});

test('[PL-1] an exercise is added, only one that is not there', async () => {
  const { user, asked } = await open();
  await user.click(card().getByRole('button', { name: 'Übung hinzufügen' }));
  const { getByRole, getByLabelText, queryByRole } = dialog('Übung hinzufügen');
  expect(queryByRole('option', { name: 'Glute Bridge' })).toBeNull();
  await user.click(getByRole('button', { name: 'Übernehmen' }));
  expect(getByLabelText('Übung')).toHaveAccessibleDescription('Wähl eine Übung aus.');
  await user.selectOptions(getByLabelText('Übung'), 'Kniebeuge');
  await user.click(getByRole('button', { name: 'Übernehmen' }));
  expect(written(asked)?.[0]?.changes).toMatchObject([{ exerciseId: 204, form: 'added' }]);
});

test('[PL-1] a change that does not fit the plan any more is said', async () => {
  await open([aChange({ exerciseId: 204 })]);
  expect(card().getByText('Eine Änderung passt nicht mehr zum Plan. Sie zählt nicht.')).toBeVisible();
});

test('[PL-3] all changes are taken back after a question; one by one, too', async () => {
  const { user, asked } = await open([aChange()]);
  await user.click(card().getByRole('button', { name: 'Zurück zum Vorschlag' }));
  const { getByRole } = dialog('Zurück zum Vorschlag');
  await user.click(getByRole('button', { name: 'Zurück zum Vorschlag' }));
  expect(written(asked)?.[0]?.changes).toEqual([]);
  asked.mockClear();
  await user.click(card().getByRole('button', { name: 'Glute Bridge: Änderung zurücknehmen' }));
  expect(written(asked)?.[0]?.changes).toEqual([]);
});

test('[PL-5] a goal for the week is set', async () => {
  const { user, asked } = await open();
  await user.selectOptions(card().getByLabelText('Ziel pro Woche'), '2 Trainings');
  expect(written(asked)).toEqual([{ userId: anna.id, weeklyGoal: 2, changes: [], seen: noChanges }]);
});

test('[PL-1] in a conflict both are shown in whole, and the trainer chooses', async () => {
  const dose = { ...noDose, sets: 1, seconds: 20, pause: 30 };
  const changes = [
    aChange({ exerciseId: 201, form: 'easier', dose, position: 1 }),
    aChange({ reason: null }),
  ];
  const present = assigned({ planChanges: { revision: 5, weeklyGoal: 2, changes } });
  const { user, asked } = await open([], [aWaitingPlan({ conflict: present })]);
  const wordsOf = (term: string) =>
    within(card().getByText(term).parentElement ?? document.body).getByRole('definition');
  expect(wordsOf('Deine Änderungen')).toHaveTextContent(/^Unterarmstütz: weggelassen.*; kein Ziel$/);
  expect(wordsOf('Jetzige Änderungen')).toHaveTextContent(
    'Unterarmstütz: leichtere Form, 1 Satz, 20 Sekunden, Pause 30 Sekunden, an Stelle 2, Grund: Knie schonen; ' +
      'Glute Bridge: weggelassen; Ziel: 2 Trainings pro Woche',
  );
  expect(card().queryByRole('button', { name: /ändern$/ })).toBeNull();
  await user.click(card().getByRole('button', { name: 'Meine nehmen' }));
  const { clientId } = aWaitingPlan();
  expect(asked).toHaveBeenCalledWith(outboxActions.planSettled({ clientId, seen: 5, keeps: 'own' }));
});
