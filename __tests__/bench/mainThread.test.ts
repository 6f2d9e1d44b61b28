import {
  busiestMainThread,
  markedMainThread,
  type TraceEvent,
  timesUntil,
  timeUntil,
} from '../../bench/lib/mainThread';

const aThread = (pid: number, thread: string): TraceEvent => ({
  name: 'thread_name',
  pid,
  tid: 1,
  args: { name: thread },
});

/** A task, with its times in microseconds. */
const aTask = (pid: number, ts: number, dur: number, tdur?: number): TraceEvent => ({
  name: 'RunTask',
  pid,
  tid: 1,
  ts,
  dur,
  ...(tdur === undefined ? {} : { tdur }),
});

test('the main thread of the busiest renderer counts, in milliseconds, and a task within a task only once', () => {
  const events = [
    aThread(1, 'CrBrowserMain'),
    aTask(1, 0, 90_000, 90_000),
    aThread(2, 'CrRendererMain'),
    aTask(2, 100, 3000, 2000),
    aTask(2, 200, 1000, 1000),
    aTask(2, 5000, 1000, 500),
    aThread(3, 'CrRendererMain'),
    aTask(3, 0, 1000, 1000),
  ];
  expect(busiestMainThread(events)).toEqual({ pid: 2, time: 2.5, longestTask: 2 });
});

test('without the time of the thread there is no figure', () => {
  expect(busiestMainThread([aThread(2, 'CrRendererMain'), aTask(2, 0, 1000)])).toBeNull();
  expect(busiestMainThread([])).toBeNull();
});

test('the main thread with the mark counts, also when another one is busier', () => {
  const events = [
    aThread(2, 'CrRendererMain'),
    aTask(2, 0, 9000, 9000),
    aThread(3, 'CrRendererMain'),
    aTask(3, 0, 1000, 1000),
    { name: 'measured', pid: 3, tid: 1 },
  ];
  expect(markedMainThread(events, 'measured')).toEqual({ pid: 3, time: 1, longestTask: 1 });
  expect(markedMainThread(events, 'another')).toBeNull();
});

test('until a mark counts what its own main thread has done before', () => {
  const events = [
    aThread(2, 'CrRendererMain'),
    aTask(2, 0, 9000, 9000),
    aThread(3, 'CrRendererMain'),
    aTask(3, 0, 1000, 1000),
    aTask(3, 2000, 4000, 3000),
    { name: 'painted', pid: 3, tid: 1, ts: 7000 },
    aTask(3, 8000, 5000, 5000),
  ];
  expect(timeUntil(events, 'painted')).toBe(4);
  expect(timeUntil(events, 'tapped')).toBeNull();
});

test('of several marks each counts on its own main thread, in the order of the marks', () => {
  const events = [
    aThread(2, 'CrRendererMain'),
    aThread(3, 'CrRendererMain'),
    { name: 'painted', pid: 3, tid: 1, ts: 7000 },
    aTask(3, 2000, 4000, 3000),
    aTask(2, 0, 2000, 1000),
    { name: 'painted', pid: 2, tid: 1, ts: 3000 },
    aTask(2, 3500, 2000, 2000),
  ];
  expect(timesUntil(events, 'painted')).toEqual([1, 3]);
});
