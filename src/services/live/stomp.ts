import { Client, type IMessage, type IStompSocket, type StompConfig } from '@stomp/stompjs';
import { changeNoticeHeader, changeNoticeSchema } from '../../contract/changeNotice';
import { notificationSchema } from '../../contract/chat';
import type { LiveTransport } from '../../domain/live';
import type { LiveEvent } from '../ports';

/** The queue of the user's notifications [LC-3]. */
const queue = '/user/queue/notification/';

/** Milliseconds [LC-6]. */
const heartbeats = { heartbeatOutgoing: 20_000, heartbeatIncoming: 0 };

/** Milliseconds after which a connection attempt counts as failed. */
const connectionTimeout = 10_000;

interface StompOptions {
  /** Address of the channel, http or https. */
  url: string;
  token: string;
  transport: LiveTransport;
}

/** Connects over WebSocket, or over SockJS, whose code is loaded only when it is used [LC-2, LC-12]. */
const transportConfig = async ({ url, transport }: StompOptions): Promise<StompConfig> => {
  if (transport === 'webSocket') return { brokerURL: url.replace(/^http/, 'ws') };
  const { SockJs } = await import('./sockJs');
  // The type of SockJS lacks only members that the STOMP client does not use.
  return { webSocketFactory: () => new SockJs(url) as IStompSocket };
};

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

const eventOf = ({ body }: IMessage): LiveEvent => {
  const told = parse(body);
  if (changeNoticeSchema.safeParse(told).success) return { type: 'changed' };
  return { type: 'notified', notification: notificationSchema.safeParse(told).data ?? null };
};

/**
 * Opens one STOMP connection. CONNECT carries no credentials, SUBSCRIBE carries the token [LC-3, LC-4]. The versions
 * and the chunk size are those of the library [LC-10, LC-11]. An ERROR frame closes the connection [LC-13]. Returns a
 * function that closes it.
 */
export const openStomp = async (
  options: StompOptions,
  tell: (event: LiveEvent) => void,
): Promise<() => Promise<void>> => {
  const client = new Client({
    ...(await transportConfig(options)),
    ...heartbeats,
    connectionTimeout,
    // The sagas decide when to reconnect.
    reconnectDelay: 0,
    onConnect: () => {
      const headers = {
        Authorization: `Bearer ${options.token}`,
        [changeNoticeHeader.name]: changeNoticeHeader.value,
      };
      client.subscribe(queue, (message) => tell(eventOf(message)), headers);
      tell({ type: 'connected' });
    },
    onStompError: () => {
      tell({ type: 'refused' });
      client.forceDisconnect();
    },
    onWebSocketClose: () => tell({ type: 'closed' }),
  });
  client.activate();
  return () => client.deactivate({ force: true });
};
