/** Which athletes the list shows, and in which order [DE-3]. */
import { byPersonName, byWord, type PersonName } from '../personOrder';
import { plainText } from '../plainText';
import type { DeskRow } from './deskRows';
import { type ReasonKind, reasonKinds } from './reasons';

/** Those who need attention, all, or those with a reason of this kind. */
export type DeskShown = 'attention' | 'all' | ReasonKind;

/** The orders that can be chosen; the first is the usual one. */
export const deskSorts = ['attention', 'name', 'screening', 'training'] as const;
export type DeskSort = (typeof deskSorts)[number];

/** `team` is '' for all teams. */
export interface DeskChoice {
  search: string;
  shown: DeskShown;
  team: string;
  sort: DeskSort;
}

export const openingChoice: DeskChoice = { search: '', shown: 'attention', team: '', sort: 'attention' };

const isOneOf =
  <Value extends string>(values: readonly Value[]) =>
  (value: string | null): value is Value =>
    values.some((one) => one === value);

const isShown = isOneOf<DeskShown>(['attention', 'all', ...reasonKinds]);
const isSort = isOneOf(deskSorts);

/** Reads the choice from the query of the address. What does not fit is as at the opening. */
export const choiceOf = (query: URLSearchParams): DeskChoice => {
  const shown = query.get('shown');
  const sort = query.get('sort');
  return {
    search: query.get('search') ?? openingChoice.search,
    shown: isShown(shown) ? shown : openingChoice.shown,
    team: query.get('team') ?? openingChoice.team,
    sort: isSort(sort) ? sort : openingChoice.sort,
  };
};

/** Returns the choice as a query of the address, without what is as at the opening. */
export const queryOf = (choice: DeskChoice): Record<string, string> =>
  Object.fromEntries(
    Object.entries(choice).filter(([key, value]) => value !== openingChoice[key as keyof DeskChoice]),
  );

const isAmong = ({ reasons }: DeskRow, shown: DeskShown): boolean => {
  if (shown === 'all') return true;
  return shown === 'attention' ? reasons.length > 0 : reasons.some(({ kind }) => kind === shown);
};

/** Returns how many athletes each choice has. */
export const shownCounts = (rows: readonly DeskRow[]): Record<DeskShown, number> => {
  const count = (shown: DeskShown) => rows.filter((row) => isAmong(row, shown)).length;
  return {
    attention: count('attention'),
    all: rows.length,
    message: count('message'),
    unassigned: count('unassigned'),
    due: count('due'),
    idle: count('idle'),
    plan: count('plan'),
    pain: count('pain'),
    feedback: count('feedback'),
    invited: count('invited'),
    guardian: count('guardian'),
    forgotten: count('forgotten'),
  };
};

/** Returns the teams of the athletes, by name. */
export const deskTeams = (rows: readonly Pick<DeskRow, 'team'>[]): string[] =>
  [...new Set(rows.flatMap(({ team }) => team ?? []))].toSorted(byWord);

type Named = PersonName & { id: number };
type Compare = (a: DeskRow, b: DeskRow) => number;

const byName = (a: Named, b: Named): number => byPersonName(a, b) || a.id - b.id;

/** Returns the athletes by name. */
export const sortedByName = <Row extends Named>(rows: readonly Row[]): Row[] => rows.toSorted(byName);

/** Latest first; never comes last. */
const latestFirst = (a: string | null, b: string | null): number =>
  (b === null ? Number.NEGATIVE_INFINITY : Date.parse(b)) -
    (a === null ? Number.NEGATIVE_INFINITY : Date.parse(a)) || 0;

/** By the heaviest reason; of the same weight the one that lasts longest first. */
const byAttention: Compare = ({ reasons: [a] }, { reasons: [b] }) => {
  if (!a || !b) return Number(!a) - Number(!b);
  const weight = reasonKinds.indexOf(a.kind) - reasonKinds.indexOf(b.kind);
  return weight || -latestFirst(a.since ?? null, b.since ?? null);
};

const orders: Record<DeskSort, Compare> = {
  attention: byAttention,
  name: byName,
  screening: (a, b) => latestFirst(a.lastScreening?.start ?? null, b.lastScreening?.start ?? null),
  training: (a, b) => latestFirst(a.lastTraining, b.lastTraining),
};

/** Returns the rows in this order; those that are equal in it by name. */
export const sortedRows = (rows: readonly DeskRow[], sort: DeskSort): DeskRow[] =>
  rows.toSorted((a, b) => orders[sort](a, b) || byName(a, b));

/** Returns the rows of this filter, in their order [DE-3]. */
export const filteredRows = (
  rows: readonly DeskRow[],
  { shown, team }: Pick<DeskChoice, 'shown' | 'team'>,
): DeskRow[] => rows.filter((row) => isAmong(row, shown) && (team === '' || row.team === team));

/** The name of the screening that all have to whom one is assigned, if these are several; else null [DE-11]. */
export const sharedScreening = (rows: readonly DeskRow[]): string | null => {
  const names = rows.flatMap(({ screening }) => screening ?? []).map(({ name }) => name);
  const [first] = names;
  return names.length > 1 && first !== undefined && names.every((name) => name === first) ? first : null;
};

/**
 * Returns the address of an athlete's page that goes on in this list. A search is not kept: it looks for one person
 * [DE-12].
 */
export const athletePath = (id: number, choice: DeskChoice): string => {
  const query = new URLSearchParams(queryOf({ ...choice, search: '' })).toString();
  return `/athletes/${id}${query && `?${query}`}`;
};

/** The place of an athlete in the list of the desk. */
export interface DeskPlace {
  /** From 1. */
  number: number;
  all: number;
  /** The one before and the one after; null at the ends, and for those who are no athletes of the trainer any more. */
  former: DeskRow | null;
  next: DeskRow | null;
}

/**
 * Returns where an athlete is in the list, or null where they are not in it [DE-12].
 *
 * @param order the ids of the list when the page of this athlete was opened
 */
export const placeIn = (
  rows: readonly DeskRow[],
  order: readonly number[],
  athleteId: number,
): DeskPlace | null => {
  const place = order.indexOf(athleteId);
  if (place < 0) return null;
  const at = (index: number) => rows.find(({ id }) => id === order[index]) ?? null;
  return { number: place + 1, all: order.length, former: at(place - 1), next: at(place + 1) };
};

/**
 * Returns the next one after an athlete who needs the trainer, or null: the order goes round [DE-8].
 *
 * @param order the ids of those who needed the trainer when the page of this athlete was opened, heaviest first
 */
export const nextInNeed = (
  rows: readonly DeskRow[],
  order: readonly number[],
  athleteId: number,
): DeskRow | null => {
  const place = order.indexOf(athleteId);
  const inTurn = [...order.slice(place + 1), ...order.slice(0, Math.max(0, place))];
  const found = inTurn.flatMap((id) => rows.filter((row) => row.id === id && row.reasons.length > 0));
  return found[0] ?? null;
};

/** Returns the rows whose name has these letters, in their order. Case and accents do not count [DE-3]. */
export const foundRows = (rows: readonly DeskRow[], search: string): DeskRow[] => {
  const wanted = plainText(search.trim());
  return rows.filter(({ plainName }) => plainName.includes(wanted));
};
