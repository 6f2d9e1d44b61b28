import type { Browser, Page } from 'playwright-core';

/** An event of Chromium's trace format, with its times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts?: number;
  /** How long it took. */
  dur?: number;
  /** How long its thread had a processor meanwhile; missing where the system does not tell. */
  tdur?: number;
  args?: { name?: string };
}

/** The tasks that lie in no other. */
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
 * How long the main thread of the busiest page had a processor, in milliseconds; null where the trace does not tell.
 * Further renderers that Chromium keeps ready do not count, nor does a task that the trace has cut off.
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

/** Records what the browser does while the work goes on. */
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
 * Does the work and returns how long it kept a page's main thread busy, in milliseconds, by the name of what could be
 * measured: `CPU` where the trace tells the processor time, else `tasks` of Chromium's own metrics, which counts what the
 * thread waited for a processor as well.
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
