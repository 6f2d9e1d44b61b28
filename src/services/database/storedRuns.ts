import * as z from 'zod/mini';
import { planChangeSchema } from '../../contract/planChanges';
import { exerciseRunSchema, screeningRunSchema, testRunSchema } from '../../contract/runs';
import { exerciseSchema, userSchema } from '../../contract/schemas';
import { isHere, type Owner, unknownOrigin } from '../../domain/owner';
import { type LocalRun, newestRows, type RunKind, type RunOf } from '../../domain/runs';
import { failureSchema } from '../failureSchema';
import { originSchema } from '../originSchema';
import { type RunTable, readInSlices } from './slices';

/** Another app of schema version 3 does not store them: a run without them is not open and not refused [DB-12]. */
const localFields = {
  localId: z.optional(z.number()),
  lostId: z.optional(z.number()),
  id: z.optional(screeningRunSchema.shape.id),
  recordedBy: userSchema.shape.id,
  position: z._default(z.nullable(z.int().check(z.nonnegative())), null),
  touchedAt: z.string(),
  refusal: z._default(z.nullable(z.object({ status: z.int(), message: z.string() })), null),
  // Older app versions did not store the last three.
  failure: z._default(z.nullable(failureSchema), null),
  forkOf: z._default(z.nullable(z.string()), null),
  origin: z._default(originSchema, unknownOrigin),
};

const localScreeningRunSchema = z.extend(screeningRunSchema, {
  kind: z._default(z.literal('screeningRun'), 'screeningRun'),
  ...localFields,
  drafts: z._default(
    z.record(z.string(), z.pick(testRunSchema, { questionResults: true, questionRangeResults: true })),
    {},
  ),
  tracksideId: z.optional(z.string()),
});

const { form, exerciseId, dose, byName, reason } = planChangeSchema.shape;

/** What a trainer changed in an exercise [PL-2]. */
const adaptedSchema = z.optional(
  // Older app versions did not store the dose.
  z.object({ form, exerciseId, dose: z._default(dose, null), byName, reason }),
);

const localExerciseRunSchema = z.extend(exerciseRunSchema, {
  kind: z._default(z.literal('exerciseRun'), 'exerciseRun'),
  ...localFields,
  screeningRunClientId: z._default(z.nullable(z.string()), null),
  exercises: z._default(z.array(z.extend(exerciseSchema, { adapted: adaptedSchema })), []),
  // Older app versions did not store it.
  offersFeedback: z._default(z.boolean(), false),
});

/**
 * Completes a row of another app of schema version 3 [DB-12]. The athlete counts as the one who recorded it. A dirty
 * one gets the revision of a first change, any other the one of a server that sends none.
 */
const completed = (row: unknown): unknown => {
  if (typeof row !== 'object' || row === null) return row;
  const { recordedBy, touchedAt, clientRevision, userId, start, isDirty }: Partial<LocalRun> = row;
  return {
    ...row,
    recordedBy: recordedBy ?? userId,
    touchedAt: touchedAt ?? start,
    clientRevision: clientRevision ?? (isDirty ? 1 : 0),
  };
};

/** Reads the row of a run. Returns null if it cannot be read. Such a row is kept unchanged. */
type ReadRun<Kind extends RunKind> = (row: unknown) => RunOf<Kind> | null;

/** The reader for each table of runs. */
export const readers: { [Kind in RunKind]: ReadRun<Kind> } = {
  screeningRun: (row) => localScreeningRunSchema.safeParse(completed(row)).data ?? null,
  exerciseRun: (row) => localExerciseRunSchema.safeParse(completed(row)).data ?? null,
};

/** Returns the runs that `change` changes, with the change. It returns a run that it does not change as it is. */
export const changedBy = <Run>(change: (run: Run) => Run, runs: readonly Run[]): Run[] =>
  runs.map(change).filter((run, index) => run !== runs[index]);

/** Returns the rows that can be read. */
export const readAll = <Content>(rows: unknown[], read: (row: unknown) => Content | null): Content[] =>
  rows.flatMap((row) => read(row) ?? []);

const isOwnedBy = (row: unknown, owner: Owner): boolean => {
  if (typeof row !== 'object' || row === null) return true;
  const origin = originSchema.safeParse('origin' in row ? row.origin : null);
  if (origin.success && !isHere(origin.data, owner)) return false;
  const id = ('recordedBy' in row && row.recordedBy) || ('userId' in row && row.userId);
  return typeof id !== 'number' || id === owner.id;
};

/** What a table of runs holds. */
export interface TableOfRuns<Kind extends RunKind> {
  runs: RunOf<Kind>[];
  /**
   * The unreadable rows of the user on this server, unchanged [SE-1, FL-18]. A row without an owner is among those of
   * every user, because otherwise nobody could export it.
   */
  unreadable: unknown[];
  /** The number of all rows. */
  size: number;
}

/** Reads a table of runs, and checks each row once: nothing else of a loading costs as much. */
export const readTable = async <Kind extends RunKind>(
  table: RunTable,
  kind: Kind,
  owner: Owner,
): Promise<TableOfRuns<Kind>> => {
  const read: TableOfRuns<Kind> = { runs: [], unreadable: [], size: 0 };
  await readInSlices(table, (rows) => {
    for (const row of rows) {
      const run = readers[kind](row);
      if (run) read.runs.push(run);
      else if (isOwnedBy(row, owner)) read.unreadable.push(row);
    }
    read.size += rows.length;
  });
  return read;
};

/**
 * Reads the runs of these local ids that are there and can be read, and the last ones of the table, among them all
 * after `known`, in their order.
 */
export const readFew = async <Kind extends RunKind>(
  table: RunTable,
  kind: Kind,
  localIds: readonly number[],
  known = Number.POSITIVE_INFINITY,
): Promise<TableOfRuns<Kind>> => {
  const newest = await table.openKeyCursor(null, 'prev');
  const before = Math.min((newest?.primaryKey ?? 0) - newestRows, known);
  const older = localIds.filter((localId) => localId <= before).toSorted((a, b) => a - b);
  const rows = await Promise.all([
    ...older.map((localId) => table.get(localId)),
    table.getAll(IDBKeyRange.lowerBound(before, true)),
  ]);
  const found = rows.flat().filter((row) => row !== undefined);
  return { runs: readAll(found, readers[kind]), unreadable: [], size: found.length };
};

/** Reads the runs of a table that `mayCount`. Most rows of a table do not, and to check them all costs the most. */
export const readSome = async <Kind extends RunKind>(
  table: RunTable,
  kind: Kind,
  mayCount: (row: Partial<LocalRun>) => boolean,
): Promise<RunOf<Kind>[]> => {
  const runs: RunOf<Kind>[] = [];
  await readInSlices(table, (rows) => runs.push(...readAll(rows.filter(mayCount), readers[kind])));
  return runs;
};
