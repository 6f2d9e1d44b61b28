/**
 * The outside world as interfaces for the sagas. `main.tsx` passes in the real implementations, tests pass in fakes.
 * Every promise may reject. Unless stated otherwise, it rejects with the platform's own error.
 */
import type { Call } from '../contract/calls';
import type { Notification } from '../contract/chat';
import type {
  CurrentUser,
  Exercise,
  Screening,
  ScreeningRun,
  User,
  UserScreening,
} from '../contract/schemas';
import type { LiveTransport } from '../domain/live';
import type { Entry } from '../domain/outbox';
import type { LocalRun, Refusal, RunKind, RunOf, Runs, SentRun } from '../domain/runs';

/** The API. Rejects with `ApiError`, also when the answer does not fit the schema of the call [UP-17]. */
export interface Http {
  /** Fails after 10 s without an answer [CO-1]. */
  send<Answer>(call: Call<Answer>, token: string | null, signal: AbortSignal): Promise<Answer>;
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
  /** Rows of the user's damaged runs, unchanged. They stay in the database. */
  unreadableRuns: unknown[];
  /**
   * This page's upgrade of the database dropped the exercises of an older app version. An update loads them [DB-4].
   */
  lacksExercises: boolean;
  /** File names of the videos on this device. */
  videos: string[];
}

/**
 * `as_db`. Each method is one transaction. Writes reject with `StorageFullError` when the device has no space left.
 */
export interface Database {
  load(userId: number): Promise<StoredData>;
  replaceUsers(users: User[]): Promise<void>;
  /** Keeps every run that is not replaceable [CO-7]. */
  replaceScreenings(data: {
    userScreenings: UserScreening[];
    screenings: Screening[];
    runs: ScreeningRun[];
  }): Promise<void>;
  /** Replaces one user screening with its notes. */
  saveUserScreening(userScreening: UserScreening): Promise<void>;
  /** Also removes the sent exercise runs of other users [SE-2]. */
  replaceExercises(exercises: Exercise[], userId: number): Promise<void>;
  /**
   * Stores the run under its `clientId`. Keeps a server id that was stored in the meantime. Returns its `localId`.
   */
  saveRun(run: LocalRun): Promise<number>;
  /** Returns the runs of one kind that this user recorded and that wait for the server, oldest first. */
  waitingRuns<Kind extends RunKind>(kind: Kind, recordedBy: number): Promise<RunOf<Kind>[]>;
  /** Stores the server ids. A run becomes clean only if it still has the sent revision [FL-7]. */
  markSent(kind: RunKind, sent: SentRun[]): Promise<void>;
  /** Sets the run aside, unless it has changed since the sending [CO-4]. */
  markRefused(kind: RunKind, clientId: string, revision: number, refusal: Refusal): Promise<void>;
  /** Makes the refused runs of this user wait for the server again [CO-4]. */
  clearRefusals(recordedBy: number): Promise<void>;
  /** Returns the server id of each stored run of this kind by client id; null while a run has none [CO-6, ON-4]. */
  runIds(kind: RunKind): Promise<Map<string, number | null>>;
  saveVideo(fileName: string, video: Blob): Promise<void>;
  video(fileName: string): Promise<Blob | null>;
  /** Resolves when all earlier writes are done. */
  settled(): Promise<void>;
  /** Empties every table, but keeps all runs that are not replaceable [UP-15]. */
  clear(): Promise<void>;
  /**
   * Reports when a tab with an older app version starts and stops blocking the database [DB-11]. Returns a function
   * that unsubscribes.
   */
  onBlockedChange(listener: (isBlocked: boolean) => void): () => void;
}

/** The entries of all users of this device, one row each under its `clientId` [ON-1]. */
export interface Outbox {
  /** Returns the readable entries, in no particular order. */
  all(): Promise<Entry[]>;
  /** Rejects with `StorageFullError` when the device has no space left. */
  save(entry: Entry): Promise<void>;
  remove(clientId: string): Promise<void>;
}

/** The keys `currentUser` and `dataInitialized` of this device [DB-8, DB-9]. */
export interface SessionStorage {
  /** Returns the stored user, null if there is none, or 'damaged' if the stored value is not a user. */
  user(): CurrentUser | null | 'damaged';
  saveUser(user: CurrentUser): void;
  removeUser(): void;
  isDataInitialized(): boolean;
  saveDataInitialized(isInitialized: boolean): void;
  /** Calls back when another tab changed the stored user. Returns a function that unsubscribes. */
  onUserChange(listener: () => void): () => void;
}

export interface Network {
  isOnline(): boolean;
  onChange(listener: (isOnline: boolean) => void): () => void;
}

export interface Locks {
  /** Resolves with a release function once this tab alone holds the lock. An abort ends the wait [FL-10]. */
  acquire(name: string, signal: AbortSignal): Promise<() => void>;
}

/** Messages between the tabs of one device. */
export interface Tabs {
  /** Tells the other tabs that the local database has changed. */
  announceChange(): void;
  onChange(listener: () => void): () => void;
}

/** An event of a live connection. No event follows 'closed'. */
export type LiveEvent =
  /** The channel is connected and subscribed. */
  | { type: 'connected' }
  /** The user has a new notification; null when its body could not be read. */
  | { type: 'notified'; notification: Notification | null }
  /** The connection broke, was refused or could not be made. */
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
  /** Asks the browser not to evict the stored data. Never rejects. */
  persistStorage(): Promise<boolean>;
  /** Saves a text as a file on the person's device. */
  saveFile(fileName: string, text: string): void;
  createObjectUrl(blob: Blob): string;
  revokeObjectUrl(url: string): void;
}

export interface AppVersion {
  /** Registers the service worker. Calls back when a new app version waits [SW-1]. Returns how to unsubscribe. */
  onWaiting(listener: () => void): () => void;
  /** Activates the new app version; the page then reloads [SW-3]. */
  activate(): void;
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
  outbox: Outbox;
  session: SessionStorage;
  network: Network;
  locks: Locks;
  tabs: Tabs;
  live: Live;
  page: Page;
  appVersion: AppVersion;
  clock: Clock;
  ids: Ids;
  chance: Chance;
  log: Log;
}
