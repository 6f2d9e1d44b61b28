import { isFormerEntryOf, isWrittenBy } from '../../src/domain/outbox';
import { named, originOf } from '../../src/domain/owner';
import { isFormerOf } from '../../src/domain/runServers';
import { isVisibleTo, isWaitingOf } from '../../src/domain/runs';
import { anOwner, aScreeningRun, aWaitingMessage } from '../builders';

const here = anOwner({ instance: '50000000-0000-4000-8000-000000000001' });
const there = anOwner({ instance: '50000000-0000-4000-8000-000000000002' });
const unnamed = anOwner({ instance: null });
const sent = { id: 501, isDirty: false, position: null };

test('[FL-18] a run is that of the user who recorded it on this server, and of nobody on another one', () => {
  const run = aScreeningRun({ origin: originOf(here), isDirty: true });
  const copy = aScreeningRun({ origin: originOf(here), ...sent });
  expect([isWaitingOf(here)(run), isVisibleTo(here)(run), isVisibleTo(here)(copy)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isWaitingOf(there)(run), isVisibleTo(there)(run), isVisibleTo(there)(copy)]).toEqual([
    false,
    false,
    false,
  ]);
});

test.each([
  ['a run was recorded before the server named its database', unnamed, here],
  ['the server does not name its database', here, unnamed],
])('[FL-18] the user id alone decides while %s', (_while, recorder, owner) => {
  const run = aScreeningRun({ origin: originOf(recorder), isDirty: true });
  expect(isWaitingOf(owner)(run)).toBe(true);
  expect(isWaitingOf({ ...owner, id: 9 })(run)).toBe(false);
  expect(isWrittenBy(owner)(aWaitingMessage({ origin: originOf(recorder) }))).toBe(true);
});

test('[FL-18] what waits for a former server is that of the same user name, whatever the ids', () => {
  const run = aScreeningRun({ origin: originOf(here), isDirty: true });
  const message = aWaitingMessage({ origin: originOf(here) });
  expect(isFormerOf({ ...there, id: 9 })(run)).toBe(true);
  expect(isFormerEntryOf({ ...there, id: 9 })(message)).toBe(true);
  expect(isFormerOf({ ...there, username: 'ben' })(run)).toBe(false);
  expect(isFormerOf(here)(run)).toBe(false);
  expect(isFormerOf(there)({ ...run, ...sent })).toBe(false);
  expect(isWrittenBy(there)(message)).toBe(false);
});

test('[FL-18] what was written before takes the first server that is named, and the user name of its writer', () => {
  const { origin } = aScreeningRun();
  expect(named({ origin }, here.id, here).origin).toEqual({ instance: here.instance, username: 'anna' });
  expect(named({ origin }, 9, here).origin).toEqual({ instance: here.instance, username: null });
});
