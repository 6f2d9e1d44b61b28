/**
 * The outside world as the sagas see it. Sagas know only these interfaces; `main.tsx` hands in the real ones, tests hand
 * in working fakes. Every promise may reject; what is not said otherwise rejects with the platform's own error.
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

/** The API. Rejects with `ApiError`, also when the answer does not fit the call's schema [UP-17]. */
export interface Http {
  /** Fails after 10 s without an answer [CO-1]. */
  send<Answer>(call: Call<Answer>, token: string | null, signal: AbortSignal): Promise<Answer>;
  /** The bytes of a video; fails after 20 s without a byte [CO-1]. */
  downloadVideo(fileName: string, token: string, signal: AbortSignal): Promise<Blob>;
}

/** What this device holds for one user. */
export interface StoredData {
  users: User[];
  userScreenings: UserScreening[];
  screenings: Screening[];
  exercises: Exercise[];
  runs: Runs;
  /** The user's runs that are damaged: their rows as they are, kept and left alone. */
  unreadableRuns: unknown[];
  /** The exercises of an older app were dropped when this page opened the database; an update brings them [DB-4]. */
  lacksExercises: boolean;
  /** File names of the videos that are here. */
  videos: string[];
}

/** `as_db`. Each method is one transaction. Writes reject with `StorageFullError` when the device has no room left. */
export interface Database {
  load(userId: number): Promise<StoredData>;
  replaceUsers(users: User[]): Promise<void>;
  /** Keeps every run that is not replaceable [CO-7]. */
  replaceScreenings(data: {
    userScreenings: UserScreening[];
    screenings: Screening[];
    runs: ScreeningRun[];
  }): Promise<void>;
  /** Replaces one assignment with its notes. */
  saveUserScreening(userScreening: UserScreening): Promise<void>;
  /** Also removes the trainings of other users that are already sent [SE-2]. */
  replaceExercises(exercises: Exercise[], userId: number): Promise<void>;
  /** Stores the run under its `clientId`, keeping the server's id if it has come in the meantime. Returns its `localId`. */
  saveRun(run: LocalRun): Promise<number>;
  /** The runs of one kind recorded by this user that wait for the server, oldest first. */
  waitingRuns<Kind extends RunKind>(kind: Kind, recordedBy: number): Promise<RunOf<Kind>[]>;
  /** Notes the server's ids; clean becomes only a run whose revision is still the sent one [FL-7]. */
  markSent(kind: RunKind, sent: SentRun[]): Promise<void>;
  /** Sets the run aside unless it has changed since [CO-4]. */
  markRefused(kind: RunKind, clientId: string, revision: number, refusal: Refusal): Promise<void>;
  /** Gives the refused runs recorded by this user another try: they wait for the server again [CO-4]. */
  clearRefusals(recordedBy: number): Promise<void>;
  /** The server's id of each run of this kind that is here, by client id, or null while it has none [CO-6, ON-4]. */
  runIds(kind: RunKind): Promise<Map<string, number | null>>;
  saveVideo(fileName: string, video: Blob): Promise<void>;
  video(fileName: string): Promise<Blob | null>;
  /** Resolves once everything asked for so far is written. */
  settled(): Promise<void>;
  /** Empties every table but keeps all runs that are not replaceable [UP-15]. */
  clear(): Promise<void>;
  /** Tells when a tab with an older app begins, and ends, to keep this one from the database [DB-11]. */
  onBlockedChange(listener: (isBlocked: boolean) => void): () => void;
}

/** The entries of everybody on this device, one row each under its `clientId` [ON-1]. */
export interface Outbox {
  /** Those that can be read, in no particular order. */
  all(): Promise<Entry[]>;
  /** Rejects with `StorageFullError` when the device has no room left. */
  save(entry: Entry): Promise<void>;
  remove(clientId: string): Promise<void>;
}

/** The keys `currentUser` and `dataInitialized` of this device [DB-8, DB-9]. */
export interface SessionStorage {
  /** The stored user, null when there is none, or 'damaged' when what is stored is not a user. */
  user(): CurrentUser | null | 'damaged';
  saveUser(user: CurrentUser): void;
  removeUser(): void;
  isDataInitialized(): boolean;
  saveDataInitialized(isInitialized: boolean): void;
  /** Calls back when another tab changed the stored user. Answers how to stop. */
  onUserChange(listener: () => void): () => void;
}

export interface Network {
  isOnline(): boolean;
  onChange(listener: (isOnline: boolean) => void): () => void;
}

export interface Locks {
  /** Resolves with the release once this tab alone holds the lock; an abort gives up the wait [FL-10]. */
  acquire(name: string, signal: AbortSignal): Promise<() => void>;
}

/** What the tabs of one device tell each other. */
export interface Tabs {
  /** Tells the other tabs that the local database has changed. */
  announceChange(): void;
  onChange(listener: () => void): () => void;
}

/** What happens on a connection of the live channel; nothing follows 'closed'. */
export type LiveEvent =
  /** The channel is there and subscribed to. */
  | { type: 'connected' }
  /** The user has a new notification; null when its body could not be read. */
  | { type: 'notified'; notification: Notification | null }
  /** The connection broke, was refused or was never made. */
  | { type: 'closed' };

/** The live channel [LC-2 to LC-4]. It never reconnects by itself. */
export interface Live {
  /** Opens one connection. Answers how to close it; that resolves once it is closed, and never rejects. */
  open(
    options: { token: string; transport: LiveTransport },
    listener: (event: LiveEvent) => void,
  ): () => Promise<void>;
}

export interface Page {
  reload(): void;
  /** The person may be looking: the page is neither in a background tab nor behind another app. */
  isVisible(): boolean;
  onVisibilityChange(listener: (isVisible: boolean) => void): () => void;
  /** Asks the browser not to evict what is stored. Never rejects. */
  persistStorage(): Promise<boolean>;
  /** Hands the person a file. */
  saveFile(fileName: string, text: string): void;
  createObjectUrl(blob: Blob): string;
  revokeObjectUrl(url: string): void;
}

export interface AppVersion {
  /** Registers the service worker and calls back when a new version waits [SW-1]. */
  onWaiting(listener: () => void): () => void;
  /** Lets the new version take over; the page reloads then [SW-3]. */
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
  /** From 0 to 1, 1 excluded. */
  next(): number;
}

/** Where errors go that the person is not told of [FL-4]. */
export interface Log {
  error(context: string, error: unknown): void;
}

/** Everything outside, handed in by the composition root. */
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
