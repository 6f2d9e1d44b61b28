import 'fake-indexeddb/auto';
import localforage from 'localforage';
import { StorageFullError } from '../../../src/domain/errors';
import { createOutbox } from '../../../src/services/outbox/createOutbox';
import { aWaitingFeedback, aWaitingMessage } from '../../builders';

const old = localforage.createInstance({ name: 'athletik' });
const rows = localforage.createInstance({ name: 'athletik-outbox' });
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

beforeEach(async () => {
  await old.clear();
  await rows.clear();
});

test('[ME-9] [ON-1] holds each entry in a row of its own, for all tabs', async () => {
  const [here, there] = [createOutbox(rows, old), createOutbox(rows, old)];
  await Promise.all([here.save(first), there.save(second)]);
  expect(await here.all()).toEqual([first, second]);
  await there.save({ ...first, refusal: 'Nein.' });
  expect(await here.all()).toEqual([{ ...first, refusal: 'Nein.' }, second]);
  await here.remove(first.clientId);
  await here.remove(first.clientId);
  expect(await there.all()).toEqual([second]);
});

test('[ON-1] a feedback row is read back, with its exercise run by either id', async () => {
  const feedback = aWaitingFeedback();
  const payload = { ...feedback.payload, exerciseRunId: null, exerciseRunClientId: first.clientId };
  const offline = aWaitingFeedback({ clientId: second.clientId, payload, isTried: true, refusal: 'Nein.' });
  const outbox = createOutbox(rows, old);
  await outbox.save(feedback);
  await outbox.save(offline);
  expect(await createOutbox(rows, old).all()).toEqual([feedback, offline]);
});

test('[ON-1] a message row of an older app is an entry that may have reached the server', async () => {
  await rows.setItem(first.clientId, olderRow(first));
  await rows.setItem(second.clientId, olderRow(second));
  const outbox = createOutbox(rows, old);
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
  const outbox = createOutbox(rows, old);
  expect(await Promise.all([outbox.all(), outbox.all()])).toEqual([[asTried(first)], [asTried(first)]]);
  expect(await rows.length()).toBe(2);
  expect(await old.keys()).toEqual([]);
  await outbox.remove(first.clientId);
  expect(await createOutbox(rows, old).all()).toEqual([]);
});

test.each([
  ['of no kind', { ...first, kind: undefined }],
  ['of a kind that is unknown here', { ...first, kind: 'note' }],
  ['whose payload is that of another kind', { ...first, payload: aWaitingFeedback().payload }],
  ['that says nothing of its tries', { ...first, isTried: undefined }],
  ['of an older app without its content', { ...olderRow(first), content: undefined }],
  ['of nobody', { ...first, writtenBy: null }],
])('[ON-1] a row %s is passed over, and stays where it is', async (_which, row) => {
  await rows.setItem('damaged', row);
  await rows.setItem(second.clientId, second);
  expect(await createOutbox(rows, old).all()).toEqual([second]);
  expect(await rows.getItem('damaged')).toEqual(row);
});

test.each([null, 7, 'text', '"text"', '{"messages":7}', '{"messages":"7"}', '{"messages":"["}'])(
  'leaves a list alone that cannot be read: %j',
  async (list) => {
    await old.setItem('persist:outbox', list);
    expect(await createOutbox(rows, old).all()).toEqual([]);
    expect(await old.getItem('persist:outbox')).toBe(list);
  },
);

test('says of a full disk that it is full', async () => {
  const setItem = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const outbox = createOutbox({ ...rows, setItem }, old);
  await expect(outbox.save(first)).rejects.toBeInstanceOf(StorageFullError);
});
