import type { Tabs } from '../../src/services/ports';
import { bindMethods } from './bindMethods';

/** The tabs that are open on a device. */
export type OpenTabs = Set<FakeTabs>;

type Listener = (lock: string) => void;

/** One tab's end of the broadcast channels: it gets the messages asynchronously. */
export class FakeTabs implements Tabs {
  private readonly changeListeners = new Set<() => void>();
  private readonly lifeListeners = new Set<Listener>();

  constructor(private readonly open: OpenTabs) {
    bindMethods(this);
    open.add(this);
  }

  announceChange() {
    for (const tab of this.open) if (tab !== this) queueMicrotask(() => tab.hearChange());
  }

  onChange(listener: () => void) {
    this.changeListeners.add(listener);
    return () => this.changeListeners.delete(listener);
  }

  announceLife(lock: string) {
    for (const tab of this.open) queueMicrotask(() => tab.hearLife(lock));
  }

  onLife(lock: string, listener: () => void) {
    const hear: Listener = (living) => {
      if (living === lock) listener();
    };
    this.lifeListeners.add(hear);
    return () => this.lifeListeners.delete(hear);
  }

  kill() {
    this.open.delete(this);
    this.changeListeners.clear();
    this.lifeListeners.clear();
  }

  private hearChange() {
    for (const listener of this.changeListeners) listener();
  }

  private hearLife(lock: string) {
    for (const listener of this.lifeListeners) listener(lock);
  }
}
