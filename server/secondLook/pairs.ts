/** Second looks, each with its first screening [ZB-1]. */
import { nearest } from '../../src/contract/runs';
import { firstOf, type RatedRun, sameSession } from '../../src/domain/secondLook/looks';
import { prepared } from '../database/prepared';
import type { Database } from '../database/tables';

/** A row without its answers. */
export interface LookRow extends RatedRun {
  id: number;
  /** Changes with the row. */
  tag: string;
}

export interface LookPair {
  first: LookRow;
  second: LookRow;
}

/** Both as one row: what a second look may belong to is looked for by the database, and judged by the domain. */
const readCandidates = prepared((db) =>
  db
    .selectFrom('screeningRun as second')
    .innerJoin('screeningRun as first', (join) =>
      join
        .onRef('first.userId', '=', 'second.userId')
        .onRef('first.screeningId', '=', 'second.screeningId')
        .on('first.secondOf', 'is', null)
        .on('first.completed', '=', 1)
        .on(({ eb, or, and }) =>
          or([
            eb('first.clientId', '=', eb.ref('second.secondOf')),
            and([
              eb('second.secondOf', '=', nearest),
              eb('first.startedAt', '>=', eb('second.startedAt', '-', sameSession)),
              eb('first.startedAt', '<=', eb('second.startedAt', '+', sameSession)),
            ]),
          ]),
        ),
    )
    .where('second.secondOf', 'is not', null)
    .where('second.completed', '=', 1)
    .select([
      ...(['second.id', 'second.tag', 'second.userId', 'second.screeningId', 'second.secondOf'] as const),
      ...(['second.clientId', 'second.startedAt', 'second.ratedBy', 'second.ratedFrom'] as const),
      ...(['first.id as firstId', 'first.tag as firstTag', 'first.clientId as firstClientId'] as const),
      ...(['first.startedAt as firstStartedAt', 'first.ratedBy as firstRatedBy'] as const),
      'first.ratedFrom as firstRatedFrom',
    ])
    .orderBy('second.id'),
);

type Candidate = Awaited<ReturnType<typeof readCandidates>>[number];

const modeOf = (ratedFrom: string | null): RatedRun['ratedFrom'] => (ratedFrom === 'clip' ? 'clip' : 'live');

const secondOf = (row: Candidate): LookRow => ({
  id: row.id,
  tag: row.tag,
  userId: row.userId,
  screeningId: row.screeningId,
  clientId: row.clientId,
  secondOf: row.secondOf,
  start: new Date(row.startedAt).toISOString(),
  completed: true,
  rater: row.ratedBy,
  ratedFrom: modeOf(row.ratedFrom),
});

const candidateOf = (row: Candidate): LookRow => ({
  id: row.firstId,
  tag: row.firstTag,
  userId: row.userId,
  screeningId: row.screeningId,
  clientId: row.firstClientId,
  start: new Date(row.firstStartedAt).toISOString(),
  completed: true,
  rater: row.firstRatedBy,
  ratedFrom: modeOf(row.firstRatedFrom),
});

/** Returns the second looks that have a first screening, by id. */
export const findPairs = async (db: Database): Promise<LookPair[]> => {
  const candidates = new Map<number, Candidate[]>();
  for (const row of await readCandidates(db, {})) {
    const own = candidates.get(row.id) ?? [];
    own.push(row);
    candidates.set(row.id, own);
  }
  return [...candidates.values()].flatMap((rows) => {
    const [row] = rows;
    if (!row) return [];
    const second = secondOf(row);
    const first = firstOf(second, rows.map(candidateOf));
    return first ? [{ first, second }] : [];
  });
};
