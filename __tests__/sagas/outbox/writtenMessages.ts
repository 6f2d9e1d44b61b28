import { withPartner } from '../../../src/domain/conversations';
import { selectThread } from '../../../store/chat/selectors';
import { outboxActions } from '../../../store/outbox/slice';
import { tina } from '../../fakes/club';
import type { Device } from '../../fakes/device';
import type { App } from '../../fakes/startApp';

/** The user writes to Tina. */
export const write = (content: string) =>
  outboxActions.written({ kind: 'message', payload: { recipientId: tina.id, content } });

export const postsOf = (app: App) => app.http.matching(/POST \/chat\//);

/** Returns the waiting messages of the conversation with Tina on the screen. */
export const waiting = (app: App) =>
  selectThread(app.state(), withPartner(tina.id)).waiting.map(({ payload }) => payload.content);

/** Returns the rows of the outbox on the device. */
export const rowsOn = (device: Device) => [...device.outbox.rows.values()];

/** Returns the messages on the server, in its order. */
export const sentTo = ({ server }: App) => server.chat.messages.map(({ content }) => content);
