import { fireEvent, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { painFeature } from '../../../src/contract/features';
import type { LocalExerciseRun, LocalScreeningRun } from '../../../src/domain/runs';
import { ExerciseRunScreen } from '../../../src/screens/exerciseRun/ExerciseRunScreen';
import { ScreeningRunScreen } from '../../../src/screens/screeningRun/ScreeningRunScreen';
import { chatActions } from '../../../store/chat/slice';
import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { guideActions } from '../../../store/guide/slice';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { serverActions } from '../../../store/server/slice';
import {
  aContact,
  aCurrentUser,
  anExercise,
  anExerciseRun,
  aRunUnit,
  aScreeningRun,
  aTest,
  aTrainer,
  aUser,
} from '../../builders';
import { aFilledStore, type Held, happen } from '../filledStore';
import { address, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const plank = anExercise({ name: 'Seitstütz' });
const tina = aContact();

interface Options extends Held {
  features?: string[];
  contacts?: ReturnType<typeof aContact>[];
}

const prepare = ({ features = [painFeature], contacts = [tina], ...held }: Options) => {
  const { store, asked } = aFilledStore(held);
  store.dispatch(serverActions.loaded({ features, instance: null, epoch: null }));
  store.dispatch(chatActions.loaded({ contacts, rooms: [] }));
  return { store, asked };
};

const openTraining = async (run: LocalExerciseRun, options: Options = {}) => {
  const { store, asked } = prepare({ exerciseRuns: [run], ...options });
  const page = renderScreen(<ExerciseRunScreen />, {
    store,
    path: '/training/:userScreeningId',
    at: '/training/41',
  });
  await happen(store, exerciseRunActions.opened({ clientId: run.clientId, userScreeningId: 41, shownAt: 0 }));
  return { ...page, asked };
};

const openScreening = async (run: LocalScreeningRun, options: Options = {}) => {
  const { store, asked } = prepare({ runs: [run], ...options });
  const page = renderScreen(<ScreeningRunScreen />, {
    store,
    path: '/screening/:userScreeningId',
    at: '/screening/41',
  });
  await happen(
    store,
    screeningRunActions.opened({ clientId: run.clientId, userScreeningId: 41, shownAt: 0 }),
  );
  return { ...page, asked };
};

const aTraining = (overrides: Partial<LocalExerciseRun> = {}) =>
  anExerciseRun({ exercises: [plank, plank], runUnits: [aRunUnit(), aRunUnit()], ...overrides });

const painButton = () => screen.getByRole('button', { name: 'Schmerz?' });
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => dialog().getByRole('button', { name });
const advice = () => dialog().getByRole('status').textContent;
const unitOf = (store: Awaited<ReturnType<typeof openTraining>>['store']) =>
  store.getState().runs.exerciseRun[0]?.runUnits[0];

describe('pain at an exercise', () => {
  test('[PN-1] is asked on a scale from 0 to 10 with a note, and stored at once', async () => {
    const { store, user } = await openTraining(aTraining());
    await user.click(painButton());
    expect(screen.getByRole('dialog', { name: 'Schmerz: Seitstütz' })).toBeVisible();
    expect(dialog().getAllByRole('radio')).toHaveLength(11);
    expect(press('Speichern')).toBeDisabled();
    await user.click(dialog().getByRole('radio', { name: '6' }));
    await user.type(dialog().getByRole('textbox', { name: /^Notiz/ }), 'Schulter rechts');
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
    await user.click(press('Speichern'));
    expect(unitOf(store)).toMatchObject({ pain: 6, painNote: 'Schulter rechts', completed: false });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Schmerz 6' })).toBeVisible();
  });

  test.each([
    ['3', ''],
    ['4', 'Mach langsamer und sprich mit Tina.'],
    ['5', 'Mach langsamer und sprich mit Tina.'],
    ['6', 'Hör mit dieser Übung auf und sprich mit Tina.'],
    ['10', 'Hör mit dieser Übung auf und sprich mit Tina.'],
  ])('[PN-2] of %s says: %s', async (pain, words) => {
    const { user } = await openTraining(aTraining());
    await user.click(painButton());
    await user.click(dialog().getByRole('radio', { name: pain }));
    expect(advice()).toBe(words);
    expect(dialog().queryAllByRole('button', { name: 'Nachricht an Tina' })).toHaveLength(words ? 1 : 0);
  });

  test('[PN-2] leads to the conversation, and keeps what was said', async () => {
    const { store, user } = await openTraining(aTraining());
    await user.click(painButton());
    await user.click(dialog().getByRole('radio', { name: '7' }));
    await user.click(press('Nachricht an Tina'));
    expect(unitOf(store)).toMatchObject({ pain: 7, painNote: null });
    expect(address()).toMatch(/^\/messages/);
  });

  test('[PN-1] is left as it was also where a button leads to the conversation', async () => {
    const { store, user } = await openTraining(aTraining());
    await user.click(painButton());
    expect(dialog().queryAllByRole('button', { name: 'Abbrechen' })).toHaveLength(1);
    await user.click(dialog().getByRole('radio', { name: '7' }));
    await user.click(press('Abbrechen'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(unitOf(store)?.pain ?? null).toBeNull();
    expect(painButton()).toBeVisible();
  });

  test.each([
    ['several trainers', [tina, aContact({ id: 9, firstName: 'Theo' })], 'Theo oder Tina'],
    ['nobody known', [], 'deinem Trainer'],
  ])('[PN-2] with %s names whom to speak with', async (_, contacts, name) => {
    const { user } = await openTraining(aTraining(), { contacts });
    await user.click(painButton());
    await user.click(dialog().getByRole('radio', { name: '5' }));
    expect(advice()).toBe(`Mach langsamer und sprich mit ${name}.`);
  });

  test('[PN-2] [CS-3] where the club has closed the chat there is the name, and no button', async () => {
    const { user } = await openTraining(aTraining(), { contacts: [{ ...tina, isClosed: true }] });
    await user.click(painButton());
    await user.click(dialog().getByRole('radio', { name: '9' }));
    expect(advice()).toContain('sprich mit Tina');
    expect(press('Abbrechen')).toBeVisible();
    expect(dialog().queryByRole('button', { name: /schreiben/ })).toBeNull();
  });

  test('[PN-1] can be changed, taken back, and left as it was', async () => {
    const hurting = aTraining({ runUnits: [aRunUnit({ pain: 3, painNote: 'Knie' }), aRunUnit()] });
    const { store, user } = await openTraining(hurting);
    await user.click(screen.getByRole('button', { name: 'Schmerz 3' }));
    expect(dialog().getByRole('radio', { name: '3' })).toBeChecked();
    expect(dialog().getByRole('textbox', { name: /^Notiz/ })).toHaveValue('Knie');
    await user.click(dialog().getByRole('radio', { name: '8' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /^Schmerz/ }));
    await user.click(press('Angabe löschen'));
    expect(unitOf(store)).toMatchObject({ pain: null, painNote: null });
    expect(painButton()).toBeVisible();
  });

  test('[PN-1] that was chosen and not saved is there again after a step back, and not after a cancel', async () => {
    const { store, user } = await openTraining(aTraining());
    await user.click(painButton());
    await user.click(dialog().getByRole('radio', { name: '6' }));
    await user.type(dialog().getByRole('textbox', { name: /^Notiz/ }), 'Knie');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(unitOf(store)?.pain ?? null).toBeNull();
    await user.click(painButton());
    expect(dialog().getByRole('radio', { name: '6' })).toBeChecked();
    expect(dialog().getByRole('textbox', { name: /^Notiz/ })).toHaveValue('Knie');
    await user.click(press('Abbrechen'));
    await user.click(painButton());
    expect(dialog().getByRole('radio', { name: '6' })).not.toBeChecked();
    expect(dialog().getByRole('textbox', { name: /^Notiz/ })).toHaveValue('');
  });

  test('[PN-1] stops the clock, and says so', async () => {
    const { store, user } = await openTraining(aTraining());
    const clock = { phase: 0, state: 'running', elapsed: 0 } as const;
    await happen(store, guideActions.restored(clock));
    await user.click(painButton());
    expect(dialog().getByText('Die Zeit ist gestoppt.')).toBeVisible();
    expect(store.getState().office?.guide.clock).toMatchObject({ state: 'held' });
  });
});

test.each([
  ['on a server without that feature', { features: [] }],
  ['of somebody who has not agreed', { user: { ...aCurrentUser(), painConsent: false } }],
  ['of an athlete who has not agreed', { user: aTrainer(), users: [{ ...aUser(), painConsent: false }] }],
])('[PN-1] [CS-1] pain is not asked %s', async (_, options) => {
  await openTraining(aTraining(), options);
  expect(screen.queryByRole('button', { name: /Schmerz/ })).toBeNull();
});

test('[PN-1] [PN-2] at a test of an athlete, it is stored with the test, and both are spoken to', async () => {
  const run = aScreeningRun({ recordedBy: aTrainer().id });
  const { store, user } = await openScreening(run, { user: aTrainer() });
  await user.click(painButton());
  await user.click(dialog().getByRole('radio', { name: '6' }));
  expect(advice()).toBe('Hört mit dieser Übung auf und sprecht darüber.');
  await user.click(press('Speichern'));
  expect(store.getState().runs.screeningRun[0]?.testRuns).toMatchObject([{ testId: aTest().id, pain: 6 }]);
});
