import { type CurrentUser, currentUserSchema } from '../../src/contract/schemas';
import type { KnownServer } from '../../src/domain/owner';
import { createEndedSessions } from '../../src/services/endedSessions';
import { createLeftSignIns } from '../../src/services/leftSignIns';
import type { SessionStorage } from '../../src/services/ports';
import { itemsOfUser, silentServerKey } from '../../src/services/sessionKeys';
import { bindMethods } from './bindMethods';
import { webStorageOn } from './webStorage';

/** The local storage of a device, with the listeners of its tabs. */
export interface LocalItems {
  values: Map<string, string>;
  listeners: Map<FakeSessionStorage, Set<() => void>>;
}

export const noLocalItems = (): LocalItems => ({ values: new Map(), listeners: new Map() });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** `currentUser` and `dataInitialized` as one tab sees them; the other tabs are told when the user changes. */
export class FakeSessionStorage implements SessionStorage {
  readonly endedSessions: SessionStorage['endedSessions'];
  readonly addEndedSession: SessionStorage['addEndedSession'];
  readonly removeEndedSession: SessionStorage['removeEndedSession'];
  readonly leftSignIn: SessionStorage['leftSignIn'];
  readonly saveLeftSignIn: SessionStorage['saveLeftSignIn'];
  readonly removeLeftSignIn: SessionStorage['removeLeftSignIn'];

  constructor(private readonly items: LocalItems) {
    bindMethods(this);
    const ended = createEndedSessions(webStorageOn(items.values));
    this.endedSessions = ended.endedSessions;
    this.addEndedSession = ended.addEndedSession;
    this.removeEndedSession = ended.removeEndedSession;
    const left = createLeftSignIns(webStorageOn(items.values));
    this.leftSignIn = left.leftSignIn;
    this.saveLeftSignIn = left.saveLeftSignIn;
    this.removeLeftSignIn = left.removeLeftSignIn;
    items.listeners.set(this, new Set());
  }

  user() {
    const stored = this.items.values.get('currentUser');
    if (stored === undefined) return null;
    const user = currentUserSchema.safeParse(parsed(stored));
    return user.success ? user.data : 'damaged';
  }

  saveUser(user: CurrentUser) {
    this.items.values.set('currentUser', JSON.stringify(user));
    this.tellOthers();
  }

  removeUser() {
    for (const key of ['currentUser', ...itemsOfUser]) this.items.values.delete(key);
    this.tellOthers();
  }

  isDataInitialized() {
    return this.items.values.get('dataInitialized') === 'true';
  }

  saveDataInitialized(isInitialized: boolean) {
    this.items.values.set('dataInitialized', String(isInitialized));
  }

  server() {
    const [instance, epoch] = [this.items.values.get('instance'), this.items.values.get('epoch')];
    return instance === undefined ? null : { instance: instance || null, epoch: epoch || null };
  }

  saveServer({ instance, epoch }: KnownServer) {
    this.items.values.set('instance', instance ?? '');
    this.items.values.set('epoch', epoch ?? '');
    this.items.values.delete(silentServerKey);
  }

  isServerSilent() {
    return this.items.values.has(silentServerKey);
  }

  noteSilentServer() {
    this.items.values.set(silentServerKey, 'true');
  }

  onUserChange(listener: () => void) {
    const own = this.items.listeners.get(this);
    own?.add(listener);
    return () => own?.delete(listener);
  }

  kill() {
    this.items.listeners.delete(this);
  }

  private tellOthers() {
    for (const [tab, listeners] of this.items.listeners) {
      if (tab !== this) for (const listener of listeners) queueMicrotask(listener);
    }
  }
}
