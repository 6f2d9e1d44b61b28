/**
 * The outside world as interfaces for the sagas. `src/startEngine.ts` passes in the real implementations, tests pass in
 * fakes. Every promise may reject. Unless stated otherwise, it rejects with the platform's own error.
 */
import type { Call } from '../../contract/calls';
import type { Notification } from '../../contract/chat';
import type { HomeScreenWay } from '../../domain/homeScreen';
import type { LiveTransport } from '../../domain/live';
import type { ClipQuestionsLoader } from './clips';
import type { ClipLoader } from './clipTools';
import type { Clock } from './clock';
import type { BulkLoader, Database } from './database';
import type { GuideLoader } from './guide';
import type { ListLoader } from './lists';
import type { DeskLoader, FallbackStorage, FeedbackStorage, Outbox, SessionStorage } from './storage';

export type * from './clips';
export type * from './clipTools';
export type * from './clock';
export type * from './database';
export type * from './guide';
export type * from './lists';
export type * from './storage';

/** The API. Rejects with `ApiError`, also when the answer does not fit the schema of the call [UP-17]. */
export interface Http {
  /** Fails after 10 s without an answer, plus 1 s per started kB (1,000 bytes) of a body [CO-1, FL-14]. */
  send<Answer>(call: Call<Answer>, token: string | null, signal: AbortSignal): Promise<Answer>;
  /**
   * Returns the bytes of a video. Fails after 20 s without a byte [CO-1]. With a `version` nothing that the browser
   * keeps of the video is taken instead [VI-2].
   */
  downloadVideo(fileName: string, token: string, signal: AbortSignal, version?: string): Promise<Blob>;
  /** Returns the bytes of any other answer, by its path. Fails after 20 s without a byte. */
  downloadFile(path: string, token: string, signal: AbortSignal): Promise<Blob>;
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
  /** Something changed on the server that this user may see [LC-16]. */
  | { type: 'changed' }
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
  /** Saves a text, or the bytes of a file, as a file on the person's device. */
  saveFile(fileName: string, content: string | Blob): void;
  createObjectUrl(blob: Blob): string;
  revokeObjectUrl(url: string): void;
}

export interface AppVersion {
  /** Registers the service worker. Calls back when a new app version waits [SW-1]. Returns how to unsubscribe. */
  onWaiting(listener: () => void): () => void;
  /**
   * Resolves once the new app version has taken over this page, which needs a reload then [SW-3]. That may take
   * minutes. After an abort it may still take over, but nothing is done for it any more.
   */
  activate(signal: AbortSignal): Promise<void>;
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
  lists: ListLoader;
  clipQuestions: ClipQuestionsLoader;
  clips: ClipLoader;
  clock: Clock;
  ids: Ids;
  chance: Chance;
  log: Log;
}
