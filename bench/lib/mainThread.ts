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

/**
 * Returns the processor time of the busiest page's main thread, in milliseconds, or null when the trace does not
 * contain it. Spare renderers of Chromium do not count, nor does a task that the trace contains only in part.
 */
export const mainThreadTime = (events: readonly TraceEvent[]): number | null => {
  const threads = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const times = threads.map(({ pid, tid }) => {
    const tasks = events.filter(
      (event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid,
    );
    return outermost(tasks).reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
  return Math.max(0, ...times) || null;
};

/** Records the trace events of the browser while the work runs. */
const traced = async (browser: Browser, work: () => Promise<void>): Promise<TraceEvent[]> => {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline'],
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
  const time = mainThreadTime(await traced(browser, work));
  if (time !== null) return { CPU: time };
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  return { 'tasks (no thread time here)': 1000 * seconds };
};
