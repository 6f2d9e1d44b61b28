import type { ContentBody, ContentProblem } from '../../src/contract/content';
import { isSameJson } from '../../src/domain/sameJson';
import { readMarkedClips } from '../clips/marked';
import type { Database } from '../database/tables';
import { saveDraft } from './drafts';
import { hasDraft, readItems, type StoredItem } from './items';
import { problemsOf, type StoredItems } from './publication';
import { publishItems } from './publish';
import type { Publisher } from './storeVersion';

/** A whole item that comes from elsewhere. */
export type ForeignItem = ContentBody & { key: string };

/** Returns the item that one from elsewhere is here: the list of its kind, or the one with its key. */
export const presentOf = (items: StoredItems, { kind, key }: ForeignItem): StoredItem | undefined =>
  kind === 'basis' || kind === 'feedback'
    ? [...items.values()].find(({ draft }) => draft.kind === kind)
    : items.get(key);

/** Why the body of an item from elsewhere must not take the place of the present draft. */
const obstacleTo = (present: StoredItem, { kind, body, key }: ForeignItem): ContentProblem[] => {
  const problem = (message: string) => [{ key, path: '', message }];
  if (present.draft.kind !== kind)
    return problem('Mit diesem Schlüssel gibt es im Verein schon etwas anderes.');
  const isSame = isSameJson(present.draft.body, body) || isSameJson(present.published?.body, body);
  if (isSame || !hasDraft(present)) return [];
  return problem('Dazu gibt es im Verein einen Entwurf. Veröffentliche oder verwirf ihn zuerst.');
};

/**
 * Publishes items from elsewhere as if somebody had written them here [CT-2]: what is not there is added, what is there
 * gets its next version, and what is published like that already stays as it is, with its draft. Returns what stops
 * this; the caller then takes everything back. To be called in a transaction.
 */
export const publishTogether = async (
  db: Database,
  foreign: readonly ForeignItem[],
  publisher: Publisher,
): Promise<ContentProblem[]> => {
  const before = await readItems(db);
  /** The keys that the items have here, with those from elsewhere. */
  const keys = new Map<string, string>();
  for (const item of foreign) {
    const present = presentOf(before, item);
    const obstacles = present ? obstacleTo(present, item) : [];
    if (obstacles.length > 0) return obstacles;
    if (present?.state === 'published' && isSameJson(present.published?.body, item.body)) continue;
    const key = present?.key ?? item.key;
    await saveDraft(db, present, { ...item, key, revision: present?.revision ?? 0 }, publisher);
    keys.set(key, item.key);
  }
  const items = await readItems(db);
  const targets = [...keys.keys()].flatMap((key) => items.get(key) ?? []);
  const problems = problemsOf(items, targets, await readMarkedClips(db), false).map((problem) => ({
    ...problem,
    key: keys.get(problem.key) ?? problem.key,
  }));
  if (problems.length === 0) await publishItems(db, items, targets, { publisher, isSpelling: false });
  return problems;
};
