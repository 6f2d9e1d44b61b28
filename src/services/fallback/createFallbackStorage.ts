import type { FallbackStorage } from '../ports';
import { nameOf, prefix } from './names';

// Loaded on demand, because hardly anybody ever needs this code.
const load = () => import('./fallbackItems');

/** Keeps rows in localStorage, one item each. The time of the last reload belongs to the tab. */
export const createFallbackStorage = (items: Storage, tabItems: Storage): FallbackStorage => ({
  keep: async (row) => items.setItem(nameOf(row), JSON.stringify(row)),
  isEmpty: () => !Object.keys(items).some((name) => name.startsWith(prefix)),
  all: async () => (await load()).readAll(items),
  remove: (row) => items.removeItem(nameOf(row)),
  mayReload: async (now) => (await load()).mayReload(tabItems, now),
});
