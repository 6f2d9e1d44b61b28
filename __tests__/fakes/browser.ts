import type {
  AppVersion,
  Chance,
  Clock,
  HomeScreen,
  HomeScreenLoader,
  Ids,
  Log,
  Network,
  Page,
} from '../../src/services/ports';
import { bindMethods } from './bindMethods';

export class FakeNetwork implements Network {
  private readonly listeners = new Set<(isOnline: boolean) => void>();

  constructor(private online = true) {
    bindMethods(this);
  }

  isOnline() {
    return this.online;
  }

  onChange(listener: (isOnline: boolean) => void) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  goOnline() {
    this.change(true);
  }

  goOffline() {
    this.change(false);
  }

  kill() {
    this.listeners.clear();
  }

  private change(isOnline: boolean) {
    this.online = isOnline;
    for (const listener of this.listeners) listener(isOnline);
  }
}

export class FakePage implements Page {
  reloads = 0;
  vibrations = 0;
  persistRequests = 0;
  /** Whether the browser grants the next request to keep the stored data. */
  grantsPersistence = true;
  readonly savedFiles: { fileName: string; text: string }[] = [];
  readonly savedBlobs: { fileName: string; blob: Blob }[] = [];
  /** Object URLs that were created and not revoked yet. */
  readonly liveUrls = new Map<string, Blob>();
  private madeUrls = 0;
  private isShown = true;
  private readonly listeners = new Set<(isVisible: boolean) => void>();
  /** Called on a reload. The tab itself keeps running until a test kills it. */
  onReload: () => void = () => {};

  constructor() {
    bindMethods(this);
  }

  reload() {
    this.reloads += 1;
    this.onReload();
  }

  vibrate() {
    this.vibrations += 1;
  }

  isVisible() {
    return this.isShown;
  }

  onVisibilityChange(listener: (isVisible: boolean) => void) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Shows or hides the page, as when the user switches tabs. */
  show(isShown: boolean) {
    this.isShown = isShown;
    for (const listener of this.listeners) listener(isShown);
  }

  async persistStorage() {
    this.persistRequests += 1;
    return this.grantsPersistence;
  }

  saveFile(fileName: string, content: string | Blob) {
    if (typeof content === 'string') this.savedFiles.push({ fileName, text: content });
    else this.savedBlobs.push({ fileName, blob: content });
  }

  createObjectUrl(blob: Blob) {
    this.madeUrls += 1;
    const url = `blob:athletik/${this.madeUrls}`;
    this.liveUrls.set(url, blob);
    return url;
  }

  revokeObjectUrl(url: string) {
    this.liveUrls.delete(url);
  }
}

export class FakeAppVersion implements AppVersion {
  activations = 0;
  /** How often the caller no longer waited for an activation. */
  aborts = 0;
  /** Ends the latest activation: the new app version has taken over. */
  takeOver = () => {};
  private readonly listeners = new Set<() => void>();
  private readonly codeGoneListeners = new Set<() => void>();

  constructor() {
    bindMethods(this);
  }

  onWaiting(listener: () => void) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async activate(signal: AbortSignal) {
    this.activations += 1;
    await new Promise<void>((resolve) => {
      this.takeOver = resolve;
      signal.addEventListener('abort', () => {
        this.aborts += 1;
      });
    });
  }

  onCodeGone(listener: () => void) {
    this.codeGoneListeners.add(listener);
    return () => this.codeGoneListeners.delete(listener);
  }

  /** Reports that code of the page is gone. */
  loseCode() {
    for (const listener of this.codeGoneListeners) listener();
  }

  /** Reports that a new app version is waiting. */
  find() {
    for (const listener of this.listeners) listener();
  }
}

/** The home screen of a browser that offers nothing but the number on the icon. */
export class FakeHomeScreen implements HomeScreenLoader, HomeScreen {
  /** The number on the icon of the app. */
  badge = 0;

  constructor() {
    bindMethods(this);
  }

  async load() {
    return this;
  }

  way() {
    return null;
  }

  onWayChange() {
    return () => {};
  }

  async install() {}

  isDeclined() {
    return false;
  }

  decline() {}

  async showUnread(count: number) {
    this.badge = count;
  }
}

export class FakeLog implements Log {
  readonly entries: { context: string; error: unknown }[] = [];

  constructor() {
    bindMethods(this);
  }

  error(context: string, error: unknown) {
    this.entries.push({ context, error });
  }
}

/** A clock on Jest's virtual time. */
export const clock: Clock = { now: () => Date.now() };

/** Returns UUIDs that count up. Generators with the same `count` never return the same UUID. */
export const countingIds = (count: { value: number }): Ids => ({
  uuid: () => {
    count.value += 1;
    return `10000000-0000-4000-8000-${String(count.value).padStart(12, '0')}`;
  },
});

/** Always returns 0.5. */
export const chance: Chance = { next: () => 0.5 };
