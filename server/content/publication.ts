/** What publishing some items does, before anything is done. */
import type { ContentBody, ContentProblem, ContentTarget, PublishPlan } from '../../src/contract/content';
import type { Library, LibraryItem } from '../../src/domain/content/library';
import { contentFaults } from '../../src/domain/content/problems';
import { isOnlySpelling } from '../../src/domain/content/spelling';
import type { MarkedClips } from '../clips/marked';
import type { Database } from '../database/tables';
import { notFound } from '../http/errors';
import { hasDraft, nameOf, type StoredItem } from './items';
import { changedMeanwhile, presentItem } from './listItems';
import { type PublicationFault, toProblem } from './problemTexts';
import type { Usage } from './usage';

export type StoredItems = ReadonlyMap<string, StoredItem>;

/** Whether an item can be used by others. */
const isPublished = ({ state }: StoredItem): boolean => state === 'published';

/**
 * Returns the items that somebody names and that differ from what is published. Throws 404 for one that there is not,
 * and 409 with one that somebody has changed meanwhile [CT-11].
 */
export const demandTargets = async (
  db: Database,
  items: StoredItems,
  targets: readonly ContentTarget[],
): Promise<StoredItem[]> => {
  const named = new Set<StoredItem>();
  for (const { key, revision } of targets) {
    const item = items.get(key);
    if (!item) throw notFound('Diesen Inhalt');
    if (item.revision !== revision) throw changedMeanwhile(await presentItem(db, key));
    named.add(item);
  }
  return [...named].filter((item) => item.state === 'retired' || hasDraft(item));
};

/** Returns all items as they are once these are published. */
const libraryAfter = (items: StoredItems, together: ReadonlySet<string>): Library =>
  new Map(
    [...items].map(([key, { draft, published, state }]): [string, LibraryItem] => {
      const body = together.has(key) ? draft : (published ?? draft);
      return [key, { ...body, state }];
    }),
  );

const faultsOfWhole = ({ state, draft, published }: StoredItem, isSpelling: boolean): PublicationFault[] => {
  if (state === 'retired') return [{ path: '', fault: 'retired' }];
  if (!isSpelling) return [];
  if (published === null) return [{ path: '', fault: 'neverPublished' }];
  return isOnlySpelling(published, draft) ? [] : [{ path: '', fault: 'notOnlySpelling' }];
};

/** Whether the draft of an item shows one of these clips. */
const isWithClip = ({ draft: { body } }: StoredItem, clips: ReadonlySet<string>): boolean =>
  'video' in body && body.video !== null && clips.has(body.video);

const clipFaults = (item: StoredItem, { withdrawn }: MarkedClips): PublicationFault[] =>
  isWithClip(item, withdrawn) ? [{ path: 'video', fault: 'clipWithdrawn' }] : [];

/** Returns what stops these items from being published together. */
export const problemsOf = (
  items: StoredItems,
  targets: readonly StoredItem[],
  clips: MarkedClips,
  isSpelling: boolean,
): ContentProblem[] => {
  const together = new Set(targets.map(({ key }) => key));
  const library = libraryAfter(items, together);
  return targets.flatMap((item) =>
    [
      ...faultsOfWhole(item, isSpelling),
      ...clipFaults(item, clips),
      ...contentFaults(item.key, item.draft, { library, together }),
    ].map((fault) => toProblem(item.key, fault)),
  );
};

/** Returns what stops items from being published where there are no others. */
export const problemsOfNew = (items: readonly (ContentBody & { key: string })[]): ContentProblem[] => {
  const library: Library = new Map(items.map((item) => [item.key, { ...item, state: 'published' }]));
  const surroundings = { library, together: new Set<string>() };
  return items.flatMap((item) =>
    contentFaults(item.key, item, surroundings).map((fault) => toProblem(item.key, fault)),
  );
};

/** Returns what stops a retired item from coming back as it was published. */
export const problemsOfReturn = (items: StoredItems, item: StoredItem): ContentProblem[] => {
  const library = libraryAfter(items, new Set());
  return contentFaults(item.key, item.published ?? item.draft, { library, together: new Set() }).map(
    (fault) => toProblem(item.key, fault),
  );
};

/**
 * Returns the screenings that get a new version: those that are published themselves, and the published ones with a
 * test that is [CT-2].
 */
export const screeningsOf = (items: StoredItems, targets: readonly StoredItem[]): StoredItem[] => {
  const keys = new Set(targets.map(({ key }) => key));
  return [...items.values()].filter(
    (item) =>
      item.draft.kind === 'screening' &&
      (keys.has(item.key) ||
        (isPublished(item) &&
          item.published?.kind === 'screening' &&
          item.published.body.tests.some((test) => keys.has(test)))),
  );
};

/** Returns what publishing these items would do [CT-11]. */
export const planOf = (
  items: StoredItems,
  targets: readonly StoredItem[],
  clips: MarkedClips,
  usageOf: (key: string) => Usage,
): PublishPlan => ({
  versions: screeningsOf(items, targets)
    .filter(({ state }) => state !== 'retired')
    .map((item) => ({
      key: item.key,
      name: nameOf(targets.includes(item) ? item.draft : (item.published ?? item.draft)),
      version: item.version + 1,
      ...usageOf(item.key),
    })),
  limitedClips: targets.filter((item) => isWithClip(item, clips.limited)).map(({ draft }) => nameOf(draft)),
  problems: problemsOf(items, targets, clips, false),
});
