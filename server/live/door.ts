import type { Connection } from '../http/clientAddress';
import type { LiveChannel } from './channel';

/** What a transport needs to let somebody in. */
export interface Door {
  channel: LiveChannel;
  publicUrl: string;
  /** Returns from which network somebody connects. */
  networkOf(connection: Connection): string;
}
