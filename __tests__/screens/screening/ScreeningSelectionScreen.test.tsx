import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { assignmentsFeature } from '../../../src/contract/features';
import { ScreeningSelectionScreen } from '../../../src/screens/screening/ScreeningSelectionScreen';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { serverActions } from '../../../store/server/slice';
import {
  aCurrentUser,
  aNote,
  anEmptyUserScreening,
  aScreening,
  aScreeningRun,
  aTest,
  aTrainer,
  aUser,
  aUserScreening,
} from '../../builders';
import { aFilledStore, type Held, happen } from '../filledStore';
import { address, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const ben = aUser({ id: 3, username: 'ben', firstName: 'Ben', lastName: 'Berger' });
const clara = aUser({ id: 4, username: 'clara', firstName: 'Clara', lastName: 'Conrad' });

/** Tina's three athletes. Clara has no screening. */
const ofTrainer: Held = {
  user: aTrainer({ athleteIds: [aUser().id, ben.id, clara.id] }),
  users: [aUser(), ben, clara],
  userScreenings: [
    aUserScreening({ screeningNote: aNote() }),
    aUserScreening({ id: 42, userId: ben.id }),
    anEmptyUserScreening({ id: 43, userId: clara.id, screeningNote: aNote() }),
  ],
};

const renderSelection = (held: Held = {}) => {
  const { store, asked } = aFilledStore(held);
  return { ...renderScreen(<ScreeningSelectionScreen />, { store, path: '/screening' }), asked, store };
};

const athletes = () => screen.queryByRole('combobox', { name: 'Athlet auswählen' });
const goOn = () => screen.getByRole('button', { name: 'Weiter' });

const none = [
  'Kein Screening zugewiesen',
  'Bitte lege für diesen Athleten ein Screening fest um fortfahren zu können.',
];

test('[SU-2] a dropdown lists every loaded athlete by first and last name', () => {
  renderSelection(ofTrainer);
  const options = within(screen.getByRole('combobox', { name: 'Athlet auswählen' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Bitte wählen',
    'Anna Amsel',
    'Ben Berger',
    'Clara Conrad',
  ]);
  expect(screen.queryByText(/^Athlet:/)).toBeNull();
});

test('[SU-3] a single athlete is named and nothing is to be chosen', () => {
  renderSelection();
  expect(screen.getByText('Athlet: Anna Amsel')).toBeInTheDocument();
  expect(athletes()).toBeNull();
});

test('[SU-4] [NO-2] the athlete reads the note that is meant for them', () => {
  renderSelection({ userScreenings: [aUserScreening({ screeningNote: aNote() })] });
  expect(screen.getByRole('heading', { name: 'Notiz zum Screening' })).toBeInTheDocument();
  expect(screen.getByText('Achte auf deine Knie.')).toBeInTheDocument();
  expect(screen.queryByText('Alte Verletzung am Knie links.')).toBeNull();
});

test('[SU-4] [NO-2] the trainer reads the note that is meant for trainers', async () => {
  const { user } = renderSelection(ofTrainer);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Athlet auswählen' }), 'Anna Amsel');
  expect(screen.getByText('Alte Verletzung am Knie links.')).toBeInTheDocument();
  expect(screen.queryByText('Achte auf deine Knie.')).toBeNull();
});

test('[SU-4] without a note, or without a screening, there is no note', async () => {
  const { user } = renderSelection(ofTrainer);
  for (const name of ['Ben Berger', 'Clara Conrad']) {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Athlet auswählen' }), name);
    expect(screen.queryByText('Notiz zum Screening')).toBeNull();
  }
});

test('[SU-5] [SU-6] an athlete without a screening cannot go on and is told why', async () => {
  const { user } = renderSelection(ofTrainer);
  for (const text of none) expect(screen.queryByText(text)).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Athlet auswählen' }), 'Clara Conrad');
  for (const text of none) expect(screen.getByText(text)).toBeInTheDocument();
  expect(goOn()).toBeDisabled();
});

test('[AS-6] a trainer is led to where a screening is assigned to that athlete', async () => {
  const { user, store } = renderSelection(ofTrainer);
  const choose = () => screen.getByRole('combobox', { name: 'Athlet auswählen' });
  await user.selectOptions(choose(), 'Clara Conrad');
  expect(screen.queryByRole('link', { name: 'Screening zuweisen' })).toBeNull();
  await happen(
    store,
    serverActions.loaded({ features: [assignmentsFeature], instance: null, epoch: null, isDemo: false }),
  );
  expect(screen.getByRole('link', { name: 'Screening zuweisen' })).toHaveAttribute(
    'href',
    `/athletes/${clara.id}#zuweisung`,
  );
  await user.selectOptions(choose(), 'Anna Amsel');
  expect(screen.queryByRole('link', { name: 'Screening zuweisen' })).toBeNull();
});

test("[SU-6] 'Weiter' leads to the run of the chosen athlete", async () => {
  const { user } = renderSelection(ofTrainer);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Athlet auswählen' }), 'Ben Berger');
  await user.click(goOn());
  expect(address()).toBe('/screening/42');
});

test('the tests are listed in their order with their equipment', () => {
  renderSelection({
    screenings: [
      aScreening({ tests: [aTest({ materials: 'Stab' }), aTest({ id: 12, name: 'Einbeinstand' })] }),
    ],
  });
  expect(screen.getByRole('heading', { name: '2 Tests' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'KniebeugeStab',
    'EinbeinstandKeine',
  ]);
});

describe('with an unfinished run', () => {
  const unfinished: Held = {
    runs: [
      aScreeningRun({
        position: 1,
        clientRevision: 2,
        touchedAt: new Date(2026, 10, 14, 9, 41).toISOString(),
      }),
    ],
  };

  test('[FL-11] the screen says where it stopped and goes on with it', async () => {
    const { user, asked } = renderSelection(unfinished);
    expect(screen.getByText('Test 2 von 2, am 14.11.2026 unterbrochen')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Weiter' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Fortsetzen' }));
    expect(address()).toBe('/screening/41');
    expect(asked).not.toHaveBeenCalled();
  });

  test('[FL-11] the person may begin anew instead', async () => {
    const { user, asked } = renderSelection(unfinished);
    await user.click(screen.getByRole('button', { name: 'Neu beginnen' }));
    expect(asked).toHaveBeenCalledWith(screeningRunActions.restartRequested({ userScreeningId: 41 }));
    expect(address()).toBe('/screening/41');
  });

  test('[FL-11] it is offered for its own athlete only', async () => {
    const { user } = renderSelection({
      ...ofTrainer,
      runs: [aScreeningRun({ position: 1, clientRevision: 2, recordedBy: aTrainer().id })],
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Athlet auswählen' }), 'Anna Amsel');
    expect(screen.getByRole('button', { name: 'Fortsetzen' })).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Athlet auswählen' }), 'Ben Berger');
    expect(goOn()).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Neu beginnen' })).toBeNull();
    expect(screen.queryByText(/unterbrochen/)).toBeNull();
  });
});

test('[SU-6] without any athlete there is nothing to go on to', () => {
  renderSelection({ user: aCurrentUser({ id: 9 }) });
  expect(screen.getByText('Kein Screening zugewiesen')).toBeInTheDocument();
  expect(goOn()).toBeDisabled();
});

test('the page has no barriers', async () => {
  const { container, user } = renderSelection({
    ...ofTrainer,
    runs: [aScreeningRun({ position: 1, clientRevision: 2, recordedBy: aTrainer().id })],
  });
  expect(await axe(container)).toHaveNoViolations();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Athlet auswählen' }), 'Anna Amsel');
  expect(await axe(container)).toHaveNoViolations();
});
