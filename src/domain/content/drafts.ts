/** Items of the club's own content as a person sees them: with what they wrote and the server does not have [CT-1]. */
import type {
  ContentBody,
  ContentItem,
  ContentItemOf,
  ContentKind,
  ContentStanding,
} from '../../contract/content';
import type { EntryOf } from '../outbox';
import { isSameJson } from '../sameJson';

/** The kinds in the order in which the pages list them. */
export const contentKinds = [
  'screening',
  'test',
  'exercise',
  'basis',
  'feedback',
] as const satisfies ContentKind[];

/** The kinds of which a club has several items, each with a page of its own. */
export const namedKinds = ['screening', 'test', 'exercise'] as const satisfies ContentKind[];

export type NamedKind = (typeof namedKinds)[number];

export const isNamedKind = (kind: string | undefined): kind is NamedKind =>
  namedKinds.some((named) => named === kind);

export const isNamedItem = (item: ContentItem): item is ContentItemOf<NamedKind> => isNamedKind(item.kind);

export const isContentOf =
  <Kind extends ContentKind>(kind: Kind) =>
  (item: ContentItem): item is ContentItemOf<Kind> =>
    item.kind === kind;

/** The page on which an item is edited; the kinds of which there is one have theirs on the list. */
export const contentPath = ({ kind, key }: { kind: ContentKind; key: string }): string =>
  isNamedKind(kind) ? `/content/${kind}/${key}` : `/content/${kind}`;

/** Returns what a new item of a kind has. */
export const emptyBody = (kind: ContentKind): ContentBody => {
  switch (kind) {
    case 'screening':
      return { kind, body: { name: '', tests: [] } };
    case 'test':
      return {
        kind,
        body: {
          name: '',
          video: null,
          what: null,
          materials: null,
          execution: null,
          sides: false,
          tries: 1,
          counts: 'best',
          needsSecondPerson: false,
          watchedFrom: null,
          ageFrom: null,
          ageTo: null,
          questions: [],
          rangeQuestions: [],
        },
      };
    case 'exercise':
      return {
        kind,
        body: {
          name: '',
          video: null,
          description: null,
          description2: null,
          description3: null,
          materials: null,
          goal: null,
          sets: 3,
          seconds: null,
          seconds2: null,
          distance: null,
          distance2: null,
          repeat: 10,
          repeat2: null,
          pause: 30,
          sides: false,
          easier: null,
          harder: null,
          group: null,
        },
      };
    case 'basis':
      return { kind, body: { exercises: [] } };
    case 'feedback':
      return { kind, body: { questions: [] } };
  }
};

/** Returns the name of an item; empty for the kinds of which there is one. */
export const nameOf = ({ body }: ContentBody): string => ('name' in body ? body.name : '');

/** Returns what a copy of an item begins with, under another name [CT-10]. */
export const copyOf = (item: ContentItemOf<NamedKind>, name: string): ContentBody => {
  switch (item.kind) {
    case 'screening':
      return { kind: item.kind, body: { ...item.body, name } };
    case 'test':
      return { kind: item.kind, body: { ...item.body, name } };
    case 'exercise':
      return { kind: item.kind, body: { ...item.body, name } };
  }
};

/** Returns the item with another body. One that is as published stays without a draft only while nothing differs. */
export const withBody = (item: ContentItem, draft: ContentBody): ContentItem =>
  isSameJson(item.body, draft.body) ? item : { ...item, hasDraft: true, ...draft };

const unpublished: ContentStanding = {
  state: 'draft',
  publishedId: null,
  version: 0,
  publishedAt: null,
  runs: 0,
  athletes: 0,
};

/** Returns how an item is published. */
export const standingOf = ({
  state,
  publishedId,
  version,
  publishedAt,
  runs,
  athletes,
}: ContentStanding): ContentStanding => ({ state, publishedId, version, publishedAt, runs, athletes });

/** An item of which only a draft is here. `changedAt` is ISO 8601. */
export const newItem = (
  key: string,
  changedAt: string,
  draft: ContentBody,
  standing: ContentStanding = unpublished,
): ContentItem => ({
  key,
  revision: 0,
  hasDraft: true,
  changedAt,
  changedBy: null,
  ...standing,
  ...draft,
});

/** Returns the items with the drafts that wait on this device, which are in the order of writing. */
export const withWaitingDrafts = (
  items: readonly ContentItem[],
  entries: readonly EntryOf<'contentDraft'>[],
): ContentItem[] => {
  const shown = new Map(items.map((item) => [item.key, item]));
  for (const { payload, writtenAt } of entries) {
    const { key, revision: _, standing, ...draft } = payload;
    const item = shown.get(key);
    shown.set(key, item ? withBody(item, draft) : newItem(key, writtenAt, draft, standing));
  }
  return [...shown.values()];
};

/**
 * Returns a draft that was written on another one, which the server has now, on what that one got. The revision stays
 * when it was written on something else: then the server has to ask [CT-11].
 */
export const onItem = (
  newer: EntryOf<'contentDraft'>,
  sent: { revision: number },
  present: { revision: number },
): EntryOf<'contentDraft'> =>
  newer.payload.revision === sent.revision
    ? { ...newer, payload: { ...newer.payload, revision: present.revision } }
    : newer;
