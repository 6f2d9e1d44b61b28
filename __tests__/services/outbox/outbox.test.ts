import 'fake-indexeddb/auto';
import localforage from 'localforage';
import { StorageFullError } from '../../../src/domain/errors';
import { createOutbox } from '../../../src/services/outbox/createOutbox';
import { aWaitingMessage } from '../../builders';

const old = localforage.createInstance({ name: 'athletik' });
const rows = localforage.createInstance({ name: 'athletik-outbox' });
const first = aWaitingMessage();
const second = aWaitingMessage({ clientId: '40000000-0000-4000-8000-000000000002', refusal: 'Nein.' });

beforeEach(async () => {
  await old.clear();
  await rows.clear();
});

test('[ME-9] holds each message in a row of its own, for all tabs', async () => {
  const [here, there] = [createOutbox(rows, old), createOutbox(rows, old)];
  await Promise.all([here.save(first), there.save(second)]);
  expect(await here.all()).toEqual([first, second]);
  await there.save({ ...first, refusal: 'Nein.' });
  expect(await here.all()).toEqual([{ ...first, refusal: 'Nein.' }, second]);
  await here.remove(first.clientId);
  await here.remove(first.clientId);
  expect(await there.all()).toEqual([second]);
});

test('takes the list of an older app over, once, with what of it cannot be read', async () => {
  await old.setItem(
    'persist:outbox',
    JSON.stringify({ messages: JSON.stringify([first, { damaged: true }]) }),
  );
  const outbox = createOutbox(rows, old);
  expect(await Promise.all([outbox.all(), outbox.all()])).toEqual([[first], [first]]);
  expect(await rows.length()).toBe(2);
  expect(await old.keys()).toEqual([]);
  await outbox.remove(first.clientId);
  expect(await createOutbox(rows, old).all()).toEqual([]);
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
