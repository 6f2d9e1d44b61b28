import { amountOf, type SyncFacts, syncSummary } from '../../src/domain/syncSummary';

const none = amountOf([]);
const some = { ...none, screeningRun: 2, message: 1 };
const noTry = { runs: null, outbox: null, desk: null, live: null };
const rest: SyncFacts = { isOnline: true, waiting: none, setAside: none, nextTryAt: noTry };

test('all is sent when nothing waits and nothing is set aside', () => {
  expect(syncSummary(rest)).toEqual({ state: 'sent', nextTryAt: null });
  expect(syncSummary({ ...rest, isOnline: false })).toEqual({ state: 'offline' });
});

test('[FL-4] what waits is counted, online and offline', () => {
  expect(syncSummary({ ...rest, waiting: some })).toEqual({ state: 'waiting', amount: some });
  expect(syncSummary({ ...rest, waiting: some, isOnline: false })).toEqual({
    state: 'offlineWaiting',
    amount: some,
  });
});

test('[FL-4] after a failure it says when runs are tried again', () => {
  expect(syncSummary({ ...rest, waiting: some, nextTryAt: { ...noTry, runs: 5 } })).toEqual({
    state: 'failed',
    amount: some,
    nextTryAt: 5,
  });
});

test.each([
  ['a message', { ...none, message: 1 }],
  ['feedback', { ...none, feedback: 1 }],
])('[ON-3] after a failure it says when %s is tried again', (_kind, waiting) => {
  expect(syncSummary({ ...rest, waiting })).toEqual({ state: 'waiting', amount: waiting });
  expect(syncSummary({ ...rest, waiting, nextTryAt: { ...noTry, outbox: 7 } })).toEqual({
    state: 'failed',
    amount: waiting,
    nextTryAt: 7,
  });
});

test.each([
  ['a note', { ...none, note: 1 }],
  ['an assignment', { ...none, assignment: 1 }],
])('[ON-2] after a failure it says when %s is tried again, which a message is not', (_kind, waiting) => {
  const facts = { ...rest, waiting };
  expect(syncSummary({ ...facts, nextTryAt: { ...noTry, outbox: 7 } })).toEqual({
    state: 'waiting',
    amount: waiting,
  });
  expect(syncSummary({ ...facts, nextTryAt: { ...noTry, outbox: 7, desk: 9 } })).toMatchObject({
    nextTryAt: 9,
  });
});

test.each([
  [5, 7],
  [7, 5],
])(
  '[FL-4] [ON-3] of a next try of runs at %i and one of the outbox at %i it says the earlier',
  (runs, outbox) => {
    const facts = { ...rest, waiting: some, nextTryAt: { ...noTry, runs, outbox } };
    expect(syncSummary(facts)).toMatchObject({ state: 'failed', nextTryAt: 5 });
  },
);

test('[FL-10] [ON-3] a next try for which nothing is left says nothing', () => {
  const both = { ...noTry, runs: 5, outbox: 5 };
  expect(syncSummary({ ...rest, nextTryAt: both })).toEqual({ state: 'sent', nextTryAt: null });
  const messages = { ...rest, waiting: { ...none, message: 1 } };
  expect(syncSummary({ ...messages, nextTryAt: { ...noTry, runs: 5 } }).state).toBe('waiting');
  expect(syncSummary({ ...messages, nextTryAt: { ...both, outbox: 9 } })).toMatchObject({ nextTryAt: 9 });
  const runs = { ...rest, waiting: { ...none, exerciseRun: 1 } };
  expect(syncSummary({ ...runs, nextTryAt: { ...noTry, outbox: 5 } }).state).toBe('waiting');
});

test('[LC-7] with all sent it says when the live channel is tried again, but not without a network', () => {
  const facts = { ...rest, nextTryAt: { ...noTry, live: 5 } };
  expect(syncSummary(facts)).toEqual({ state: 'sent', nextTryAt: 5 });
  expect(syncSummary({ ...facts, isOnline: false })).toEqual({ state: 'offline' });
  expect(syncSummary({ ...facts, waiting: some })).toEqual({ state: 'waiting', amount: some });
});

test('[CO-4] what is set aside is told of once nothing waits', () => {
  expect(syncSummary({ ...rest, setAside: some })).toEqual({ state: 'setAside', amount: some });
  expect(syncSummary({ ...rest, setAside: some, isOnline: false }).state).toBe('setAside');
  expect(syncSummary({ ...rest, setAside: some, waiting: some }).state).toBe('waiting');
  const feedback = { ...none, feedback: 1 };
  expect(syncSummary({ ...rest, setAside: feedback })).toEqual({ state: 'setAside', amount: feedback });
  expect(syncSummary({ ...rest, setAside: some, waiting: feedback })).toEqual({
    state: 'waiting',
    amount: feedback,
  });
});
