import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { markedMainThread, traced } from './mainThread';

/** The names of the measures of a page. All times are in milliseconds. */
export const mainThreadCpu = 'CPU of the main thread';
export const rendererCpu = 'CPU of all threads';
export const longestTask = 'longest task';
export const wall = 'wall';

/** The processor time of each process of the browser so far, in seconds, by its id. */
const processorTimes = async (browser: Browser): Promise<Map<number, number>> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return new Map(processInfo.map(({ id, cpuTime }) => [id, cpuTime]));
};

/**
 * Does the work and returns what it cost the renderer of the page. The main figure is the processor time of the
 * main thread's tasks: it is what a person feels as a page that does not answer, and other processes do not change it,
 * as they change `wall` and `TaskDuration`.
 *
 * @param work may return how many milliseconds it took, measured in the page; otherwise the time is taken here
 */
export const measureRenderer = async (
  browser: Browser,
  page: Page,
  work: () => Promise<number | undefined>,
): Promise<Record<string, number>> => {
  const mark = `measured ${randomUUID()}`;
  let time = 0;
  const before = await processorTimes(browser);
  const events = await traced(browser, async () => {
    await page.evaluate((name) => performance.mark(name) && undefined, mark);
    const start = performance.now();
    const inPage = await work();
    time = inPage ?? performance.now() - start;
  });
  const after = await processorTimes(browser);
  const thread = markedMainThread(events, mark);
  if (thread === null) throw new Error('The trace does not tell processor times.');
  const { pid } = thread;
  return {
    [mainThreadCpu]: thread.time,
    [rendererCpu]: 1000 * ((after.get(pid) ?? 0) - (before.get(pid) ?? 0)),
    [longestTask]: thread.longestTask,
    [wall]: time,
  };
};
