import type { Notification } from '../../src/contract/chat';
import type { LiveTransport } from '../../src/domain/live';
import type { Live, LiveEvent } from '../../src/services/ports';
import { bindMethods } from './bindMethods';

/** One connection of the live channel; the test decides what happens to it. */
class FakeConnection {
  isOpen = true;

  constructor(
    readonly token: string,
    readonly transport: LiveTransport,
    /** Virtual time, milliseconds since the epoch. */
    readonly at: number,
    private readonly listener: (event: LiveEvent) => void,
  ) {}

  succeed() {
    this.listener({ type: 'connected' });
  }

  notify(notification: Notification | null) {
    this.listener({ type: 'notified', notification });
  }

  /** Something changed that the user may see. */
  change() {
    this.listener({ type: 'changed' });
  }

  break() {
    this.isOpen = false;
    this.listener({ type: 'closed' });
  }

  /** The server ends the connection with an error. */
  refuse() {
    this.isOpen = false;
    this.listener({ type: 'refused' });
  }
}

/** The live channel of one tab: connections are made and lost only when a test does it. */
export class FakeLive implements Live {
  readonly connections: FakeConnection[] = [];

  constructor() {
    bindMethods(this);
  }

  open(
    { token, transport }: { token: string; transport: LiveTransport },
    listener: (event: LiveEvent) => void,
  ) {
    const connection = new FakeConnection(token, transport, Date.now(), listener);
    this.connections.push(connection);
    return async () => {
      connection.isOpen = false;
    };
  }

  /** Returns the connection that was opened last. Throws when no connection was opened. */
  latest(): FakeConnection {
    const connection = this.connections.at(-1);
    if (!connection) throw new Error('The live channel was never opened.');
    return connection;
  }
}
