import type { Tabs } from '../../src/services/ports';
import { createTabs } from '../../src/services/tabs';
import { FakeTabs, type OpenTabs } from '../fakes/FakeTabs';

const channels: BroadcastChannel[] = [];
const NodeChannel = globalThis.BroadcastChannel;

beforeEach(() => {
  // An open channel would keep the test from ending, because tabs never close theirs.
  globalThis.BroadcastChannel = class extends NodeChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  };
});

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  globalThis.BroadcastChannel = NodeChannel;
});

const kinds: [string, () => [Tabs, Tabs]][] = [
  ['the broadcast channel', () => [createTabs(), createTabs()]],
  [
    'the fake tabs',
    () => {
      const open: OpenTabs = new Set();
      return [new FakeTabs(open), new FakeTabs(open)];
    },
  ],
];

describe.each(kinds)('%s', (_name, create) => {
  test('[FL-10] tells the other tabs of a change, not the own', async () => {
    const [own, other] = create();
    const toSelf = jest.fn();
    own.onChange(toSelf);
    const heard = new Promise<void>((resolve) => other.onChange(resolve));
    own.announceChange();
    await heard;
    expect(toSelf).not.toHaveBeenCalled();
  });

  test('does not notify a listener that was removed', async () => {
    const [own, other] = create();
    const stopped = jest.fn();
    other.onChange(stopped)();
    const heard = new Promise<void>((resolve) => other.onChange(resolve));
    own.announceChange();
    await heard;
    expect(stopped).not.toHaveBeenCalled();
  });

  test('[FL-17] tells all tabs, the own one too, that the holder of a lock is alive', async () => {
    const [own, other] = create();
    const heard = [own, other].map((tab) => new Promise<void>((resolve) => tab.onLife('sync', resolve)));
    own.announceLife('sync');
    await expect(Promise.all(heard)).resolves.toHaveLength(2);
  });

  test('[FL-17] does not take a sign of life for a change, or for the holder of another lock', async () => {
    const [own, other] = create();
    const wrong = jest.fn();
    other.onLife('outbox', wrong);
    other.onChange(wrong);
    const heard = new Promise<void>((resolve) => other.onLife('sync', resolve));
    own.announceLife('sync');
    await heard;
    expect(wrong).not.toHaveBeenCalled();
  });

  test('[FL-17] does not notify a listener to signs of life that was removed', async () => {
    const [own, other] = create();
    const stopped = jest.fn();
    other.onLife('sync', stopped)();
    const heard = new Promise<void>((resolve) => other.onLife('sync', resolve));
    own.announceLife('sync');
    await heard;
    expect(stopped).not.toHaveBeenCalled();
  });
});

test.each([
  ['has no BroadcastChannel', undefined],
  [
    'denies BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('Access is denied.', 'SecurityError');
      }
    },
  ],
])('[FL-17] a browser that %s leaves the tabs silent', (_name, channel) => {
  Object.assign(globalThis, { BroadcastChannel: channel });
  const tabs = createTabs();
  const heard = jest.fn();
  const stop = [tabs.onChange(heard), tabs.onLife('sync', heard)];
  tabs.announceChange();
  tabs.announceLife('sync');
  for (const end of stop) end();
  expect(heard).not.toHaveBeenCalled();
});
