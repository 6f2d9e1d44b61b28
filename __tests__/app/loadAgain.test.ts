/** @jest-environment node */
import { loadAgain } from '../../src/app/loadAgain';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('code that does not come is asked for once more, a second later', async () => {
  const load = jest.fn(async () => 'code').mockRejectedValueOnce(new Error('no network'));
  const loading = loadAgain(load);
  await jest.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await loading).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

test('code that does not come at the second try either is a failure, and code that comes is asked for once', async () => {
  const load = jest.fn(async (): Promise<string> => {
    throw new Error('no network');
  });
  const loading = expect(loadAgain(load)).rejects.toThrow('no network');
  await jest.advanceTimersByTimeAsync(1_000);
  await loading;
  expect(load).toHaveBeenCalledTimes(2);
  const arrives = jest.fn(async () => 'code');
  expect(await loadAgain(arrives)).toBe('code');
  expect(arrives).toHaveBeenCalledTimes(1);
});
