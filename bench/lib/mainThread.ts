import type { Browser, Page } from 'playwright-core';

/** An event of Chromium's trace format. All times are in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts?: number;
  /** Its duration. */
  dur?: number;
  /** The processor time of its thread during the event. Missing when the system does not report it. */
  tdur?: number;
  args?: { name?: string };
}

/** The work of a main thread. */
export interface MainThread {
  /** Its process. */
  pid: number;
  /** Its processor time in milliseconds. */
  time: number;
  /** The processor time of its longest task, in milliseconds: what else the machine does lengthens none. */
  longestTask: number;
}

/** Returns the tasks that are not inside another task. */
const outermost = (tasks: readonly TraceEvent[]): TraceEvent[] => {
  let end = 0;
  return tasks
    .toSorted((one, other) => (one.ts ?? 0) - (other.ts ?? 0) || (other.dur ?? 0) - (one.dur ?? 0))
    .filter(({ ts = 0, dur = 0 }) => {
      const isInside = ts < end;
      if (!isInside) end = ts + dur;
      return !isInside;
    });
};

/** Returns the work of the main threads of all renderers, the busiest first. */
const mainThreads = (events: readonly TraceEvent[]): MainThread[] =>
  events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => {
      const tasks = outermost(
        events.filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid),
      );
      const time = tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
      return { pid, time, longestTask: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000 };
    })
    .filter(({ time }) => time > 0)
    .toSorted((one, other) => other.time - one.time);

/**
 * Returns the work of the busiest page's main thread, or null when the trace does not contain it. Spare renderers of
 * Chromium do not count, nor does a task that the trace contains only in part.
 */
export const busiestMainThread = (events: readonly TraceEvent[]): MainThread | null =>
  mainThreads(events)[0] ?? null;

/** Returns the work of the main thread on which this mark was set, or null when the trace does not contain it. */
export const markedMainThread = (events: readonly TraceEvent[], mark: string): MainThread | null => {
  const pid = events.find(({ name }) => name === mark)?.pid;
  return mainThreads(events).find((thread) => thread.pid === pid) ?? null;
};

/**
 * Returns the processor time of each main thread on which this mark was set, until then, in milliseconds, in the order
 * of the marks.
 */
export const timesUntil = (events: readonly TraceEvent[], mark: string): number[] =>
  events
    .filter(({ name }) => name === mark)
    .toSorted((one, other) => (one.ts ?? 0) - (other.ts ?? 0))
    .flatMap((marked) => {
      const before = events.filter(({ name, ts = 0 }) => name !== 'RunTask' || ts < (marked.ts ?? 0));
      return mainThreads(before).find(({ pid }) => pid === marked.pid)?.time ?? [];
    });

/**
 * Returns the same of the only mark of this name. Null when the trace does not contain the mark: a busy machine may
 * lose the end of a trace.
 */
export const timeUntil = (events: readonly TraceEvent[], mark: string): number | null =>
  timesUntil(events, mark)[0] ?? null;

/** Records the trace events of the browser while the work runs. */
export const traced = async (browser: Browser, work: () => Promise<unknown>): Promise<TraceEvent[]> => {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) events.push(event);
  });
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    // Nothing else, because each event costs time on the thread that is measured.
    traceConfig: {
      excludedCategories: ['*'],
      includedCategories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'],
    },
  });
  try {
    await work();
  } finally {
    await session.send('Tracing.end');
    await complete;
    await session.detach();
  }
  return events;
};

/**
 * Does the work and returns how long it kept a page's main thread busy, in milliseconds, by the name of the measure:
 * `CPU` when the trace contains the processor time, else `tasks` from Chromium's metrics. `tasks` also includes the
 * time in which the thread waited for a processor.
 */
export const measureMainThread = async (
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<Record<string, number>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const thread = busiestMainThread(await traced(browser, work));
  if (thread !== null) return { CPU: thread.time };
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  return { 'tasks (no thread time here)': 1000 * seconds };
};
