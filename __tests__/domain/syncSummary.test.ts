import { type SyncFacts, syncSummary } from '../../src/domain/syncSummary';

const none = { runs: 0, messages: 0 };
const some = { runs: 2, messages: 1 };
const rest: SyncFacts = { isOnline: true, waiting: none, setAside: none, nextTryAt: null };

test('all is sent when nothing waits and nothing is set aside', () => {
  expect(syncSummary(rest)).toEqual({ state: 'sent' });
  expect(syncSummary({ ...rest, isOnline: false })).toEqual({ state: 'offline' });
});

test('[FL-4] what waits is counted, with a network and without', () => {
  expect(syncSummary({ ...rest, waiting: some })).toEqual({ state: 'waiting', amount: some });
  expect(syncSummary({ ...rest, waiting: some, isOnline: false })).toEqual({
    state: 'offlineWaiting',
    amount: some,
  });
});

test('[FL-4] after a failure it says when runs are tried again', () => {
  expect(syncSummary({ ...rest, waiting: some, nextTryAt: 5 })).toEqual({
    state: 'failed',
    amount: some,
    nextTryAt: 5,
  });
});

test('[FL-10] a next try for which no run is left says nothing', () => {
  const messages = { runs: 0, messages: 1 };
  expect(syncSummary({ ...rest, nextTryAt: 5 }).state).toBe('sent');
  expect(syncSummary({ ...rest, waiting: messages, nextTryAt: 5 }).state).toBe('waiting');
});

test('[CO-4] what is set aside is told of once nothing waits', () => {
  expect(syncSummary({ ...rest, setAside: some })).toEqual({ state: 'setAside', amount: some });
  expect(syncSummary({ ...rest, setAside: some, isOnline: false }).state).toBe('setAside');
  expect(syncSummary({ ...rest, setAside: some, waiting: some }).state).toBe('waiting');
});
