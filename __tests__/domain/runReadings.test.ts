import { asMissing, asRefused } from '../../src/domain/runOutcomes';
import { changesSince, mergeLoaded, withOthers } from '../../src/domain/runReadings';
import { anExerciseRun, aScreeningRun } from '../builders';

const nothing = { stored: [], changed: [] };

test('[FL-11] what is in memory and newer wins over what the database holds', () => {
  const stored = aScreeningRun({ isDirty: true, clientRevision: 3 });
  const other = aScreeningRun();
  const inMemory = { ...stored, clientRevision: 4, completed: true };
  expect(mergeLoaded([stored, other], [inMemory], nothing)).toEqual([inMemory, other]);
});

test.each([
  ['changed and sent', { clientRevision: 4, isDirty: false }],
  ['sent', { clientRevision: 3, isDirty: false }],
])('[FL-11] a run that was %s while the database was read stays so', (_case, since) => {
  const read = aScreeningRun({ isDirty: true, clientRevision: 3 });
  const inMemory = { ...read, ...since };
  expect(mergeLoaded([read], [inMemory], nothing)).toEqual([inMemory]);
});

test('[ON-5] a run that waits again since another tab learned that the server has lost it waits here, too', () => {
  const sent = aScreeningRun({ id: 501, isDirty: false, clientRevision: 3 });
  const lost = asMissing(sent);
  expect(mergeLoaded([lost], [sent], nothing)).toEqual([lost]);
  const again = { ...sent, id: 502 };
  expect(mergeLoaded([lost], [again], nothing)).toEqual([again]);
});

test('[FL-11] a run that was first written while the database was read is kept', () => {
  const [begun, removed] = [aScreeningRun({ localId: 1 }), aScreeningRun({ localId: 2 })];
  const since = { stored: [begun.clientId], changed: [] };
  expect(mergeLoaded([], [begun, removed], since)).toEqual([begun]);
});

test('[FL-11] a run that was never written is kept', () => {
  const { localId: _none, ...unwritten } = aScreeningRun({ clientRevision: 0 });
  expect(mergeLoaded([], [unwritten], nothing)).toEqual([unwritten]);
});

test('[CO-24] [UP-15] a run that the database held, and that another tab sent and cleared away, is gone', () => {
  const run = aScreeningRun({ localId: 1, isDirty: true, clientRevision: 4 });
  expect(mergeLoaded([], [run], nothing)).toEqual([]);
});

test.each([
  ['is as old', { clientRevision: 3, isDirty: true }],
  ['is older', { clientRevision: 2, isDirty: true }],
  ['is older, and sent', { clientRevision: 2, isDirty: false }],
])('[FL-11] what the database holds wins over a run in memory that %s', (_case, memory) => {
  const stored = aScreeningRun({ isDirty: true, clientRevision: 3, completed: true });
  expect(mergeLoaded([stored], [{ ...stored, completed: false, ...memory }], nothing)).toEqual([stored]);
});

test('[SE-1] a clean run in memory that the database no longer holds is gone', () => {
  const run = aScreeningRun({ localId: 1, id: 501, isDirty: false });
  expect(mergeLoaded([], [run], nothing)).toEqual([]);
});

test('[FL-11] [TS-3] a run that was closed while the database was read stays closed', () => {
  const read = aScreeningRun({ localId: 1, id: 501, isDirty: false, position: 1, clientRevision: 3 });
  const closed = { ...read, position: null };
  expect(mergeLoaded([read], [closed], { stored: [], changed: [read.clientId] })).toEqual([closed]);
});

test('[FL-11] a run whose end could not be written stays closed, with what else the database holds', () => {
  const read = aScreeningRun({ localId: 1, id: 501, isDirty: false, position: 1, clientRevision: 3 });
  const { id: _unknown, ...closed } = { ...read, position: null, isDirty: true };
  expect(mergeLoaded([read], [closed], nothing)).toEqual([{ ...read, position: null }]);
  const later = { ...read, clientRevision: 4 };
  expect(mergeLoaded([later], [closed], nothing)).toEqual([later]);
});

test('[FL-11] [TS-3] a run that another tab has discarded is as the server has it, also where it was newer', () => {
  const open = aScreeningRun({ localId: 1, id: 501, isDirty: true, position: 1, clientRevision: 5 });
  const fetched = { ...open, localId: 3, isDirty: false, position: null, clientRevision: 2 };
  expect(mergeLoaded([fetched], [open], nothing)).toEqual([fetched]);
  expect(mergeLoaded([{ ...fetched, localId: 1 }], [open], nothing)).toEqual([open]);
});

const refusal = { status: 422, message: 'Der Test ist unbekannt.' };

test.each([
  ['[FL-11] in which the person went a step back', { position: 1 }],
  ['[CO-4] that was refused', asRefused(aScreeningRun({ clientRevision: 3, isDirty: true }), 3, refusal)],
])('%s while the database was read stays so, at the same revision', (_case, change) => {
  const read = aScreeningRun({ position: 2, isDirty: true, clientRevision: 3 });
  const { clientId, localId } = read;
  const now = { ...read, ...change, clientId, ...(localId === undefined ? {} : { localId }) };
  const since = changesSince(
    { screeningRun: [read], exerciseRun: [] },
    { screeningRun: [now], exerciseRun: [] },
  );
  expect(mergeLoaded([{ ...read }], [now], since)).toEqual([now]);
});

test('[ON-5] a run of which this tab learned while the database was read that the server has lost it waits', () => {
  const read = aScreeningRun({ localId: 1, id: 501, isDirty: false, clientRevision: 3 });
  const lost = asMissing(read);
  const since = { stored: [], changed: [read.clientId] };
  expect(mergeLoaded([read], [lost], since)).toEqual([lost]);
  // Another tab has sent it again meanwhile.
  expect(mergeLoaded([read], [lost], nothing)).toEqual([read]);
  const again = { ...read, id: 502 };
  expect(mergeLoaded([again], [lost], since)).toEqual([again]);
});

test('[FL-11] what a tab has made of its runs since a reading began', () => {
  const [same, other] = [aScreeningRun({ localId: 1 }), aScreeningRun({ localId: 2 })];
  const { localId: _none, ...unwritten } = anExerciseRun();
  const before = { screeningRun: [same, other], exerciseRun: [unwritten] };
  const begun = aScreeningRun({ localId: 4 });
  const written = { ...unwritten, localId: 3 };
  const now = { screeningRun: [same, { ...other, position: null }, begun], exerciseRun: [written] };
  expect(changesSince(before, before)).toEqual(nothing);
  expect(changesSince(before, now)).toEqual({
    stored: [begun.clientId, written.clientId],
    changed: [other.clientId, written.clientId],
  });
});

test('[FL-10] of runs that were read in part, the others stay as they are in memory', () => {
  const other = aScreeningRun({ localId: 1 });
  const open = aScreeningRun({ localId: 2, position: 1 });
  const gone = aScreeningRun({ localId: 3, position: 1 });
  const begun = aScreeningRun({ localId: 4 });
  const { localId: _none, ...unwritten } = aScreeningRun();
  const goneOn = { ...open, position: 2 };
  const inMemory = { screeningRun: [other, open, gone, unwritten], exerciseRun: [] };
  const read = { screeningRun: [goneOn, begun], exerciseRun: [] };
  expect(withOthers(read, { screeningRun: [2, 3], exerciseRun: [] }, inMemory)).toEqual({
    screeningRun: [other, goneOn, begun],
    exerciseRun: [],
  });
});
