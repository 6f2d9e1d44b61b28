import { createTabs } from '../../src/services/browser';
import type { Tabs } from '../../src/services/ports';
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
});
