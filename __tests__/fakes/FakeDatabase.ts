import type { Exercise, Screening, ScreeningRun, User, UserScreening } from '../../src/contract/schemas';
import { StorageFullError } from '../../src/domain/errors';
import {
  asRefused,
  asSent,
  fetchedRow,
  heirsOf,
  isReplaceable,
  isVisibleTo,
  isWaitingOf,
  type LocalRun,
  type Refusal,
  type RunKind,
  type RunOf,
  type Runs,
  type SentRun,
  savedRow,
} from '../../src/domain/runs';
import type { Database, StoredData } from '../../src/services/ports';
import { bindMethods } from './bindMethods';

interface Tables extends Runs {
  user: User[];
  userScreening: UserScreening[];
  screening: Screening[];
  exercise: Exercise[];
  lastLocalId: number;
}

/** The data on the device. It outlives every tab, and so every `FakeDatabase` that uses it. */
export interface Disk {
  tables: Tables;
  videos: Map<string, Blob>;
  /** Damaged rows of runs. */
  unreadableRuns: unknown[];
  lacksExercises: boolean;
  /** Errors of the next writes, in order; a write that fails changes nothing. */
  failures: Error[];
}

const emptyTables = (): Tables => ({
  user: [],
  userScreening: [],
  screening: [],
  screeningRun: [],
  exercise: [],
  exerciseRun: [],
  lastLocalId: 0,
});

export const emptyDisk = (): Disk => ({
  tables: emptyTables(),
  videos: new Map(),
  unreadableRuns: [],
  lacksExercises: false,
  failures: [],
});

export const diskIsFull = () => new StorageFullError('QuotaExceededError');

const byStart = (a: LocalRun, b: LocalRun) => Date.parse(a.start) - Date.parse(b.start);

/** The table of one kind of run, typed for both kinds. */
const runsOf = (tables: Tables, kind: RunKind): LocalRun[] => tables[kind];

/** The key of a stored run. */
const localIdOf = ({ localId }: LocalRun) => Number(localId);

/** Stores a run and returns its key. */
const put = (tables: Tables, run: LocalRun): number => {
  const table = runsOf(tables, run.kind);
  const index = table.findIndex(({ clientId }) => clientId === run.clientId);
  if (index >= 0) {
    table[index] = run;
    return localIdOf(run);
  }
  tables.lastLocalId += 1;
  table.push({ ...run, localId: tables.lastLocalId });
  return tables.lastLocalId;
};

/** Removes the screening runs that the server has, except `keep`. Their exercise runs get their server ids. */
const dropScreeningRuns = (tables: Tables, keep: (run: LocalRun) => boolean) => {
  const gone = tables.screeningRun.filter((run) => isReplaceable(run) && !keep(run));
  tables.screeningRun = tables.screeningRun.filter((run) => !gone.includes(run));
  for (const heir of heirsOf(gone, tables.exerciseRun)) put(tables, heir);
};

/**
 * `as_db` in memory. It copies everything that goes in or out. Each method takes effect atomically, in the order of the
 * calls.
 */
export class FakeDatabase implements Database {
  private last: Promise<unknown> = Promise.resolve();
  private isDead = false;
  private readonly blockedListeners = new Set<(isBlocked: boolean) => void>();

  constructor(private readonly disk: Disk) {
    bindMethods(this);
  }

  /** The tab dies: pending calls have no effect, and their promises never settle. */
  kill() {
    this.isDead = true;
  }

  private enqueue<Result>(work: () => Result): Promise<Result> {
    const result = this.last.then(() => (this.isDead ? new Promise<Result>(() => {}) : work()));
    this.last = result.catch(() => undefined);
    return result;
  }

  private read<Result>(work: (tables: Tables) => Result): Promise<Result> {
    return this.enqueue(() => structuredClone(work(this.disk.tables)));
  }

  /** Changes a copy, which replaces the tables only if the work does not throw. */
  private write<Input, Result>(
    input: Input,
    work: (tables: Tables, input: Input) => Result,
  ): Promise<Result> {
    const own = structuredClone(input);
    return this.enqueue(() => {
      this.failIfTold();
      const tables = structuredClone(this.disk.tables);
      const result = work(tables, own);
      this.disk.tables = tables;
      return result;
    });
  }

  private failIfTold() {
    const failure = this.disk.failures.shift();
    if (failure) throw failure;
  }

  load(userId: number): Promise<StoredData> {
    return this.read((tables) => ({
      users: tables.user,
      userScreenings: tables.userScreening,
      screenings: tables.screening,
      exercises: tables.exercise,
      runs: {
        screeningRun: tables.screeningRun.filter(isVisibleTo(userId)),
        exerciseRun: tables.exerciseRun.filter(isVisibleTo(userId)),
      },
      unreadableRuns: this.disk.unreadableRuns,
      lacksExercises: this.disk.lacksExercises,
      videos: [...this.disk.videos.keys()],
    }));
  }

  replaceUsers(users: User[]) {
    return this.write(users, (tables, own) => {
      tables.user = own;
    });
  }

  replaceScreenings(data: {
    userScreenings: UserScreening[];
    screenings: Screening[];
    runs: ScreeningRun[];
  }) {
    return this.write(data, (tables, { userScreenings, screenings, runs }) => {
      const stored = new Map(tables.screeningRun.map((run) => [run.clientId, run]));
      const fresh = new Set(runs.map(({ clientId }) => clientId));
      dropScreeningRuns(tables, ({ clientId }) => fresh.has(clientId));
      for (const run of runs) put(tables, fetchedRow(run, stored.get(run.clientId)));
      Object.assign(tables, { userScreening: userScreenings, screening: screenings });
    });
  }

  saveUserScreening(userScreening: UserScreening) {
    return this.write(userScreening, (tables, own) => {
      tables.userScreening = [...tables.userScreening.filter(({ id }) => id !== own.id), own];
    });
  }

  replaceExercises(exercises: Exercise[], userId: number) {
    return this.write(exercises, (tables, own) => {
      tables.exercise = own;
      tables.exerciseRun = tables.exerciseRun.filter(
        (run) => !isReplaceable(run) || run.recordedBy === userId,
      );
    });
  }

  saveRun(run: LocalRun) {
    return this.write(run, (tables, own) => {
      const stored = runsOf(tables, own.kind).find(({ clientId }) => clientId === own.clientId);
      if (!stored) return put(tables, own);
      return stored.clientRevision > own.clientRevision
        ? localIdOf(stored)
        : put(tables, savedRow(own, stored));
    });
  }

  waitingRuns<Kind extends RunKind>(kind: Kind, recordedBy: number) {
    return this.read((runs: Runs) => {
      const ofKind: RunOf<Kind>[] = runs[kind];
      return ofKind.filter(isWaitingOf(recordedBy)).sort(byStart);
    });
  }

  private change(kind: RunKind, clientId: string, change: (run: LocalRun) => LocalRun, tables: Tables) {
    const stored = runsOf(tables, kind).find((run) => run.clientId === clientId);
    if (stored) put(tables, change(stored));
  }

  markSent(kind: RunKind, sent: SentRun[]) {
    return this.write(sent, (tables, own) => {
      for (const entry of own) this.change(kind, entry.clientId, (run) => asSent(run, entry), tables);
    });
  }

  markRefused(kind: RunKind, clientId: string, revision: number, refusal: Refusal) {
    return this.write(refusal, (tables, own) => {
      this.change(kind, clientId, (run) => asRefused(run, revision, own), tables);
    });
  }

  clearRefusals(recordedBy: number) {
    return this.write(recordedBy, (tables, own) => {
      for (const run of [...tables.screeningRun, ...tables.exerciseRun]) {
        if (run.recordedBy === own) run.refusal = null;
      }
    });
  }

  runIds(kind: RunKind) {
    return this.read((tables) => {
      const runs = runsOf(tables, kind);
      return new Map(runs.map(({ clientId, id }) => [clientId, id ?? null]));
    });
  }

  saveVideo(fileName: string, video: Blob) {
    return this.enqueue(() => {
      this.failIfTold();
      this.disk.videos.set(fileName, video);
    });
  }

  video(fileName: string) {
    return this.enqueue(() => this.disk.videos.get(fileName) ?? null);
  }

  settled() {
    return this.enqueue(() => undefined);
  }

  clear() {
    return this.write(null, (tables) => {
      dropScreeningRuns(tables, () => false);
      const { screeningRun, exerciseRun, lastLocalId } = tables;
      Object.assign(tables, emptyTables(), {
        screeningRun,
        exerciseRun: exerciseRun.filter((run) => !isReplaceable(run)),
        lastLocalId,
      });
      this.disk.videos.clear();
    });
  }

  onBlockedChange(listener: (isBlocked: boolean) => void) {
    this.blockedListeners.add(listener);
    return () => this.blockedListeners.delete(listener);
  }

  /** Reports that a tab with an older app version starts or stops blocking the database. */
  setBlocked(isBlocked: boolean) {
    for (const listener of this.blockedListeners) listener(isBlocked);
  }
}
