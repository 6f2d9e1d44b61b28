import type { Exercise, ExerciseRun, ScreeningRun, TestRun } from '../contract/schemas';

/** Why the server permanently refused a run [CO-4]. */
export interface Refusal {
  status: number;
  message: string;
}

export type RunKind = 'screeningRun' | 'exerciseRun';

/** Fields that exist only on this device and are never sent. */
interface LocalRunFields<Kind extends RunKind> {
  /** The table of the run. Set when the run is created or read. */
  kind: Kind;
  /** Key in `as_db`, set by the database at the first save [DB-10]. */
  localId?: number;
  /** The server id, missing until the upload [DB-10]. */
  id?: number;
  /** The user who was signed in at the recording. Only this user sees it as unsent and sends it [CO-5]. */
  recordedBy: number;
  /** Index of the next step to show, or null when the run is no longer open [FL-11]. */
  position: number | null;
  /** When a step was last left with 'Weiter', at first the start, ISO 8601. Shown as the time of the interruption. */
  touchedAt: string;
  refusal: Refusal | null;
}

export type TestAnswers = Pick<TestRun, 'questionResults' | 'questionRangeResults'>;

/**
 * A screening run on this device. `testRuns` holds only tests left with 'Weiter' [CO-9]. `drafts` holds the answers
 * on the screen by test id, so that every answer survives a reload.
 */
export interface LocalScreeningRun extends Omit<ScreeningRun, 'id'>, LocalRunFields<'screeningRun'> {
  drafts: Record<number, TestAnswers>;
}

/**
 * An exercise run on this device. It refers to its screening run by `clientId` until that run has a server id [CO-6].
 * It keeps a copy of its exercises, so that an update does not change a run in progress.
 */
export interface LocalExerciseRun extends Omit<ExerciseRun, 'id'>, LocalRunFields<'exerciseRun'> {
  screeningRunClientId: string | null;
  exercises: Exercise[];
  /**
   * Whether the app version that completed it offers feedback on every exercise run, not only on the latest [ON-4].
   */
  offersFeedback: boolean;
}

interface RunByKind {
  screeningRun: LocalScreeningRun;
  exerciseRun: LocalExerciseRun;
}

export type RunOf<Kind extends RunKind> = RunByKind[Kind];
export type LocalRun = RunOf<RunKind>;

/** The runs of both kinds. */
export type Runs = { [Kind in RunKind]: RunOf<Kind>[] };

/** A run that the server has stored, with the revision that was sent. */
export interface SentRun {
  clientId: string;
  id: number;
  revision: number;
}

/** Whether the run waits for the server: changed since the last upload and not refused. */
export const isWaiting = (run: LocalRun) => run.isDirty && run.refusal === null;

/** Whether the run waits to be sent by this user, who recorded it [CO-5]. */
export const isWaitingOf = (userId: number) => (run: LocalRun) => run.recordedBy === userId && isWaiting(run);

/**
 * Whether the server's data may replace the run: sent, unchanged since, and not open on this device [CO-7, FL-11].
 */
export const isReplaceable = (run: LocalRun) => run.id !== undefined && !run.isDirty && run.position === null;

/** Whether this user may see the run: they recorded it, or it is only a copy of the server's run [SE-1, SE-3]. */
export const isVisibleTo = (userId: number) => (run: LocalRun) =>
  run.recordedBy === userId || isReplaceable(run);

/** Returns the run with a change to send: dirty, with the next revision and no refusal [FL-6]. */
export const changed = <Run extends LocalRun>(run: Run, change: Partial<Run>): Run => ({
  ...run,
  ...change,
  isDirty: true,
  refusal: null,
  clientRevision: run.clientRevision + 1,
});

/** 'Zurück': one step back. The position is never sent, so the run does not become dirty. */
export const stepBack = <Run extends LocalRun>(run: Run): Run =>
  run.position === null || run.position === 0 ? run : { ...run, position: run.position - 1 };

/** The latest completed run [CO-8]. */
export const lastCompleted = <Run extends LocalRun>(runs: readonly Run[]): Run | undefined =>
  runs
    .filter((run) => run.completed)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .at(-1);

/** Converts a run of the server to a local run. Keeps the local fields of the stored row, if there is one. */
const fromServer = (run: ScreeningRun, stored: LocalScreeningRun | undefined): LocalScreeningRun => ({
  ...run,
  kind: 'screeningRun',
  isDirty: false,
  recordedBy: stored?.recordedBy ?? run.userId,
  position: null,
  touchedAt: stored?.touchedAt ?? run.start,
  drafts: stored?.drafts ?? {},
  refusal: null,
  ...(stored?.localId === undefined ? {} : { localId: stored.localId }),
});

/**
 * Merges a run of the server into the stored row. If the stored one is newer or not replaceable, it stays and only
 * gets the server id [CO-7].
 */
export const fetchedRow = (run: ScreeningRun, stored: LocalScreeningRun | undefined): LocalScreeningRun =>
  stored && (!isReplaceable(stored) || stored.clientRevision > run.clientRevision)
    ? { ...stored, id: run.id }
    : fromServer(run, stored);

/**
 * Merges a run to save into the stored row. Keeps the stored key, and what a sending has stored in the meantime: the
 * ids and the clean state.
 */
export const savedRow = <Run extends LocalRun>(run: Run, stored: Run): Run => {
  const isDirty = run.isDirty && (stored.isDirty || stored.clientRevision !== run.clientRevision);
  const row = { ...run, isDirty, localId: stored.localId, id: run.id ?? stored.id };
  if (!('screeningRunId' in row && 'screeningRunId' in stored)) return row;
  return { ...row, screeningRunId: row.screeningRunId ?? stored.screeningRunId };
};

/**
 * Returns the exercise runs that refer to the removed screening runs, with their server ids filled in. After the
 * removal the ids are unknown [CO-6].
 */
export const heirsOf = (
  removed: readonly LocalRun[],
  exerciseRuns: readonly LocalExerciseRun[],
): LocalExerciseRun[] => {
  const ids = new Map(removed.map(({ clientId, id }) => [clientId, id]));
  return exerciseRuns.flatMap((run) => {
    const id = ids.get(run.screeningRunClientId ?? '');
    return id === undefined || run.screeningRunId !== null ? [] : { ...run, screeningRunId: id };
  });
};

/** Returns the run with its server id. It becomes clean only if it still has the sent revision [FL-7]. */
export const asSent = <Run extends LocalRun>(run: Run, sent: Pick<SentRun, 'id' | 'revision'>): Run => ({
  ...run,
  id: sent.id,
  isDirty: run.isDirty && run.clientRevision !== sent.revision,
});

/** Returns the refused run. A run that changed since it was sent stays as it is [CO-4]. */
export const asRefused = <Run extends LocalRun>(run: Run, revision: number, refusal: Refusal): Run =>
  run.clientRevision === revision ? { ...run, refusal } : run;

/** Whether the run in memory is newer than the row: it was changed or sent while the row was being read. */
const isAhead = (run: LocalRun, read: LocalRun) =>
  run.clientRevision > read.clientRevision ||
  (run.clientRevision === read.clientRevision && read.isDirty && !run.isDirty);

/**
 * Merges the runs in memory into those of the database; the newer version of each run wins. A run that was stored or
 * sent once and is missing in the database was removed by another tab, so it is dropped.
 */
export const mergeLoaded = <Run extends LocalRun>(
  loaded: readonly Run[],
  inMemory: readonly Run[],
): Run[] => {
  const stored = new Map(loaded.map((run) => [run.clientId, run]));
  const ahead = inMemory.filter((run) => {
    const own = stored.get(run.clientId);
    if (own) return isAhead(run, own);
    return run.localId === undefined && run.id === undefined;
  });
  for (const run of ahead) stored.set(run.clientId, run);
  return [...stored.values()];
};
