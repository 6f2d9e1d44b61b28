import type { Page } from 'playwright-core';

/**
 * Answers every question of all tests with yes, in every run of the session on the device, and makes results of it, as
 * if each test had been left. The app reads that at its next start. Returns how many runs there are. All functions are
 * methods: what tsx adds to name others is not in the page.
 */
export const answerSession = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('as_db');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction(['screening', 'screeningRun'], 'readwrite');
          const runs = transaction.objectStore('screeningRun');
          const screenings = transaction.objectStore('screening').getAll();
          const rows = runs.getAll();
          let count = 0;
          rows.onsuccess = () => {
            for (const row of rows.result) {
              if (row.tracksideId === undefined) continue;
              count += 1;
              const screening = screenings.result.find(({ id }) => id === row.screeningId);
              const testRuns = [];
              const drafts: Record<number, object> = {};
              for (const test of screening.tests) {
                const questionResults = [];
                for (const { id } of test.questions) questionResults.push({ questionId: id, checked: true });
                drafts[test.id] = { questionResults, questionRangeResults: [] };
                testRuns.push({
                  testId: test.id,
                  duration: 60_000,
                  questionResults,
                  questionRangeResults: [],
                });
              }
              runs.put({ ...row, drafts, testRuns, clientRevision: 1, isDirty: true });
            }
          };
          transaction.onabort = () => reject(transaction.error);
          transaction.oncomplete = () => {
            database.close();
            resolve(count);
          };
        };
      }),
  );
