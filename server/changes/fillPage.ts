import * as z from 'zod/mini';
import { goneSchema } from '../../src/contract/changes';
import type { Database } from '../database/tables';
import { findUserDetails } from '../users/users';
import type { Position } from './cursor';
import { goneItem, type Item, type Page } from './page';
import type { RowKind } from './rowKinds';
import { findKnownScreenings } from './screenings';
import type { Reference, Unit } from './units';
import type { View } from './view';
import { type Rows, rowsOf } from './visibleRows';

/** How many units are read at once: about as many as one page holds. */
const batch = 50;

async function* inBatches(units: AsyncIterable<Unit>): AsyncGenerator<Unit[]> {
  let waiting: Unit[] = [];
  for await (const unit of units) {
    waiting.push(unit);
    if (waiting.length < batch) continue;
    yield waiting;
    waiting = [];
  }
  yield waiting;
}

/** Reads all rows that units refer to, each kind at once. */
const readAll = async (
  db: Database,
  view: View,
  units: readonly Unit[],
): Promise<ReadonlyMap<string, Rows>> => {
  const ids = new Map<RowKind, Set<number>>();
  for (const { kind, id } of units.flatMap(({ references }) => references)) {
    if (kind === 'me' || kind === 'goneAthlete') continue;
    ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  }
  const rows = new Map<string, Rows>();
  for (const [kind, some] of ids) rows.set(kind, await rowsOf[kind].read(db, view, [...some]));
  return rows;
};

/** What one page is filled from. */
interface Source {
  db: Database;
  view: View;
  /** Where the page begins. */
  from: Position;
}

const nameOf = (kind: RowKind, id: number): string => `${kind} ${id}`;

/** Screenings stay on the device [AS-3], and lists are never gone. A user leaves as an athlete. */
const goneRow = (kind: RowKind, id: number): Item[] => {
  const { success, data } = z.safeParse(goneSchema, { kind, id });
  return success ? [goneItem(data)] : [];
};

/** Makes the items of units. A row that the page has already is not sent twice. */
class ItemMaker {
  private known: Promise<Set<number>> | null = null;

  constructor(
    private readonly source: Source,
    private readonly page: Page,
  ) {}

  /** Returns the items of a unit that the page lacks. */
  async itemsOf({ references }: Unit, rows: ReadonlyMap<string, Rows>): Promise<Item[]> {
    const items: Item[] = [];
    for (const reference of references) items.push(...(await this.itemsOfReference(reference, rows)));
    return items.filter(({ name }) => !this.page.has(name));
  }

  private async itemsOfReference(reference: Reference, rows: ReadonlyMap<string, Rows>): Promise<Item[]> {
    const { kind, id } = reference;
    if (kind === 'goneAthlete') return [goneItem({ kind: 'athlete', id })];
    if (kind === 'me') return this.caller();
    const row = rows.get(kind)?.get(id);
    if (!row) return this.isGone(reference, row) ? goneRow(kind, id) : [];
    const item = { field: rowsOf[kind].field, name: nameOf(kind, id), json: row.json };
    return [item, ...(await this.screening(row.screeningId))];
  }

  /** Whether the caller had the row, or may have had it, and it is no longer there for them. */
  private isGone({ ownerId }: Reference, row: null | undefined): boolean {
    return row === null || (ownerId !== null && this.source.view.userIds.has(ownerId));
  }

  private async caller(): Promise<Item[]> {
    const { db, view } = this.source;
    const me = await findUserDetails(db, view.viewer.username);
    return me ? [{ field: 'me', name: 'me', json: JSON.stringify(me) }] : [];
  }

  /** The screening that a row refers to, unless the caller has it. */
  private async screening(id: number | null | undefined): Promise<Item[]> {
    if (id === null || id === undefined) return [];
    const name = nameOf('screening', id);
    const { db, view, from } = this.source;
    this.known ??= findKnownScreenings(db, view, from);
    if ((await this.known).has(id) || this.page.has(name)) return [];
    const row = (await rowsOf.screening.read(db, view, [id])).get(id);
    return row ? [{ field: 'screenings', name, json: row.json }] : [];
  }
}

/**
 * Puts units into the page until one does not fit. Returns the position after the last one that is in it, or null
 * when all are.
 */
export const fillPage = async (
  page: Page,
  source: Source,
  units: AsyncIterable<Unit>,
): Promise<Position | null> => {
  const maker = new ItemMaker(source, page);
  let position = source.from;
  for await (const some of inBatches(units)) {
    const rows = await readAll(source.db, source.view, some);
    for (const unit of some) {
      if (!page.add(await maker.itemsOf(unit, rows))) return position;
      position = unit.position;
    }
  }
  return null;
};
