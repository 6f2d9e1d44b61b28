import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { Entry } from '../../../src/domain/outbox';
import { UnsentScreen } from '../../../src/screens/unsent/UnsentScreen';
import { entryWords } from '../../../src/texts/entryKinds';
import { networkActions } from '../../../store/network/slice';
import { outboxActions } from '../../../store/outbox/slice';
import { serverActions } from '../../../store/server/slice';
import {
  aNote,
  anExercise,
  aScreening,
  aTrainer,
  aUserScreening,
  aWaitingAssignment,
  aWaitingNote,
  aWaitingPain,
  oneOfEachKind,
} from '../../builders';
import { aFilledStore, happen } from '../filledStore';
import { renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const thisServer = '50000000-0000-4000-8000-000000000001';
const formerOrigin = { instance: '50000000-0000-4000-8000-000000000099', username: aTrainer().username };
const sprint = aScreening({ id: 32, name: 'Sprungkraft' });

const renderEntries = async (...entries: Entry[]) => {
  const held = { user: aTrainer(), exercises: [anExercise()], screenings: [aScreening(), sprint] };
  const { store, asked } = aFilledStore(held);
  const rendered = renderScreen(<UnsentScreen />, { store });
  for (const entry of entries)
    await happen(store, outboxActions.queued(entry), outboxActions.saved(entry.clientId));
  return { ...rendered, store, asked };
};

const theRow = () => within(screen.getByRole('list', { name: 'Nicht übertragen' })).getByRole('listitem');
const noteOn = (target: ReturnType<typeof aWaitingNote>['payload']['target']) =>
  aWaitingNote({ payload: { ...aWaitingNote().payload, target } });

test.each(oneOfEachKind)('[ON-3] [FL-18] a $kind is listed, here and for a former server', async (entry) => {
  const { noun, title = noun[0] } = entryWords[entry.kind];
  const { store } = await renderEntries(
    { ...entry, writtenBy: 1 },
    { ...entry, clientId: 'former', origin: formerOrigin, writtenBy: 9 },
  );
  await happen(store, serverActions.loaded({ features: [], instance: thisServer, epoch: null }));
  expect(screen.getByRole('heading', { name: `1 ${noun[0]} noch nicht übertragen` })).toBeInTheDocument();
  const [own, former] = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(own).toMatch(/Wird bald übertragen\.$/);
  expect(former).toMatch(new RegExp(`^${title}.*Lässt sich nur als Datei sichern\\.$`));
});

test('[ON-3] a pain says how strong it is', async () => {
  await renderEntries(aWaitingPain({ writtenBy: 1 }));
  expect(theRow()).toHaveTextContent('Schmerz am Morgen danach4 von 10Wird bald übertragen.');
});

test('[ON-3] a note says for whom it is, what it is on, how it begins, and what keeps it', async () => {
  const { store } = await renderEntries(aWaitingNote());
  expect(screen.getByRole('heading', { name: '1 Notiz noch nicht übertragen' })).toBeInTheDocument();
  expect(theRow()).toHaveTextContent('Notiz für Anna AmselScreening: Langsam absenken.Wird bald übertragen.');
  await happen(store, networkActions.onlineChanged(false));
  expect(theRow()).toHaveTextContent('Wird übertragen, sobald du online bist.');
});

test.each([
  [{ kind: 'training' }, 'Training: '],
  [{ kind: 'test', id: 11 }, 'Kniebeuge: '],
  [{ kind: 'exercise', id: anExercise().id }, `${anExercise().name}: `],
  [{ kind: 'exercise', id: 999 }, 'Übung: '],
] as const)('[ON-3] a note on %j names that', async (target, name) => {
  await renderEntries(noteOn(target));
  expect(theRow()).toHaveTextContent(`${name}Langsam absenken.`);
});

test('[ON-3] a note without texts says so', async () => {
  await renderEntries(aWaitingNote({ payload: { ...aWaitingNote().payload, athleteNote: null } }));
  expect(theRow()).toHaveTextContent('Screening: ohne Text');
});

test('[ON-3] an assignment says for whom it is and which screening', async () => {
  const { store } = await renderEntries(aWaitingAssignment());
  expect(screen.getByRole('heading', { name: '1 Zuweisung noch nicht übertragen' })).toBeInTheDocument();
  expect(theRow()).toHaveTextContent('Zuweisung für Anna AmselSprungkraftWird bald übertragen.');
  const { payload, ...entry } = aWaitingAssignment();
  await happen(store, outboxActions.changed({ ...entry, payload: { ...payload, screeningId: null } }));
  expect(theRow()).toHaveTextContent('Zuweisung für Anna AmselKein Screening');
});

test.each([
  ['note', aWaitingNote({ conflict: { ...aNote({ id: 41 }), revision: 2 } })],
  ['assignment', aWaitingAssignment({ conflict: { ...aUserScreening(), screeningId: null } })],
])(
  '[AS-2, NT-1] of a conflict of a %s the person reads that they decide, and where',
  async (_kind, entry) => {
    const { container } = await renderEntries(entry);
    expect(theRow()).toHaveTextContent('Jemand anderes hat das auch geändert. Wähl, was gilt.');
    expect(theRow().querySelector('[data-tone]')).toHaveAttribute('data-tone', 'problem');
    const link = screen.getByRole('link', { name: 'Ansehen und entscheiden' });
    expect(link).toHaveAttribute('href', '/athletes/2');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('nicht übertragen');
    expect(await axe(container)).toHaveNoViolations();
  },
);

test('[ON-3] what was refused gives the reason, and is deleted only after a question', async () => {
  const refused = aWaitingNote({ refusal: 'Anna hat eine andere Trainerin.' });
  const { user, asked, container } = await renderEntries(refused);
  expect(theRow()).toHaveTextContent('Vom Server nicht angenommen: Anna hat eine andere Trainerin.');
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(asked).not.toHaveBeenCalledWith(outboxActions.removed(refused.clientId));
  await user.click(screen.getByRole('button', { name: 'Löschen' }));
  await user.click(screen.getByRole('button', { name: 'Endgültig löschen' }));
  expect(asked).toHaveBeenLastCalledWith(outboxActions.removed(refused.clientId));
});

test('[FL-18] what waits for a former server is listed by its words, since its ids mean others here', async () => {
  const { store } = await renderEntries(
    aWaitingNote({ origin: formerOrigin, writtenBy: 9 }),
    aWaitingAssignment({ origin: formerOrigin, writtenBy: 9 }),
  );
  await happen(store, serverActions.loaded({ features: [], instance: thisServer, epoch: null }));
  const list = within(screen.getByRole('list', { name: 'Vom früheren Server' }));
  const [note, assignment] = list.getAllByRole('listitem');
  expect(note).toHaveTextContent('NotizLangsam absenken.Wartet auf den früheren Server.');
  expect(assignment).toHaveTextContent('ZuweisungWartet auf den früheren Server.');
});
