import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Agreement } from '../../src/contract/agreement';
import { testRunSchema } from '../../src/contract/runs';
import { type Test, testSchema } from '../../src/contract/schemas';
import { agreementOf, type CountedPair, countPair } from '../../src/domain/secondLook/agreement';
import { readJson } from '../database/json';
import type { Database } from '../database/tables';
import { findScreenings } from '../screening/screenings';
import type { Clock } from '../system/time';
import { findPairs, type LookPair } from './pairs';

const testsColumn = z.array(testSchema);
const testRunsColumn = z.array(testRunSchema);

/** How many pairs are read and counted before others are served. */
const page = 50;

/** How long devices get the same sums with the features, in milliseconds [ZB-3]. */
const keptFor = 60_000;

/** A pair as it was counted, and the state of both runs then. */
interface Kept {
  state: string;
  counted: CountedPair;
}

const stateOf = ({ first, second }: LookPair): string => `${first.id} ${first.tag} ${second.tag}`;

const readTests = async (db: Database, pairs: readonly LookPair[]): Promise<Map<number, Test[]>> => {
  const ids = [...new Set(pairs.map(({ second }) => second.screeningId))];
  const rows = ids.length === 0 ? [] : await findScreenings(db, ids);
  return new Map(rows.map(({ id, tests }) => [id, readJson(testsColumn, tests)]));
};

/** Counts these pairs anew. One of which a run has gone meanwhile is left out. */
const countPairs = async (
  db: Database,
  pairs: readonly LookPair[],
  tests: ReadonlyMap<number, Test[]>,
): Promise<[number, Kept][]> => {
  const ids = pairs.flatMap(({ first, second }) => [first.id, second.id]);
  const rows = await db
    .selectFrom('screeningRun')
    .select(['id', 'testRuns'])
    .where('id', 'in', ids)
    .execute();
  const answers = new Map(rows.map(({ id, testRuns }) => [id, readJson(testRunsColumn, testRuns)]));
  return pairs.flatMap((pair): [number, Kept][] => {
    const { first, second } = pair;
    const [a, b] = [answers.get(first.id), answers.get(second.id)];
    if (!a || !b) return [];
    const counted = countPair(
      { ...first, testRuns: a },
      { ...second, testRuns: b },
      tests.get(second.screeningId) ?? [],
    );
    return [[second.id, { state: stateOf(pair), counted }]];
  });
};

/**
 * Counts how often raters differ [ZB-3]. The sums follow from the runs, so nothing of them is stored. What was counted
 * stays in memory with the state of both runs: only pairs that are new or have changed are read.
 */
export class AgreementCounter {
  private kept = new Map<number, Kept>();
  private latest: { agreement: Promise<Agreement>; at: number } | null = null;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly now: Clock,
  ) {}

  /** As it is now. One look at a time: each has all that was stored before it was asked for. */
  count(): Promise<Agreement> {
    const next = this.last.then(
      () => this.look(),
      () => this.look(),
    );
    this.last = next.catch(() => undefined);
    return next;
  }

  /** At most a minute old. */
  recent(): Promise<Agreement> {
    const now = this.now();
    // A clock that was set back makes nothing last longer.
    if (!this.latest || Math.abs(now - this.latest.at) >= keptFor) {
      const agreement = this.count();
      this.latest = { agreement, at: now };
      // A failure is not kept.
      agreement.catch(() => {
        this.latest = null;
      });
    }
    return this.latest.agreement;
  }

  private async look(): Promise<Agreement> {
    const pairs = await findPairs(this.db);
    const kept = new Map<number, Kept>();
    const changed: LookPair[] = [];
    for (const pair of pairs) {
      const known = this.kept.get(pair.second.id);
      if (known?.state === stateOf(pair)) kept.set(pair.second.id, known);
      else changed.push(pair);
    }
    const tests = await readTests(this.db, changed);
    for (let from = 0; from < changed.length; from += page) {
      const counted = await countPairs(this.db, changed.slice(from, from + page), tests);
      for (const [id, one] of counted) kept.set(id, one);
      await nextTurn();
    }
    this.kept = kept;
    return agreementOf([...kept.values()].map(({ counted }) => counted));
  }
}
