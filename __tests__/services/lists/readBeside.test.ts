import type { ReadFile } from '../../../src/domain/listedMembers';
import type { ListReply, ListRequest } from '../../../src/services/lists/messages';
import { type ListWorker, readBeside, readLimit } from '../../../src/services/lists/readBeside';

const request: ListRequest = { bytes: new TextEncoder().encode('Vorname;Nachname'), year: 2026 };
const read: ReadFile = { fault: { kind: 'empty' } };

/** A worker that hears one request, and does what the test says. */
const aWorker = () => {
  const heard: ListRequest[] = [];
  const listeners = {
    message: [] as ((event: MessageEvent<ListReply>) => void)[],
    error: [] as (() => void)[],
  };
  let ends = 0;
  const worker: ListWorker = {
    postMessage: (message) => heard.push(message),
    addEventListener: (type: 'message' | 'error', listener: never) => listeners[type].push(listener),
    terminate: () => {
      ends += 1;
    },
  };
  return {
    worker,
    heard,
    ends: () => ends,
    say: (data: ListReply) => {
      for (const listener of listeners.message) listener({ data } as MessageEvent<ListReply>);
    },
    fail: () => {
      for (const listener of listeners.error) listener();
    },
  };
};

afterEach(() => jest.useRealTimers());

test('[MB-15] a worker reads a list, and is ended', async () => {
  const { worker, heard, ends, say } = aWorker();
  const reading = readBeside(worker, request);
  say({ is: 'ready' });
  say({ is: 'read', read });
  expect(await reading).toEqual(read);
  expect([heard, ends()]).toEqual([[request], 1]);
});

test('[MB-15] a worker that fails leaves the list to the page', async () => {
  const { worker, ends, fail } = aWorker();
  const reading = readBeside(worker, request);
  fail();
  expect([await reading, ends()]).toEqual([null, 1]);
});

test('[MB-15] a file that takes too long is too large, and the worker is ended', async () => {
  jest.useFakeTimers();
  const { worker, ends } = aWorker();
  const reading = readBeside(worker, request);
  jest.advanceTimersByTime(readLimit);
  expect([await reading, ends()]).toEqual([{ fault: { kind: 'huge' } }, 1]);
});
