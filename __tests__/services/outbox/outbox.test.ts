import 'fake-indexeddb/auto';
import { StorageFullError } from '../../../src/domain/errors';
import { createRows } from '../../../src/services/localforageRows';
import { createOutbox } from '../../../src/services/outbox/createOutbox';
import {
  aNote,
  aUserScreening,
  aWaitingAssignment,
  aWaitingFeedback,
  aWaitingMessage,
  aWaitingNote,
  oneOfEachKind,
} from '../../builders';

const old = createRows('athletik', () => {});
const rows = createRows('athletik-outbox', () => {});
const sentRows = createRows('athletik-sent', () => {});
const trainingRows = createRows('athletik-trainings', () => {});
const open = () =>
  createOutbox(
    () => rows,
    () => sentRows,
    () => trainingRows,
    old,
  );
const first = aWaitingMessage();
const second = aWaitingMessage({ clientId: '40000000-0000-4000-8000-000000000002', refusal: 'Nein.' });

/** What an older app kept of a message. It knew messages only, and not whether one was tried. */
const olderRow = ({ clientId, writtenBy, writtenAt, refusal, payload }: typeof first) => ({
  clientId,
  senderId: writtenBy,
  ...payload,
  writtenAt,
  refusal,
});

/** The entry made from it. It counts as tried, because the server may have it already. */
const asTried = (entry: typeof first) => ({ ...entry, isTried: true });

/** A moment, and lengths of time, in milliseconds. */
const monday = Date.UTC(2026, 10, 16);
const day = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  await old.clear();
  await rows.clear();
  await sentRows.clear();
  await trainingRows.clear();
});

test('[ME-9] [ON-1] holds each entry in a row of its own, for all tabs', async () => {
  const [here, there] = [open(), open()];
  await Promise.all([here.save(first), there.save(second)]);
  expect(await here.all()).toEqual([first, second]);
  await there.save({ ...first, refusal: 'Nein.' });
  expect(await here.all()).toEqual([{ ...first, refusal: 'Nein.' }, second]);
  await here.remove(first.clientId);
  await here.remove(first.clientId);
  expect(await there.all()).toEqual([second]);
});

test.each(oneOfEachKind)('[ON-1] [ON-6] a $kind is read back, also once it is sent', async (entry) => {
  await open().save(entry);
  expect(await open().all()).toEqual([entry]);
  await open().keepSent(entry, monday);
  expect(await open().sent(monday)).toEqual([entry]);
});

test('[MB-6] one of the sent entries can be forgotten', async () => {
  const [note, assignment] = [aWaitingNote(), aWaitingAssignment()];
  const outbox = open();
  for (const entry of [note, assignment]) await outbox.keepSent(entry, monday);
  await outbox.removeSent(note);
  expect(await outbox.sent(monday)).toEqual([assignment]);
});

test('[ON-1] a feedback row is read back, with its exercise run by either id', async () => {
  const feedback = aWaitingFeedback();
  const payload = { ...feedback.payload, exerciseRunId: null, exerciseRunClientId: first.clientId };
  const offline = aWaitingFeedback({ clientId: second.clientId, payload, isTried: true, refusal: 'Nein.' });
  const outbox = open();
  await outbox.save(feedback);
  await outbox.save(offline);
  expect(await open().all()).toEqual([feedback, offline]);
});

test('[ON-1, AS-2, NT-1] a note and an assignment are read back, with what they are in conflict with', async () => {
  const note = aWaitingNote({ conflict: { ...aNote({ id: 41 }), revision: 3 } });
  const onTest = { ...note.payload, target: { kind: 'test', id: 11 } } as const;
  const withdrawal = { ...aWaitingAssignment().payload, screeningId: null, intervalWeeks: null };
  const entries = [
    aWaitingNote({ clientId: first.clientId, payload: onTest }),
    note,
    aWaitingAssignment({ conflict: aUserScreening({ intervalWeeks: 6 }) }),
    aWaitingAssignment({ clientId: second.clientId, payload: withdrawal }),
  ];
  for (const entry of entries) await open().save(entry);
  expect(await open().all()).toEqual(entries);
});

test('[ON-1] a row of an app version without conflicts is in none', async () => {
  const { conflict: _, ...older } = first;
  await rows.setItem(first.clientId, older);
  expect(await open().all()).toEqual([first]);
});

test('[ON-1] a message row of an older app is an entry that may have reached the server', async () => {
  await rows.setItem(first.clientId, olderRow(first));
  await rows.setItem(second.clientId, olderRow(second));
  const outbox = open();
  expect(await outbox.all()).toEqual([asTried(first), asTried(second)]);
  await outbox.save({ ...asTried(second), refusal: null });
  expect(await rows.getItem(second.clientId)).toEqual({ ...asTried(second), refusal: null });
  await outbox.remove(first.clientId);
  expect(await rows.keys()).toEqual([second.clientId]);
});

test('[ON-1] takes the list of an older app over, once, with what of it cannot be read', async () => {
  await old.setItem(
    'persist:outbox',
    JSON.stringify({ messages: JSON.stringify([olderRow(first), { damaged: true }]) }),
  );
  const outbox = open();
  expect(await Promise.all([outbox.all(), outbox.all()])).toEqual([[asTried(first)], [asTried(first)]]);
  expect(await rows.length()).toBe(2);
  expect(await old.keys()).toEqual([]);
  await outbox.remove(first.clientId);
  expect(await open().all()).toEqual([]);
});

test('[ON-6] a sent entry leaves the outbox, and is kept for 15 days', async () => {
  const outbox = open();
  await outbox.save(first);
  await outbox.save(second);
  await outbox.keepSent(first, monday);
  expect(await outbox.all()).toEqual([second]);
  expect(await open().sent(monday + 15 * day - 1)).toEqual([first]);
  expect(await open().sent(monday + 15 * day)).toEqual([]);
});

test('[ON-6] of feedback on one exercise run only the last is kept, as on the server', async () => {
  const [earlier, later] = [aWaitingFeedback(), aWaitingFeedback({ clientId: second.clientId })];
  await open().keepSent(earlier, monday);
  await open().keepSent(later, monday - day);
  expect(await open().sent(monday)).toEqual([later]);
});

test('[ON-6] outdated and damaged sent entries are removed when the next one is sent', async () => {
  await open().keepSent(first, monday);
  await sentRows.setItem('damaged', { sentAt: monday });
  await open().keepSent(second, monday + 15 * day);
  expect(await sentRows.keys()).toEqual([second.clientId]);
});

test('[ON-6] without space for its copy a sent entry leaves the outbox nevertheless', async () => {
  const outbox = open();
  await outbox.save(first);
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No.', 'QuotaExceededError');
  });
  await outbox.keepSent(first, monday);
  expect(await outbox.all()).toEqual([]);
  expect(await outbox.sent(monday)).toEqual([]);
});

test.each([
  ['of no kind', { ...first, kind: undefined }],
  ['of a kind that is unknown here', { ...first, kind: 'photo' }],
  ['of a kind that every object has', { ...first, kind: 'toString' }],
  ['whose payload is that of another kind', { ...first, payload: aWaitingFeedback().payload }],
  ['that says nothing of its tries', { ...first, isTried: undefined }],
  ['of an older app without its content', { ...olderRow(first), content: undefined }],
  ['of nobody', { ...first, writtenBy: null }],
])('[ON-1] a row %s is passed over, and stays where it is', async (_which, row) => {
  await rows.setItem('damaged', row);
  await rows.setItem(second.clientId, second);
  expect(await open().all()).toEqual([second]);
  expect(await rows.getItem('damaged')).toEqual(row);
});

test.each([null, 7, 'text', '"text"', '{"messages":7}', '{"messages":"7"}', '{"messages":"["}'])(
  'leaves a list alone that cannot be read: %j',
  async (list) => {
    await old.setItem('persist:outbox', list);
    expect(await open().all()).toEqual([]);
    expect(await old.getItem('persist:outbox')).toBe(list);
  },
);

test('[DB-13] says of a full disk, and only of it, that it is full', async () => {
  const outbox = open();
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  const failWith = (name: string) =>
    put.mockImplementation(() => {
      throw new DOMException('No.', name);
    });
  failWith('QuotaExceededError');
  await expect(outbox.save(first)).rejects.toBeInstanceOf(StorageFullError);
  failWith('UnknownError');
  await expect(outbox.save(first)).rejects.toMatchObject({ name: 'UnknownError' });
});

describe('the server ids of trainings', () => {
  const clientId = '60000000-0000-4000-8000-000000000001';
  const { payload } = aWaitingFeedback();
  const waiting = aWaitingFeedback({
    payload: { ...payload, exerciseRunId: null, exerciseRunClientId: clientId },
  });

  test('[ON-4] are kept for all tabs, of two for one training the later one', async () => {
    await open().keepTrainingIds(new Map([[clientId, 7]]), monday);
    await open().keepTrainingIds(
      new Map([
        ['other', 8],
        [clientId, 9],
      ]),
      monday - 1,
    );
    await open().keepTrainingIds(new Map([['other', 10]]), monday);
    expect(await open().trainingIds()).toEqual(
      new Map([
        [clientId, 7],
        ['other', 10],
      ]),
    );
  });

  test('[ON-4] are forgotten after 15 days, with the next sending, but what an entry waits for', async () => {
    const outbox = open();
    await outbox.save(waiting);
    await outbox.keepTrainingIds(new Map([[clientId, 7]]), monday);
    await outbox.keepTrainingIds(new Map([['other', 8]]), monday);
    await trainingRows.setItem('damaged', { sentAt: monday, ids: 'none' });
    await outbox.keepTrainingIds(new Map([['third', 9]]), monday + 15 * day);
    expect(await outbox.trainingIds()).toEqual(
      new Map([
        [clientId, 7],
        ['third', 9],
      ]),
    );
    expect(await trainingRows.length()).toBe(2);
    await outbox.remove(waiting.clientId);
    await outbox.keepTrainingIds(new Map([['third', 9]]), monday + 15 * day);
    expect(await outbox.trainingIds()).toEqual(new Map([['third', 9]]));
  });

  test('[ON-4] of a sending without trainings take no row', async () => {
    await open().keepTrainingIds(new Map(), monday);
    expect(await trainingRows.length()).toBe(0);
  });
});
