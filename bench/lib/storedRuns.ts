import type { Page } from 'playwright-core';
import type { ScreeningRunPost } from '../../src/contract/runs';
import type { LocalScreeningRun } from '../../src/domain/runs';

/** How a run that is put on a device got there. */
export interface Recorded {
  /** The user who is signed in. */
  recordedBy: number;
  /** Whether it waits to be sent; otherwise it is a copy of what the server has. */
  isWaiting: boolean;
}

/** A run as the app keeps it. It gets an id from the server once it is sent. */
export const localRun = (
  run: ScreeningRunPost,
  { recordedBy, isWaiting }: Recorded,
  index: number,
): LocalScreeningRun => ({
  ...run,
  clientRevision: run.clientRevision ?? 1,
  ...(isWaiting ? {} : { id: 1_000_000 + index }),
  kind: 'screeningRun',
  isDirty: isWaiting,
  recordedBy,
  origin: { instance: null, username: null },
  position: null,
  touchedAt: run.start,
  drafts: {},
  refusal: null,
  failure: null,
  forkOf: null,
});

/** Puts runs on the device of an app that is signed in, as it stores them itself. It reads them at its next start. */
export const putRuns = (page: Page, posts: readonly ScreeningRunPost[], recorded: Recorded): Promise<void> =>
  page.evaluate(
    (runs) =>
      new Promise<void>((resolve, reject) => {
        const origin = { instance: localStorage.getItem('instance'), username: null };
        const opening = indexedDB.open('as_db');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction('screeningRun', 'readwrite');
          for (const run of runs) transaction.objectStore('screeningRun').put({ ...run, origin });
          transaction.onabort = () => reject(transaction.error);
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    posts.map((post, index) => localRun(post, recorded, index)),
  );

/** Removes all screening runs from the device. */
export const removeRuns = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('as_db');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('screeningRun', 'readwrite');
          transaction.objectStore('screeningRun').clear();
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
