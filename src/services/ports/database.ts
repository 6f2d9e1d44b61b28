/** `as_db`, and work on much of it at once. */
import type { ScreeningRun } from '../../contract/runs';
import type { Exercise, Screening, User, UserScreening } from '../../contract/schemas';
import type { ContentChanges } from '../../domain/changes';
import type { KeptClip } from '../../domain/clips';
import type { Owner } from '../../domain/owner';
import type { LastIds, LocalIds, LocalRun, Refusal, RunKind, RunOf, Runs, SentRun } from '../../domain/runs';

/** What this device holds for one user. */
export interface StoredData {
  users: User[];
  userScreenings: UserScreening[];
  screenings: Screening[];
  exercises: Exercise[];
  runs: Runs;
  /** The runs of this person that wait for a former server, oldest first [FL-18]. */
  formerRuns: LocalRun[];
  /** Rows of the user's damaged runs, unchanged. They stay in the database. */
  unreadableRuns: unknown[];
  /**
   * This page's upgrade of the database dropped the exercises of an older app version. An update loads them [DB-4].
   */
  lacksExercises: boolean;
  /** Rows cannot be read. Only loading everything from the server brings them back. */
  isDamaged: boolean;
  /** File names of the videos on this device. */
  videos: string[];
}

/** What became of runs of the server. */
export interface StoredRuns {
  /** Whether a run of this device stayed that is older than the server's: the device lacks what the server has. */
  keepsOlder: boolean;
}

/** What the server has about screenings. */
export interface FetchedScreenings {
  userScreenings: UserScreening[];
  screenings: Screening[];
  /** All screening runs of the athletes. */
  runs: ScreeningRun[];
  athleteIds: number[];
}

/**
 * `as_db`. Each method is one transaction. Writes reject with `StorageFullError` when the device has no space left.
 */
export interface Database {
  load(owner: Owner): Promise<StoredData>;
  /**
   * Like `load`, with only these runs, and of each kind the last ones that were stored, among them all after `known`.
   * None of them is unreadable.
   */
  loadSome(owner: Owner, localIds: LocalIds, known?: LastIds): Promise<StoredData>;
  /** Whether everything is there that an update loads for the owner: their own row marks a whole set [SE-1]. */
  isWhole(owner: Owner): Promise<boolean>;
  /** Replaces the users. The row of the user `mark` is written only if there is one already. */
  replaceUsers(users: User[], mark?: number): Promise<void>;
  /**
   * Keeps every run that is not replaceable [CO-7], and the screenings of all runs [AS-3]. What the owner recorded and
   * a server that names its database has lost, waits again [ON-5]. Returns the client ids of these runs as `lost`.
   */
  replaceScreenings(data: FetchedScreenings, owner: Owner): Promise<StoredRuns & { lost: string[] }>;
  /** Returns the stored user screening of this id, or null. */
  userScreening(id: number): Promise<UserScreening | null>;
  /**
   * Stores one user screening with its notes. Takes over what is assigned only together with `assigned`: its tests,
   * which are stored as well unless the device has them, or null where nothing is; otherwise the row keeps its
   * screening, if it has one (`notedRow`). Returns the row.
   */
  saveUserScreening(userScreening: UserScreening, assigned?: Screening | null): Promise<UserScreening>;
  /**
   * Stores a page of changes: `gone` first [DE-6]. Returns null and changes nothing when the device does not hold
   * everything of the owner: then it has to be loaded.
   */
  applyChanges(changes: ContentChanges, owner: Owner): Promise<StoredRuns | null>;
  /** Also removes the sent exercise runs of other users [SE-2]. */
  replaceExercises(exercises: Exercise[], owner: Owner): Promise<void>;
  /**
   * Stores the run under its `clientId`. Keeps a server id that was stored in the meantime. Returns its `localId`.
   */
  saveRun(run: LocalRun): Promise<number>;
  /**
   * Stores the run only if it is newer than what the device has of it at that moment; one that the device does not have
   * only where it `writesMissing`. Returns its `localId`, or null if nothing was stored.
   */
  saveIfNewer(run: LocalRun, writesMissing: boolean): Promise<number | null>;
  /**
   * Returns the runs of one kind that this user recorded, that wait for the server and can be sent now, oldest first.
   * Reads the ids of the screening runs at the same moment: one begun in between would seem to be gone [CO-6].
   */
  sendableRuns<Kind extends RunKind>(kind: Kind, owner: Owner): Promise<RunOf<Kind>[]>;
  /**
   * Stores the server ids. A run becomes clean only if it still has the sent revision [FL-7]. Leaves the runs of which
   * the server has something else as they are, and returns their client ids [FL-16].
   */
  markSent(kind: RunKind, sent: SentRun[]): Promise<string[]>;
  /** Counts a failed try for these runs [FL-15]. `message` is German. */
  markFailed(kind: RunKind, clientIds: string[], message: string): Promise<void>;
  /**
   * Gives the run a new client id, unless it has changed since it was sent. Its exercise runs that are still to be sent
   * follow it [FL-16]. Returns whether it has the new client id.
   */
  fork(
    kind: RunKind,
    sent: Pick<LocalRun, 'clientId' | 'clientRevision'>,
    newClientId: string,
  ): Promise<boolean>;
  /**
   * Makes a screening run wait again that the server lost, and its exercise runs that are still to be sent wait for it
   * [CO-23]. Returns whether this device has it.
   */
  sendAgain(screeningRunClientId: string): Promise<boolean>;
  /** Makes an exercise run wait as one that follows from no screening run [CO-23]. */
  detach(exerciseRunClientId: string): Promise<void>;
  /** Removes a run that was erased from the server [ON-5]. */
  removeRun(kind: RunKind, clientId: string): Promise<void>;
  /**
   * Removes the runs that the owner recorded for people who are not their athletes and nothing waits of, also open
   * ones, and returns them. What was refused of such people is not open any more [MB-6].
   */
  clearFormer(owner: Owner): Promise<Pick<LocalRun, 'kind' | 'clientId'>[]>;
  /** Sets the run aside, unless it has changed since the sending [CO-4]. */
  markRefused(kind: RunKind, clientId: string, revision: number, refusal: Refusal): Promise<void>;
  /** Makes the refused runs of this user wait for the server again [CO-4]. */
  clearRefusals(owner: Owner): Promise<void>;
  /** Stores this server as the origin of the runs of all users that have no origin yet [FL-18]. */
  nameServer(owner: Owner): Promise<void>;
  /**
   * Makes the sent runs wait again that this user recorded for their athletes: the server was restored from a backup
   * and may have lost them [ON-6]. Returns their client ids.
   */
  waitAgain(owner: Owner): Promise<string[]>;
  /** Makes runs of a former server wait to be sent here, under new client ids, by their former ones [FL-18]. */
  moveHere(owner: Owner, newClientIds: ReadonlyMap<string, string>): Promise<void>;
  /**
   * Returns the server id of each stored run of this kind by client id; null while the server does not have the run
   * [CO-6, ON-4].
   */
  runIds(kind: RunKind): Promise<Map<string, number | null>>;
  /** `etag` is the tag of its content on the server, if that is known [VI-1]. */
  saveVideo(fileName: string, video: Blob, etag?: string): Promise<void>;
  /** Stores the tag of a video that is here. */
  tagVideo(fileName: string, etag: string): Promise<void>;
  /** Returns the length and the tag of each video on this device [VI-1]. */
  keptVideos(): Promise<KeptClip[]>;
  video(fileName: string): Promise<Blob | null>;
  /** Deletes all other videos. */
  keepVideos(fileNames: readonly string[]): Promise<void>;
  /** Resolves when all earlier writes are done. */
  settled(): Promise<void>;
  /** Empties every table, or every one but the videos, but keeps all runs that are not replaceable [UP-15, CO-26]. */
  clear(options: { keepVideos: boolean }): Promise<void>;
  /**
   * Reports when a tab with an older app version starts and stops blocking the database [DB-11]. Returns a function
   * that unsubscribes.
   */
  onBlockedChange(listener: (isBlocked: boolean) => void): () => void;
  /**
   * Reports that the connection was lost and is open again. Nothing may be stored any more, for example because the
   * person deleted the website's data [DB-13]. Is called before any call returns what is stored by then. Returns a
   * function that unsubscribes.
   */
  onLost(listener: () => void): () => void;
  /** Reports a call that failed although the connection was opened again. Returns a function that unsubscribes. */
  onBroken(listener: () => void): () => void;
}

/** What an update needs to know of the runs of an athlete before they are stored. */
export interface ReceivedRuns {
  count: number;
  /** The screenings that they belong to. */
  screeningIds: number[];
}

/**
 * What reads or writes thousands of rows of `as_db` at once, beside the page where the browser can. It has a connection
 * of its own, as another tab has.
 */
export interface Bulk extends Pick<Database, 'load' | 'sendableRuns' | 'markSent' | 'nameServer'> {
  /**
   * Requests all runs of an athlete, and keeps them until `replaceScreenings`. Rejects like `Http.send`.
   */
  requestRuns(userId: number, token: string | null, signal: AbortSignal): Promise<ReceivedRuns>;
  /** Like `Database.replaceScreenings` with the kept runs of these athletes, completed for older servers [API-45]. */
  replaceScreenings(
    data: Omit<FetchedScreenings, 'runs'>,
    owner: Owner,
  ): Promise<StoredRuns & { lost: string[] }>;
}

/** Loads the code for work in bulk. */
export interface BulkLoader {
  load(): Promise<Bulk>;
}
