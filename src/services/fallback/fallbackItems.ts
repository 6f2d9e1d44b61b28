import type { FallbackRow } from '../../domain/fallback';
import { parseJson } from '../../domain/parseJson';
import { readers } from '../database/storedRuns';
import { readFeedbackRow } from '../feedback/feedbackRows';
import { readEntry } from '../outbox/entryRows';
import { prefix } from './names';

const readRun = (row: unknown) => readers.screeningRun(row) ?? readers.exerciseRun(row);

/** Returns the row of an item, or null if it cannot be read. */
const read = (item: string | null): FallbackRow | null => {
  const { store, row } = Object(parseJson(item));
  const [run, entry, feedback] = [
    store === 'run' ? readRun(row) : null,
    store === 'entry' ? readEntry(row) : null,
    store === 'feedback' ? readFeedbackRow(row) : null,
  ];
  if (run) return { store: 'run', row: run };
  if (entry) return { store: 'entry', row: entry };
  return feedback && { store: 'feedback', row: feedback };
};

/** Returns the rows that can be read. */
export const readAll = (items: Storage): FallbackRow[] =>
  Object.keys(items)
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => read(items.getItem(name)) ?? []);

const reloadKey = 'athletik-reloaded';

/** The shortest time between two reloads by the page itself, in milliseconds [DB-13]. */
const reloadPause = 60_000;

/** Whether a minute has passed since the page reloaded itself. Notes the time if so. */
export const mayReload = (tabItems: Storage, now: number): boolean => {
  if (now - Number(tabItems.getItem(reloadKey)) < reloadPause) return false;
  tabItems.setItem(reloadKey, String(now));
  return true;
};
