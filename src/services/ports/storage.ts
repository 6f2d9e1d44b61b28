/** What is kept on the device beside `as_db`. */
import type { Changes } from '../../contract/changes';
import type { CurrentUser, Screening } from '../../contract/schemas';
import type { SeenMark } from '../../domain/desk/seen';
import type { DeskData } from '../../domain/deskData';
import type { FallbackName, FallbackRow } from '../../domain/fallback';
import type { FeedbackRow } from '../../domain/feedback';
import type { LeftSignIn } from '../../domain/leftSignIn';
import type { Entry } from '../../domain/outbox';
import type { KnownServer, Owner } from '../../domain/owner';
import type { TracksideSession } from '../../domain/trackside/session';

/**
 * The database `athletik-desk`: what the desk shows beyond `as_db`, whose tables are settled [DB-2]. It holds the data
 * of one user of one server: for anybody else it is empty. Each method is one transaction; writes reject with
 * `StorageFullError` when the device has no space left.
 */
export interface Desk {
  /** Null before the first whole update of this user, and for anybody else. */
  load(owner: Owner): Promise<DeskData | null>;
  /**
   * Replaces everything, also that of somebody else. There is no cursor then until `saveCursor`; what its user has seen
   * stays.
   */
  replace(data: DeskData, owner: Owner): Promise<void>;
  /** Stores a page of changes: `gone` first [DE-6]. Has no effect on the data of somebody else. */
  apply(changes: Changes, owner: Owner): Promise<void>;
  replacePublished(screenings: Screening[], owner: Owner): Promise<void>;
  /** What the next update asks for. Null before the first whole update, and for anybody else [DE-6]. */
  cursor(owner: Owner): Promise<string | null>;
  /** Null: the next update loads everything. */
  saveCursor(cursor: string | null, owner: Owner): Promise<void>;
  /** Up to which state of the server's clips those of this device were compared; null for nobody's [VI-1]. */
  comparedClips(owner: Owner): Promise<string | null>;
  saveComparedClips(clips: string, owner: Owner): Promise<void>;
  /** The reasons for attention that this user has seen [DE-9]; none for anybody else. */
  seen(owner: Owner): Promise<SeenMark[]>;
  /** Adds one, so that no tab takes away what another one has seen. Has no effect on the data of somebody else. */
  see(mark: SeenMark, owner: Owner): Promise<void>;
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
  /** Removes an entry that was sent. */
  removeSent(entry: Entry): Promise<void>;
  /** Removes all entries that were sent. */
  clearSent(): Promise<void>;
  /**
   * Keeps the server ids of trainings that were sent, by client id: for 15 days, and as long as an entry waits for one.
   * `now` is in ms. Rejects with `StorageFullError` when the device has no space left [ON-4].
   */
  keepTrainingIds(ids: ReadonlyMap<string, number>, now: number): Promise<void>;
  /** Returns the kept ids by client id [ON-4]. */
  trainingIds(): Promise<Map<string, number>>;
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

/** The session at the track of each trainer of this device, one row each [TS-4]. */
export interface TracksideStorage {
  /** The session of this owner, the latest if there are several; null without one that can be read. */
  find(owner: Owner): Promise<TracksideSession | null>;
  /** Replaces its row. Rejects with `StorageFullError` when the device has no space left. */
  save(session: TracksideSession): Promise<void>;
  remove(session: Pick<TracksideSession, 'clientId'>): Promise<void>;
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

/**
 * Who is signed in on this device, on which server, whether the data is whole, and what is left to do for sign-ins that
 * have ended [DB-8, DB-9, CO-26, CO-27].
 */
export interface SessionStorage {
  /** Returns the stored user, null if nobody is stored, or 'damaged' if the stored value is not a user. */
  user(): CurrentUser | null | 'damaged';
  saveUser(user: CurrentUser): void;
  removeUser(): void;
  isDataInitialized(): boolean;
  saveDataInitialized(isInitialized: boolean): void;
  /** The server of the last sign-in or update; null if none was stored. */
  server(): KnownServer | null;
  /** It is silent no more. */
  saveServer(server: KnownServer): void;
  /** Whether the server of this sign-in has not said yet which one it is [FL-18]. */
  isServerSilent(): boolean;
  noteSilentServer(): void;
  /** The hashes of the tokens of ended sign-ins of which the server has still to be told, oldest first [CO-26]. */
  endedSessions(): string[];
  /** Stores the hash of a token, with which nobody can sign in. */
  addEndedSession(token: string): Promise<void>;
  removeEndedSession(tokenHash: string): void;
  /** The sign-in whose end is not done with; null where nothing is left to do [CO-26, CO-27]. */
  leftSignIn(): LeftSignIn | null;
  saveLeftSignIn(left: LeftSignIn): void;
  removeLeftSignIn(): void;
  /** Calls back when another tab changed the stored user. Returns a function that unsubscribes. */
  onUserChange(listener: () => void): () => void;
}
