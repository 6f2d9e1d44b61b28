import type { Exercise, Screening, User, UserScreening } from '../../src/contract/schemas';
import { byKind, type ContentChanges, isLeaving, neededScreenings } from '../../src/domain/changes';
import { StorageFullError } from '../../src/domain/errors';
import { asFailed } from '../../src/domain/failure';
import { isOfFormer, parted } from '../../src/domain/formerAthletes';
import { notedRow } from '../../src/domain/notes';
import { named, type Owner } from '../../src/domain/owner';
import { heirsOf, idsOf } from '../../src/domain/runIds';
import {
  asFork,
  asMissing,
  asRefused,
  asSent,
  awaitingAgain,
  followingFork,
  underFork,
  withoutScreening,
} from '../../src/domain/runOutcomes';
import { differsOnServer, sendable } from '../../src/domain/runPosts';
import { isFormerOf, lostRuns, movedHere, possiblyLost } from '../../src/domain/runServers';
import {
  isOwnedBy,
  isReplaceable,
  isVisibleTo,
  isWaitingOf,
  type LastIds,
  type LocalIds,
  type LocalRun,
  newestRows,
  type Refusal,
  type RunKind,
  type RunOf,
  type Runs,
  type SentRun,
} from '../../src/domain/runs';
import { fetchedRow, isNewer, savedRow, staysOlder } from '../../src/domain/savedRows';
import type { Database, FetchedScreenings, StoredData } from '../../src/services/ports';
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
  /** The tags of the videos that have one. */
  videoTags: Map<string, string>;
  /** Damaged rows of runs. */
  unreadableRuns: unknown[];
  lacksExercises: boolean;
  /** Errors of the next writes, in order; a write that fails changes nothing. */
  failures: Error[];
  /** Every write fails. */
  isFull: boolean;
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
  videoTags: new Map(),
  unreadableRuns: [],
  lacksExercises: false,
  failures: [],
  isFull: false,
});

export const diskIsFull = () => new StorageFullError('QuotaExceededError');

const byStart = (a: LocalRun, b: LocalRun) => Date.parse(a.start) - Date.parse(b.start);

/** Rows come in the order of their keys, however they were written. */
const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;

/** The table of one kind of run, typed for both kinds. */
const runsOf = (tables: Tables, kind: RunKind): LocalRun[] => tables[kind];

/** The key of a stored run. */
const localIdOf = ({ localId }: LocalRun) => Number(localId);

/** Stores a run and returns its key. */
const put = (tables: Tables, run: LocalRun): number => {
  const table = runsOf(tables, run.kind);
  const index = table.findIndex(
    ({ clientId, localId }) => clientId === run.clientId || localId === run.localId,
  );
  if (index >= 0) {
    table[index] = run;
    return localIdOf(run);
  }
  tables.lastLocalId += 1;
  table.push({ ...run, localId: tables.lastLocalId });
  return tables.lastLocalId;
};

/** The row of a run, also if another tab has given it a new client id meanwhile [FL-16]. */
const rowOf = (tables: Tables, { kind, clientId, localId }: LocalRun): LocalRun | undefined => {
  const rows = runsOf(tables, kind);
  return (
    rows.find((row) => row.clientId === clientId) ??
    rows.find((row) => row.localId === localId && row.forkOf === clientId)
  );
};

/** Stores a run of which this is the row so far, and returns its key. */
const putRun = (tables: Tables, { localId: _known, ...run }: LocalRun, stored: LocalRun | undefined) =>
  put(tables, stored ? savedRow(underFork(run as LocalRun, stored), stored) : (run as LocalRun));

/** Puts each row in the place of the one with its id. */
const putAll = <Table extends 'user' | 'userScreening' | 'screening' | 'exercise'>(
  tables: Pick<Tables, Table>,
  table: Table,
  rows: Tables[Table][number][],
) => {
  const kept = (tables[table] as { id: number }[]).filter(({ id }) => !rows.some((row) => row.id === id));
  Object.assign(tables, { [table]: [...kept, ...rows].sort(byId) });
};

/** Removes the screenings that nothing on the device needs [AS-3]. */
const dropScreenings = (tables: Tables) => {
  const needed = neededScreenings([...tables.userScreening, ...tables.screeningRun]);
  tables.screening = tables.screening.filter(({ id }) => needed.has(id));
};

/**
 * Copies the tables. Both copies have the same rows: a deep copy of everything at each write would cost most of a test.
 */
const copyOf = (tables: Tables): Tables => ({
  user: [...tables.user],
  userScreening: [...tables.userScreening],
  screening: [...tables.screening],
  screeningRun: [...tables.screeningRun],
  exercise: [...tables.exercise],
  exerciseRun: [...tables.exerciseRun],
  lastLocalId: tables.lastLocalId,
});

const bothKinds = (tables: Tables): LocalRun[] => [...tables.screeningRun, ...tables.exerciseRun];

const clientIdsOf = (runs: LocalRun[]) => runs.map(({ clientId }) => clientId);

/** Makes sent runs wait again. The exercise runs that wait forget the server ids of the screening runs among them. */
const makeWait = (tables: Tables, sent: LocalRun[]) => {
  for (const run of sent) put(tables, asMissing(run));
  tables.exerciseRun = tables.exerciseRun.map(awaitingAgain(sent.map(({ clientId }) => clientId)));
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
  private readonly lossListeners = new Set<() => void>();
  private readonly breakListeners = new Set<() => void>();

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

  /**
   * Changes a copy, which replaces the tables only if the work does not throw. The work replaces rows, never changes
   * them.
   */
  private write<Input, Result>(
    input: Input,
    work: (tables: Tables, input: Input) => Result,
  ): Promise<Result> {
    const own = structuredClone(input);
    return this.enqueue(() => {
      this.failIfTold();
      const tables = copyOf(this.disk.tables);
      const result = work(tables, own);
      this.disk.tables = tables;
      return result;
    });
  }

  private failIfTold() {
    const failure = this.disk.failures.shift();
    if (failure) throw failure;
    if (this.disk.isFull) throw diskIsFull();
  }

  isWhole({ id }: Owner) {
    return this.read(({ user }) => user.some((row) => row.id === id) && !this.disk.lacksExercises);
  }

  private heldFor(owner: Owner, tables: Tables): StoredData {
    return {
      users: tables.user,
      userScreenings: tables.userScreening,
      screenings: tables.screening,
      exercises: tables.exercise,
      runs: {
        screeningRun: tables.screeningRun.filter(isVisibleTo(owner)),
        exerciseRun: tables.exerciseRun.filter(isVisibleTo(owner)),
      },
      formerRuns: bothKinds(tables).filter(isFormerOf(owner)).sort(byStart),
      unreadableRuns: this.disk.unreadableRuns,
      lacksExercises: this.disk.lacksExercises,
      isDamaged: this.disk.unreadableRuns.length > 0,
      videos: [...this.disk.videos.keys()].sort(),
    };
  }

  load(owner: Owner): Promise<StoredData> {
    return this.read((tables) => this.heldFor(owner, tables));
  }

  loadSome(owner: Owner, localIds: LocalIds, known?: LastIds): Promise<StoredData> {
    return this.read((tables) => {
      const { runs, formerRuns, ...content } = this.heldFor(owner, tables);
      const isAmong = (run: LocalRun) =>
        localIdOf(run) > Math.max(...tables[run.kind].map(localIdOf)) - newestRows ||
        localIdOf(run) > (known?.[run.kind] ?? Number.POSITIVE_INFINITY) ||
        localIds[run.kind].includes(localIdOf(run));
      return {
        ...content,
        runs: {
          screeningRun: runs.screeningRun.filter(isAmong),
          exerciseRun: runs.exerciseRun.filter(isAmong),
        },
        formerRuns: formerRuns.filter(isAmong),
        unreadableRuns: [],
      };
    });
  }

  replaceUsers(users: User[], mark?: number) {
    return this.write(users, (tables, own) => {
      const isMarked = mark === undefined || tables.user.some(({ id }) => id === mark);
      tables.user = own.filter(({ id }) => isMarked || id !== mark).sort(byId);
    });
  }

  replaceScreenings(data: FetchedScreenings, owner: Owner) {
    return this.write(data, (tables, { userScreenings, screenings, runs, athleteIds }) => {
      const lost = lostRuns(tables.screeningRun, owner, athleteIds, runs);
      const waiting = new Set(clientIdsOf(lost));
      makeWait(tables, lost);
      const stored = new Map(tables.screeningRun.map((run) => [run.clientId, run]));
      const fresh = new Set(runs.map(({ clientId }) => clientId));
      dropScreeningRuns(tables, ({ clientId }) => fresh.has(clientId));
      for (const run of runs.filter(({ clientId }) => !waiting.has(clientId)))
        put(tables, fetchedRow(run, stored.get(run.clientId), owner.instance));
      tables.userScreening = userScreenings.sort(byId);
      dropScreenings(tables);
      putAll(tables, 'screening', screenings);
      return {
        lost: [...waiting],
        keepsOlder: runs.some((run) => staysOlder(stored.get(run.clientId), run)),
      };
    });
  }

  applyChanges(changes: ContentChanges, owner: Owner) {
    return this.write(changes, (tables, own) => {
      if (!tables.user.some(({ id }) => id === owner.id)) return null;
      const gone = byKind(own.gone);
      const leaves = isLeaving(gone, owner);
      const stored = new Map(tables.screeningRun.map((run) => [run.clientId, run]));
      const fresh = new Set(own.runs.map(({ clientId }) => clientId));
      dropScreeningRuns(tables, (run) => fresh.has(run.clientId) || !leaves(run));
      tables.exerciseRun = tables.exerciseRun.filter(
        (run) => !isReplaceable(run) || (isOwnedBy(owner)(run) && !leaves(run)),
      );
      tables.user = tables.user.filter(({ id }) => !gone.athlete.includes(id));
      tables.userScreening = tables.userScreening.filter(
        ({ id, userId }) => !gone.userScreening.includes(id) && !gone.athlete.includes(userId),
      );
      tables.exercise = tables.exercise.filter(({ id }) => !gone.exercise.includes(id));
      putAll(tables, 'user', own.users);
      putAll(tables, 'userScreening', own.userScreenings);
      putAll(tables, 'screening', own.screenings);
      putAll(tables, 'exercise', own.exercises);
      for (const run of own.runs) put(tables, fetchedRow(run, stored.get(run.clientId), owner.instance));
      dropScreenings(tables);
      return { keepsOlder: own.runs.some((run) => staysOlder(stored.get(run.clientId), run)) };
    });
  }

  userScreening(id: number) {
    return this.read(({ userScreening }) => userScreening.find((row) => row.id === id) ?? null);
  }

  saveUserScreening(userScreening: UserScreening, assigned?: Screening | null) {
    return this.write({ own: userScreening, screening: assigned }, (tables, { own, screening }) => {
      const stored = tables.userScreening.find(({ id }) => id === own.id);
      const row = screening === undefined ? notedRow(own, stored) : own;
      if (screening && !tables.screening.some(({ id }) => id === screening.id))
        tables.screening = [...tables.screening, screening].sort(byId);
      tables.userScreening = [...tables.userScreening.filter(({ id }) => id !== own.id), row].sort(byId);
      return structuredClone(row);
    });
  }

  replaceExercises(exercises: Exercise[], owner: Owner) {
    return this.write(exercises, (tables, own) => {
      tables.exercise = own.sort(byId);
      tables.exerciseRun = tables.exerciseRun.filter((run) => !isReplaceable(run) || isOwnedBy(owner)(run));
    });
  }

  saveRun(run: LocalRun) {
    return this.write(run, (tables, own) => {
      const stored = rowOf(tables, own);
      return stored && stored.clientRevision > own.clientRevision
        ? localIdOf(stored)
        : putRun(tables, own, stored);
    });
  }

  saveIfNewer(run: LocalRun, writesMissing: boolean) {
    return this.write(run, (tables, own) => {
      const stored = rowOf(tables, own);
      return isNewer(own, stored, writesMissing) ? putRun(tables, own, stored) : null;
    });
  }

  sendableRuns<Kind extends RunKind>(kind: Kind, owner: Owner) {
    return this.read((runs: Runs) => {
      const ofKind: RunOf<Kind>[] = runs[kind];
      return sendable(ofKind.filter(isWaitingOf(owner)), idsOf(runs.screeningRun)).sort(byStart);
    });
  }

  private change(kind: RunKind, clientId: string, change: (run: LocalRun) => LocalRun, tables: Tables) {
    const stored = runsOf(tables, kind).find((run) => run.clientId === clientId);
    if (stored) put(tables, change(stored));
  }

  markSent(kind: RunKind, sent: SentRun[]) {
    return this.write(sent, (tables, own) => {
      const differing: string[] = [];
      for (const entry of own) {
        this.change(
          kind,
          entry.clientId,
          (run) => {
            if (!differsOnServer(run, entry)) return asSent(run, entry);
            differing.push(run.clientId);
            return run;
          },
          tables,
        );
      }
      return differing;
    });
  }

  markFailed(kind: RunKind, clientIds: string[], message: string) {
    return this.write(clientIds, (tables, own) => {
      for (const clientId of own) this.change(kind, clientId, (run) => asFailed(run, message), tables);
    });
  }

  fork(kind: RunKind, sent: Pick<LocalRun, 'clientId' | 'clientRevision'>, newClientId: string) {
    return this.write(sent, (tables, { clientId, clientRevision }) => {
      const stored = runsOf(tables, kind).find((run) => run.clientId === clientId);
      if (stored?.clientRevision !== clientRevision) return false;
      tables.exerciseRun = tables.exerciseRun.map(followingFork(clientId, newClientId));
      put(tables, asFork<LocalRun>(stored, newClientId));
      return true;
    });
  }

  sendAgain(clientId: string) {
    return this.write(clientId, (tables, own) => {
      const lost = tables.screeningRun.filter((run) => run.clientId === own);
      makeWait(tables, lost);
      return lost.length > 0;
    });
  }

  detach(clientId: string) {
    return this.write(clientId, (tables, own) => {
      tables.exerciseRun = tables.exerciseRun.map((run) =>
        run.clientId === own ? withoutScreening(run) : run,
      );
    });
  }

  removeRun(kind: RunKind, clientId: string) {
    return this.write(clientId, (tables, own) => {
      const runs = runsOf(tables, kind).filter((run) => run.clientId !== own);
      Object.assign(tables, { [kind]: runs });
    });
  }

  clearFormer(owner: Owner) {
    return this.write(owner, (tables, own) => {
      const former = bothKinds(tables).filter(isOfFormer(own));
      const left = former.filter((run) => parted(run) === null);
      const isLeft = (run: LocalRun) => left.includes(run);
      for (const run of former) put(tables, parted(run) ?? run);
      const gone = tables.screeningRun.filter(isLeft);
      tables.screeningRun = tables.screeningRun.filter((run) => !isLeft(run));
      for (const heir of heirsOf(gone, tables.exerciseRun)) put(tables, heir);
      const leftIds = new Set(clientIdsOf(left));
      tables.exerciseRun = tables.exerciseRun.filter(({ clientId }) => !leftIds.has(clientId));
      return left.map(({ kind, clientId }) => ({ kind, clientId }));
    });
  }

  markRefused(kind: RunKind, clientId: string, revision: number, refusal: Refusal) {
    return this.write(refusal, (tables, own) => {
      this.change(kind, clientId, (run) => asRefused(run, revision, own), tables);
    });
  }

  clearRefusals(owner: Owner) {
    return this.write(owner, (tables, own) => {
      for (const run of bothKinds(tables).filter(isOwnedBy(own))) put(tables, { ...run, refusal: null });
    });
  }

  nameServer(owner: Owner) {
    return this.write(owner, (tables, own) => {
      for (const run of bothKinds(tables)) {
        if (run.origin.instance === null) put(tables, named(run, run.recordedBy, own));
      }
    });
  }

  waitAgain(owner: Owner) {
    return this.write(owner, (tables, own) => {
      const sent = possiblyLost(bothKinds(tables), own);
      makeWait(tables, sent);
      return clientIdsOf(sent);
    });
  }

  moveHere(owner: Owner, newClientIds: ReadonlyMap<string, string>) {
    return this.write({ owner, newClientIds }, (tables, own) => {
      for (const run of bothKinds(tables).filter(isFormerOf(own.owner))) {
        if (own.newClientIds.has(run.clientId)) put(tables, movedHere(run, own.owner, own.newClientIds));
      }
    });
  }

  runIds(kind: RunKind) {
    return this.read((tables) => idsOf(runsOf(tables, kind)));
  }

  saveVideo(fileName: string, video: Blob, etag?: string) {
    return this.enqueue(() => {
      this.failIfTold();
      this.disk.videos.set(fileName, video);
      this.disk.videoTags.delete(fileName);
      if (etag !== undefined) this.disk.videoTags.set(fileName, etag);
    });
  }

  tagVideo(fileName: string, etag: string) {
    return this.enqueue(() => {
      this.failIfTold();
      if (this.disk.videos.has(fileName)) this.disk.videoTags.set(fileName, etag);
    });
  }

  keptVideos() {
    return this.enqueue(() =>
      [...this.disk.videos.keys()].toSorted().map((fileName) => ({
        fileName,
        size: this.disk.videos.get(fileName)?.size ?? 0,
        etag: this.disk.videoTags.get(fileName) ?? null,
      })),
    );
  }

  video(fileName: string) {
    return this.enqueue(() => this.disk.videos.get(fileName) ?? null);
  }

  keepVideos(fileNames: readonly string[]) {
    return this.enqueue(() => {
      for (const fileName of this.disk.videos.keys()) {
        if (!fileNames.includes(fileName)) this.disk.videos.delete(fileName);
      }
    });
  }

  settled() {
    return this.enqueue(() => undefined);
  }

  clear({ keepVideos }: { keepVideos: boolean }) {
    return this.write(null, (tables) => {
      dropScreeningRuns(tables, () => false);
      const { screeningRun, exerciseRun, lastLocalId } = tables;
      Object.assign(tables, emptyTables(), {
        screeningRun,
        exerciseRun: exerciseRun.filter((run) => !isReplaceable(run)),
        lastLocalId,
      });
      if (!keepVideos) this.disk.videos.clear();
    });
  }

  onBlockedChange(listener: (isBlocked: boolean) => void) {
    this.blockedListeners.add(listener);
    return () => this.blockedListeners.delete(listener);
  }

  onLost(listener: () => void) {
    this.lossListeners.add(listener);
    return () => this.lossListeners.delete(listener);
  }

  onBroken(listener: () => void) {
    this.breakListeners.add(listener);
    return () => this.breakListeners.delete(listener);
  }

  /** Reports a call that failed although the connection was opened again. */
  reportBreak() {
    for (const listener of this.breakListeners) listener();
  }

  /** The person deletes the database. Calls that come later find it empty. */
  lose() {
    return this.enqueue(() => {
      Object.assign(this.disk, emptyDisk());
      this.reportLoss();
    });
  }

  reportLoss() {
    for (const listener of this.lossListeners) listener();
  }

  /** Reports that a tab with an older app version starts or stops blocking the database. */
  setBlocked(isBlocked: boolean) {
    for (const listener of this.blockedListeners) listener(isBlocked);
  }
}
