import { Client, type IMessage, type IStompSocket, type StompConfig } from '@stomp/stompjs';
import { notificationSchema } from '../../contract/chat';
import type { LiveTransport } from '../../domain/live';
import type { LiveEvent } from '../ports';

/** The queue of the signed-in user's notifications [LC-3]. */
const queue = '/user/queue/notification/';

/** Milliseconds [LC-6]. */
const heartbeats = { heartbeatOutgoing: 20_000, heartbeatIncoming: 0 };

/** Milliseconds after which a connection that is not made counts as closed. */
const connectionTimeout = 10_000;

interface StompOptions {
  /** Where the channel is, by http or https. */
  url: string;
  token: string;
  transport: LiveTransport;
}

/** How the client reaches the server; SockJS is fetched only when it is wanted [LC-2, LC-12]. */
const transportConfig = async ({ url, transport }: StompOptions): Promise<StompConfig> => {
  if (transport === 'webSocket') return { brokerURL: url.replace(/^http/, 'ws') };
  const { default: SockJs } = await import('sockjs-client');
  // Its type lacks only what STOMP never asks for.
  return { webSocketFactory: () => new SockJs(url) as IStompSocket };
};

const notificationOf = ({ body }: IMessage) => {
  try {
    return notificationSchema.parse(JSON.parse(body));
  } catch {
    return null;
  }
};

/**
 * One STOMP connection: no credentials in CONNECT, the token in SUBSCRIBE [LC-3, LC-4]; versions and chunk size are the
 * library's [LC-10, LC-11]. An ERROR frame ends it [LC-13]. Answers how to close it.
 */
export const openStomp = async (
  options: StompOptions,
  tell: (event: LiveEvent) => void,
): Promise<() => Promise<void>> => {
  const client = new Client({
    ...(await transportConfig(options)),
    ...heartbeats,
    connectionTimeout,
    // Whether and when to try again is the sagas' business.
    reconnectDelay: 0,
    onConnect: () => {
      const headers = { Authorization: `Bearer ${options.token}` };
      client.subscribe(
        queue,
        (message) => tell({ type: 'notified', notification: notificationOf(message) }),
        headers,
      );
      tell({ type: 'connected' });
    },
    onStompError: () => client.forceDisconnect(),
    onWebSocketClose: () => tell({ type: 'closed' }),
  });
  client.activate();
  return () => client.deactivate({ force: true });
};
