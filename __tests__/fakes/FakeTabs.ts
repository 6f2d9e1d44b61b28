import type { Tabs } from '../../src/services/ports';
import { bindMethods } from './bindMethods';

/** The tabs that are open on a device. */
export type OpenTabs = Set<FakeTabs>;

/** One tab's end of the broadcast channel: it gets the messages of the other tabs, asynchronously. */
export class FakeTabs implements Tabs {
  private readonly listeners = new Set<() => void>();

  constructor(private readonly open: OpenTabs) {
    bindMethods(this);
    open.add(this);
  }

  announceChange() {
    for (const tab of this.open) if (tab !== this) queueMicrotask(() => tab.hear());
  }

  onChange(listener: () => void) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  kill() {
    this.open.delete(this);
    this.listeners.clear();
  }

  private hear() {
    for (const listener of this.listeners) listener();
  }
}
