import type { Exercise, ExerciseRun, ScreeningRun, TestRun } from '../contract/schemas';

/** Why the server refused a run for good [CO-4]. */
export interface Refusal {
  status: number;
  message: string;
}

export type RunKind = 'screeningRun' | 'exerciseRun';

/** What a run has on this device only; none of it is ever sent. */
interface LocalRunFields<Kind extends RunKind> {
  /** Says which table the run is kept in; set when it is made or read. */
  kind: Kind;
  /** Key in `as_db`, given by the database at the first save [DB-10]. */
  localId?: number;
  /** The server's id, missing until the upload [DB-10]. */
  id?: number;
  /** The user who was signed in when the run was recorded: sees it as unsent and sends it [CO-5]. */
  recordedBy: number;
  /** Index of the step that is shown next, or null once the run is no longer open [FL-11]. */
  position: number | null;
  /** When the run was last worked on, ISO 8601; says since when it is interrupted. */
  touchedAt: string;
  refusal: Refusal | null;
}

export type TestAnswers = Pick<TestRun, 'questionResults' | 'questionRangeResults'>;

/**
 * A screening run on this device. `testRuns` holds only tests left with 'Weiter' [CO-9]; `drafts` what is on the
 * screen, by test id, so that every single answer survives a reload.
 */
export interface LocalScreeningRun extends Omit<ScreeningRun, 'id'>, LocalRunFields<'screeningRun'> {
  drafts: Record<number, TestAnswers>;
}

/**
 * A training on this device. It points to its screening run by `clientId` until that run has a server id [CO-6], and
 * keeps the exercises as they were at its start, so that no update changes a training under way.
 */
export interface LocalExerciseRun extends Omit<ExerciseRun, 'id'>, LocalRunFields<'exerciseRun'> {
  screeningRunClientId: string | null;
  exercises: Exercise[];
  /** It has been completed by an app that offers feedback on every exercise run, not only on the latest [ON-4]. */
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

/** A run that the server has stored, at the revision that was sent. */
export interface SentRun {
  clientId: string;
  id: number;
  revision: number;
}

/** Waits for the server: changed since the last upload and not refused. */
export const isWaiting = (run: LocalRun) => run.isDirty && run.refusal === null;

/** Waits to be sent by this user, who recorded it [CO-5]. */
export const isWaitingOf = (userId: number) => (run: LocalRun) => run.recordedBy === userId && isWaiting(run);

/**
 * May be replaced by what the server has: sent, unchanged since, and not to be gone on with here, which the server knows
 * nothing of [CO-7, FL-11].
 */
export const isReplaceable = (run: LocalRun) => run.id !== undefined && !run.isDirty && run.position === null;

/** May be shown to this user: recorded by them, or the server's own copy [SE-1, SE-3]. */
export const isVisibleTo = (userId: number) => (run: LocalRun) =>
  run.recordedBy === userId || isReplaceable(run);

/** The run with a change to be sent: a higher revision, dirty, and worth another try [FL-6]. */
export const changed = <Run extends LocalRun>(run: Run, change: Partial<Run>): Run => ({
  ...run,
  ...change,
  isDirty: true,
  refusal: null,
  clientRevision: run.clientRevision + 1,
});

/** 'Zurück': one step back. Where the person stands is this device's business, so nothing becomes dirty. */
export const stepBack = <Run extends LocalRun>(run: Run): Run =>
  run.position === null || run.position === 0 ? run : { ...run, position: run.position - 1 };

/** The last run is the last completed one [CO-8]. */
export const lastCompleted = <Run extends LocalRun>(runs: readonly Run[]): Run | undefined =>
  runs
    .filter((run) => run.completed)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .at(-1);

/** The server's run as it is kept here, over what this device already has of it. */
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

/** The row of a run that came from the server, over the stored one: what is newer here stays, and gets the id [CO-7]. */
export const fetchedRow = (run: ScreeningRun, stored: LocalScreeningRun | undefined): LocalScreeningRun =>
  stored && (!isReplaceable(stored) || stored.clientRevision > run.clientRevision)
    ? { ...stored, id: run.id }
    : fromServer(run, stored);

/** The row of a run that is saved, over the stored one: its key stays, and so does what was sent of it meanwhile. */
export const savedRow = <Run extends LocalRun>(run: Run, stored: Run): Run => {
  const isDirty = run.isDirty && (stored.isDirty || stored.clientRevision !== run.clientRevision);
  const row = { ...run, isDirty, localId: stored.localId, id: run.id ?? stored.id };
  if (!('screeningRunId' in row && 'screeningRunId' in stored)) return row;
  return { ...row, screeningRunId: row.screeningRunId ?? stored.screeningRunId };
};

/**
 * Those of the trainings that follow from a screening run that is about to leave this device, each with its id: later they
 * could not learn it any more [CO-6].
 */
export const heirsOf = (
  gone: readonly LocalRun[],
  trainings: readonly LocalExerciseRun[],
): LocalExerciseRun[] => {
  const ids = new Map(gone.map(({ clientId, id }) => [clientId, id]));
  return trainings.flatMap((training) => {
    const id = ids.get(training.screeningRunClientId ?? '');
    return id === undefined || training.screeningRunId !== null ? [] : { ...training, screeningRunId: id };
  });
};

/** The run once the server has it: with its id, and clean only if nothing changed since [FL-7]. */
export const asSent = <Run extends LocalRun>(run: Run, sent: Pick<SentRun, 'id' | 'revision'>): Run => ({
  ...run,
  id: sent.id,
  isDirty: run.isDirty && run.clientRevision !== sent.revision,
});

/** The run set aside, unless it has changed since it was refused [CO-4]. */
export const asRefused = <Run extends LocalRun>(run: Run, revision: number, refusal: Refusal): Run =>
  run.clientRevision === revision ? { ...run, refusal } : run;

/** What is in memory may be newer than what was read, as reading takes its time: changed since, or sent since. */
const isAhead = (run: LocalRun, read: LocalRun) =>
  run.clientRevision > read.clientRevision ||
  (run.clientRevision === read.clientRevision && read.isDirty && !run.isDirty);

/**
 * What the database holds, over it what is in memory and newer. What the database held once and holds no more is
 * gone: another tab has sent it and cleared the data.
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
