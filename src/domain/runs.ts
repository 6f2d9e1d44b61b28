import type { ExerciseRun, ScreeningRun, TestRun } from '../contract/runs';
import type { Failure } from './failure';
import { isHere, type Origin, type Owner } from './owner';
import type { PlannedExercise } from './plan';

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
  /** Where it was recorded. `recordedBy` may be somebody else on another server [FL-18]. */
  origin: Origin;
  /** Index of the next step to show, or null when the run is no longer open [FL-11]. */
  position: number | null;
  /** When a step was last left with 'Weiter', at first the start, ISO 8601. Shown as the time of the interruption. */
  touchedAt: string;
  refusal: Refusal | null;
  /** Null after a success. */
  failure: Failure | null;
  /** The former client id, if this run went on under a new one because the server had stored something else [FL-16]. */
  forkOf: string | null;
  /** The former server id, while the run waits again because the server has lost it [ON-5]. */
  lostId?: number | undefined;
  /** The client id of the session at the track to which a screening run belongs; missing in any other run [TS-1]. */
  tracksideId?: string | undefined;
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
  exercises: PlannedExercise[];
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

/** How many of the last rows of a table come with some that are asked for: what was begun right before a kill. */
export const newestRows = 5;

/** Some runs on this device, by their local ids. */
export type LocalIds = { [Kind in RunKind]: number[] };

/** The last local id of each kind that is known; 0 for none. */
export type LastIds = Record<RunKind, number>;

/** A run that was sent, and what the server has stored then. */
export interface SentRun {
  clientId: string;
  /** The revision that was sent. */
  revision: number;
  stored: ScreeningRun | ExerciseRun;
}

/** Whether the run waits for the server: changed since the last upload and not refused. */
export const isWaiting = (run: LocalRun) => run.isDirty && run.refusal === null;

/** Whether this user recorded the run, on this server [CO-5, FL-18]. */
export const isOwnedBy = (owner: Owner) => (run: LocalRun) =>
  run.recordedBy === owner.id && isHere(run.origin, owner);

/** Whether the run waits to be sent by this user, who recorded it [CO-5]. */
export const isWaitingOf = (owner: Owner) => (run: LocalRun) => isOwnedBy(owner)(run) && isWaiting(run);

/**
 * Whether the server's data may replace the run: sent, unchanged since, and not open on this device [CO-7, FL-11].
 */
export const isReplaceable = (run: LocalRun) => run.id !== undefined && !run.isDirty && run.position === null;

/**
 * Returns the run as if it was neither stored nor sent yet, so that nothing drops it before it is stored again. One
 * without any answer is still not sent [FL-5].
 */
export const asUnstored = <Run extends LocalRun>({ localId: _key, id, ...run }: Run) =>
  ({ ...run, isDirty: run.isDirty || id !== undefined }) as Run;

/** Whether the run is about one of this user's athletes, and only a copy of what this server has. */
const isCopyFor = (owner: Owner) => (run: LocalRun) =>
  isReplaceable(run) && isHere(run.origin, owner) && owner.athleteIds.includes(run.userId);

/**
 * Whether this user may see the run: they recorded it, or it is a copy that the server gives them [SE-1, SE-3]. Other
 * copies are here until the next update if a tab that was frozen sent them for somebody else after the last one.
 */
export const isVisibleTo = (owner: Owner) => (run: LocalRun) =>
  isOwnedBy(owner)(run) || isCopyFor(owner)(run);

/** Whether the run is open and goes on by itself: those of a session go on together [FL-11, TS-4]. */
export const goesOnAlone = ({ position, tracksideId }: LocalRun) =>
  position !== null && tracksideId === undefined;

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

/** Milliseconds by which the clock of another device may be ahead. */
const toleratedLead = 24 * 60 * 60 * 1000;

type Started = Pick<LocalRun, 'start' | 'id'>;

/** Whether the run starts more than a day after `now`, in milliseconds since the epoch: one of both clocks is wrong. */
export const isAheadOf = (now: number, { start }: Pick<LocalRun, 'start'>) =>
  Date.parse(start) > now + toleratedLead;

/** A run that the server does not have yet is later than all that it has. */
const idOf = ({ id }: Started) => id ?? Number.MAX_SAFE_INTEGER;

/**
 * Compares runs by their start, then by their server id, earliest first [CO-8]. `now` is in milliseconds since the
 * epoch. A run that starts more than a day later was recorded by a device whose clock was ahead. Until the server says
 * when it has arrived, it counts as earlier than all others, or it would be the last for years.
 */
export const byStart =
  (now: number) =>
  (a: Started, b: Started): number =>
    Number(isAheadOf(now, b)) - Number(isAheadOf(now, a)) ||
    Date.parse(a.start) - Date.parse(b.start) ||
    idOf(a) - idOf(b);

/** No run is older than the app. */
const madeAt = Date.UTC(2025, 0, 1);

/**
 * When a new run starts, in milliseconds [CO-8]: `now`, or right after the last of these runs if this clock was set
 * back. That is certain where it is more than a day behind a run that came from our server, which has judged its start,
 * or behind the time when the app was made. Only such a run says who rated it.
 *
 * @param runs those that the user has recorded
 */
export const startOfNext = (runs: readonly LocalRun[], now: number): number => {
  const judged = runs.filter((run) => run.kind === 'screeningRun' && run.ratedBy !== undefined);
  const isSetBack = now < madeAt || judged.some((run) => isAheadOf(now, run));
  return isSetBack ? Math.max(madeAt, ...runs.map(({ start }) => Date.parse(start))) + 1 : now;
};

/** The latest completed run [CO-8]. `now` as in `byStart`. */
export const lastCompleted = <Run extends LocalRun>(runs: readonly Run[], now: number): Run | undefined =>
  runs
    .filter((run) => run.completed)
    .toSorted(byStart(now))
    .at(-1);

/** Whether the run was stored or sent once. */
export const wasStored = ({ localId, id }: Pick<LocalRun, 'localId' | 'id'>) =>
  localId !== undefined || id !== undefined;
