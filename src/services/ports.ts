/**
 * The outside world as interfaces for the sagas. `main.tsx` passes in the real implementations, tests pass in fakes.
 * Every promise may reject. Unless stated otherwise, it rejects with the platform's own error.
 */
import type { Call } from '../contract/calls';
import type { Changes } from '../contract/changes';
import type { Notification } from '../contract/chat';
import type {
  CurrentUser,
  Exercise,
  Screening,
  ScreeningRun,
  User,
  UserScreening,
} from '../contract/schemas';
import type { ContentChanges } from '../domain/changes';
import type { DeskData } from '../domain/deskData';
import type { FallbackName, FallbackRow } from '../domain/fallback';
import type { FeedbackRow } from '../domain/feedback';
import type { KeptClock } from '../domain/guide/keptClock';
import type { Tone } from '../domain/guide/signals';
import type { GuideSwitches } from '../domain/guide/switches';
import type { HomeScreenWay } from '../domain/homeScreen';
import type { LiveTransport } from '../domain/live';
import type { Entry } from '../domain/outbox';
import type { KnownServer, Owner } from '../domain/owner';
import type { LocalRun, Refusal, RunKind, RunOf, Runs, SentRun } from '../domain/runs';

/** The API. Rejects with `ApiError`, also when the answer does not fit the schema of the call [UP-17]. */
export interface Http {
  /** Fails after 10 s without an answer, plus 1 s per started kB (1,000 bytes) of a body [CO-1, FL-14]. */
  send<Answer>(call: Call<Answer>, token: string | null, signal: AbortSignal): Promise<Answer>;
  /** Like `send`, but returns the body of the answer as it came. */
  sendUnread(call: Call<unknown>, token: string | null, signal: AbortSignal): Promise<string>;
  /** Returns the bytes of a video. Fails after 20 s without a byte [CO-1]. */
  downloadVideo(fileName: string, token: string, signal: AbortSignal): Promise<Blob>;
}

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
  /** All runs of the athletes. */
  runs: ScreeningRun[];
  athleteIds: number[];
}

/**
 * `as_db`. Each method is one transaction. Writes reject with `StorageFullError` when the device has no space left.
 */
export interface Database {
  load(owner: Owner): Promise<StoredData>;
  /** Whether everything is there that an update loads for the owner: their own row marks a whole set [SE-1]. */
  isWhole(owner: Owner): Promise<boolean>;
  /** Replaces the users. The row of the user `mark` is written only if there is one already. */
  replaceUsers(users: User[], mark?: number): Promise<void>;
  /**
   * Keeps every run that is not replaceable [CO-7], and the screenings of all runs [AS-3]. What the owner recorded and a server that names its database has
   * lost, waits again [ON-5]. Returns the client ids of these runs as `lost`.
   */
  replaceScreenings(data: FetchedScreenings, owner: Owner): Promise<StoredRuns & { lost: string[] }>;
  /** Returns the stored user screening of this id, or null. */
  userScreening(id: number): Promise<UserScreening | null>;
  /**
   * Stores one user screening with its notes. Takes over what is assigned only together with `assigned`: its tests, which
   * are stored as well unless the device has them, or null where nothing is; otherwise the row keeps its screening, or has
   * none (`notedRow`). Returns the row.
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
  /** Sets the run aside, unless it has changed since the sending [CO-4]. */
  markRefused(kind: RunKind, clientId: string, revision: number, refusal: Refusal): Promise<void>;
  /** Makes the refused runs of this user wait for the server again [CO-4]. */
  clearRefusals(owner: Owner): Promise<void>;
  /** Stores this server as the origin of all runs that have none, whoever recorded them [FL-18]. */
  nameServer(owner: Owner): Promise<void>;
  /**
   * Makes the sent runs wait again that this user recorded for their athletes: the server was restored from a backup
   * and may have lost them [ON-6]. Returns their client ids.
   */
  waitAgain(owner: Owner): Promise<string[]>;
  /** Makes runs of a former server wait to be sent here, under new client ids, by their former ones [FL-18]. */
  moveHere(owner: Owner, newClientIds: ReadonlyMap<string, string>): Promise<void>;
  /** Returns the server id of each stored run of this kind by client id; null while a run has none [CO-6, ON-4]. */
  runIds(kind: RunKind): Promise<Map<string, number | null>>;
  saveVideo(fileName: string, video: Blob): Promise<void>;
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
export interface KeptRuns {
  count: number;
  /** The screenings that they belong to. */
  screeningIds: number[];
}

/**
 * What reads or writes thousands of rows of `as_db` at once, beside the page where the browser can. It has a connection of
 * its own, as another tab has.
 */
export interface Bulk extends Pick<Database, 'load' | 'sendableRuns' | 'nameServer'> {
  /**
   * Reads an answer to `calls.screeningRunsOfUser`, and keeps the runs until `replaceScreenings`. Rejects with `ApiError`
   * when the answer is malformed.
   */
  keepRuns(userId: number, answer: string): Promise<KeptRuns>;
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

/**
 * The database `athletik-desk`: what the desk shows beyond `as_db`, whose tables are settled [DB-2]. It holds the data of
 * one user of one server: for anybody else it is empty. Each method is one transaction; writes reject with
 * `StorageFullError` when the device has no space left.
 */
export interface Desk {
  load(owner: Owner): Promise<DeskData>;
  /** Replaces everything, also that of somebody else. There is no cursor then until `saveCursor`. */
  replace(data: DeskData, owner: Owner): Promise<void>;
  /** Stores a page of changes: `gone` first [DE-6]. Has no effect on the data of somebody else. */
  apply(changes: Changes, owner: Owner): Promise<void>;
  replacePublished(screenings: Screening[], owner: Owner): Promise<void>;
  /** What the next update asks for. Null before the first whole update, and for anybody else [DE-6]. */
  cursor(owner: Owner): Promise<string | null>;
  saveCursor(cursor: string, owner: Owner): Promise<void>;
  clear(): Promise<void>;
}

/** Loads the code of the desk. */
export interface DeskLoader {
  load(): Promise<Desk>;
}

/** The entries of all users of this device, one row each under its `clientId` [ON-1]. */
export interface Outbox {
  /** Returns the readable entries, in no particular order. */
  all(): Promise<Entry[]>;
  /** Rejects with `StorageFullError` when the device has no space left. */
  save(entry: Entry): Promise<void>;
  remove(clientId: string): Promise<void>;
  /** Moves an entry that the server has to the sent ones, where it stays for 15 days. `now` is in ms [ON-6]. */
  keepSent(entry: Entry, now: number): Promise<void>;
  /** Returns the readable entries that were sent in the last 15 days, in no particular order [ON-6]. */
  sent(now: number): Promise<Entry[]>;
  /** Removes all entries that were sent. */
  clearSent(): Promise<void>;
  /** Reports that the connection was lost, like `Database.onLost`. */
  onLost(listener: () => void): () => void;
}

/**
 * The feedback of all users of this device that was begun, given or declined. One row per draft and per settled key, so
 * that tabs do not overwrite each other's [FB-4, TR-20].
 */
export interface FeedbackStorage {
  /** Returns the readable rows, in no particular order. */
  all(): Promise<FeedbackRow[]>;
  /** Replaces the row of this kind and key. Rejects with `StorageFullError` when the device has no space left. */
  save(row: FeedbackRow): Promise<void>;
  /** Removes the row of this kind and key. */
  remove(row: Pick<FeedbackRow, 'kind' | 'key'>): Promise<void>;
  /** Reports that the connection was lost, like `Database.onLost`. */
  onLost(listener: () => void): () => void;
}

/** What the page keeps outside IndexedDB while that works no more [DB-13]. */
export interface FallbackStorage {
  /** Replaces the row with the same id. Rejects when there is no space. */
  keep(row: FallbackRow): Promise<void>;
  isEmpty(): boolean;
  /** Returns the readable rows of all users, in no particular order. */
  all(): Promise<FallbackRow[]>;
  /** Removes the row with this id, if there is one. */
  remove(row: FallbackName): void;
  /** Whether this tab may reload itself: at most once a minute. Notes that it does. `now` is in milliseconds. */
  mayReload(now: number): Promise<boolean>;
}

/** The keys `currentUser` and `dataInitialized` of this device [DB-8, DB-9]. */
export interface SessionStorage {
  /** Returns the stored user, null if there is none, or 'damaged' if the stored value is not a user. */
  user(): CurrentUser | null | 'damaged';
  saveUser(user: CurrentUser): void;
  removeUser(): void;
  isDataInitialized(): boolean;
  saveDataInitialized(isInitialized: boolean): void;
  /** The server of the last sign-in or update; null if none was stored. */
  server(): KnownServer | null;
  saveServer(server: KnownServer): void;
  /** The hashes of the tokens of ended sign-ins of which the server has still to be told, oldest first [CO-26]. */
  endedSessions(): string[];
  /** Stores the hash of a token, with which nobody can sign in. */
  addEndedSession(token: string): Promise<void>;
  removeEndedSession(tokenHash: string): void;
  /** Calls back when another tab changed the stored user. Returns a function that unsubscribes. */
  onUserChange(listener: () => void): () => void;
}

export interface Network {
  isOnline(): boolean;
  onChange(listener: (isOnline: boolean) => void): () => void;
}

/** A lock that this tab holds. */
export interface HeldLock {
  /** Releases the lock. Has no effect on a lock that was released or lost. */
  release(): void;
  /** Resolves when another tab has taken the lock over. Never rejects. */
  lost: Promise<void>;
}

export interface Locks {
  /** Resolves once this tab alone holds the lock. An abort ends the wait, or releases the lock [FL-10]. */
  acquire(name: string, signal: AbortSignal): Promise<HeldLock>;
  /** Takes the lock from its holder at once, past all that wait for it. An abort releases the lock [FL-17]. */
  takeOver(name: string, signal: AbortSignal): Promise<HeldLock>;
}

/** Messages between the tabs of one device. */
export interface Tabs {
  /** Tells the other tabs that the local database has changed. */
  announceChange(): void;
  onChange(listener: () => void): () => void;
  /** Tells all tabs, this one too, that the holder of this lock is alive [FL-17]. */
  announceLife(lock: string): void;
  /** Calls back at each sign of life of the holder of this lock. Returns a function that unsubscribes. */
  onLife(lock: string, listener: () => void): () => void;
}

/** An event of a live connection. No event follows 'refused' or 'closed'. */
export type LiveEvent =
  /** The channel is connected and subscribed. */
  | { type: 'connected' }
  /** The user has a new notification; null when its body could not be read. */
  | { type: 'notified'; notification: Notification | null }
  /** The server ended the connection with an error [LC-13]. */
  | { type: 'refused' }
  /** The connection broke or could not be made. */
  | { type: 'closed' };

/** The live channel [LC-2 to LC-4]. It never reconnects by itself. */
export interface Live {
  /**
   * Opens one connection. Returns a function that closes it. Its promise resolves once the connection is closed and
   * never rejects.
   */
  open(
    options: { token: string; transport: LiveTransport },
    listener: (event: LiveEvent) => void,
  ): () => Promise<void>;
}

export interface Page {
  reload(): void;
  /** Whether the page is visible: not in a background tab and not behind another app. */
  isVisible(): boolean;
  onVisibilityChange(listener: (isVisible: boolean) => void): () => void;
  /**
   * Asks the browser not to evict the stored data, at most once a day. Returns whether it promises that. Never rejects.
   */
  persistStorage(): Promise<boolean>;
  /** A vibration that is just felt, on a device that has one. */
  vibrate(): void;
  /** Saves a text as a file on the person's device. */
  saveFile(fileName: string, text: string): void;
  createObjectUrl(blob: Blob): string;
  revokeObjectUrl(url: string): void;
}

export interface AppVersion {
  /** Registers the service worker. Calls back when a new app version waits [SW-1]. Returns how to unsubscribe. */
  onWaiting(listener: () => void): () => void;
  /** Activates the new app version; the page then reloads [SW-3]. Goes on after the reload until it has taken over. */
  activate(): void;
  /**
   * Calls back when code of this page cannot be loaded any more, because another tab has activated a new app version.
   * Returns how to unsubscribe.
   */
  onCodeGone(listener: () => void): () => void;
}

/** The app on the home screen of the device. */
export interface HomeScreen {
  /** How the app gets there. Null when it is there already, or when the browser cannot add it. */
  way(): HomeScreenWay | null;
  /** Calls back when `way` may have changed. Returns a function that unsubscribes. */
  onWayChange(listener: () => void): () => void;
  /** Lets the browser ask the person, if `way` is 'prompt'. Resolves once they have answered; a no declines. */
  install(): Promise<void>;
  /** Whether the person wanted to hear no more of it on this device. */
  isDeclined(): boolean;
  decline(): void;
  /** Shows this number on the icon of the app, where the browser can; 0 removes it. Never rejects. */
  showUnread(count: number): Promise<void>;
}

/** Loads the code of the home screen. */
export interface HomeScreenLoader {
  load(): Promise<HomeScreen>;
}

/** Short tones. A phone that is locked, or whose browser forbids sound, plays none [GT-2]. */
export interface Sound {
  /** Makes tones possible, as far as the browser lets it. Called while the person presses a button. */
  prepare(): void;
  /** Plays the tone now, or not at all. */
  play(tone: Tone): void;
  /** Gives the loudspeaker back until the next `prepare`. */
  rest(): void;
}

/** The vibration that ends a phase. */
export interface Vibration {
  /** Whether this browser has one. */
  isThere(): boolean;
  vibrate(): void;
}

/** Keeps the screen on. The browser may refuse it, or end it at any time, and does so while the page is hidden. */
export interface WakeLock {
  /** Whether this browser has one. */
  isThere(): boolean;
  /** Returns whether the screen stays on, also when it does already. Never rejects. */
  request(): Promise<boolean>;
  /** Lets the screen go off, also after a request that is still under way. */
  release(): void;
  /** Reports that the browser has ended it. Returns a function that unsubscribes. */
  onLost(listener: () => void): () => void;
}

/** What the device keeps of the guide. It is a help: where nothing can be stored, nothing is kept. */
export interface GuideMemory {
  /** All are on until the person says otherwise. */
  switches(): GuideSwitches;
  saveSwitches(switches: GuideSwitches): void;
  /** The clock that ran last on this device. */
  clock(): KeptClock | null;
  saveClock(clock: KeptClock): void;
}

/** The device of a guided training [GT-1, GT-2]. */
export interface GuideDevice {
  sound: Sound;
  vibration: Vibration;
  wakeLock: WakeLock;
  memory: GuideMemory;
  /** Milliseconds that only go forwards, from any beginning. They may stand still while the device sleeps. */
  stopwatch: Clock;
}

/** Loads the code of the device of a guided training. */
export interface GuideLoader {
  load(): Promise<GuideDevice>;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export interface Ids {
  uuid(): string;
}

export interface Chance {
  /** Returns a number from 0 to 1, 1 excluded. */
  next(): number;
}

/** The log for errors that are not shown to the person [FL-4]. */
export interface Log {
  error(context: string, error: unknown): void;
}

/** All ports, passed in by the composition root. */
export interface Services {
  http: Http;
  database: Database;
  bulk: BulkLoader;
  desk: DeskLoader;
  outbox: Outbox;
  feedback: FeedbackStorage;
  fallback: FallbackStorage;
  session: SessionStorage;
  network: Network;
  locks: Locks;
  tabs: Tabs;
  live: Live;
  page: Page;
  appVersion: AppVersion;
  homeScreen: HomeScreenLoader;
  guide: GuideLoader;
  clock: Clock;
  ids: Ids;
  chance: Chance;
  log: Log;
}
