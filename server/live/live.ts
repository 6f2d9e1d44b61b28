import * as z from 'zod/mini';
import { type Notification, notificationSchema } from '../../src/contract/chat';
import type { Dependencies } from '../config/dependencies';
import type { Receiver } from '../database/broadcast';
import { dialectOf } from '../database/dialect';
import type { Owners } from '../database/owners';
import type { Database } from '../database/tables';
import type { LiveChannel } from './channel';

/** Tells open pages, on all processes, after the transaction. A user without open pages is no error. */
interface Tell {
  /** Sends a notification to a user's open pages. */
  notify(userId: number, notification: Notification): void;
  /** Ends the open pages' sessions of a user who may not receive anything any more. */
  recheck(userId: number): void;
}

/** The live channel, as the features know it. */
export interface Live {
  /**
   * Runs a transaction, and after its commit does what it told. After a rollback nobody is told. `owners` see
   * `inTransactionOf`.
   */
  transaction<Result>(
    work: (transaction: Database, tell: Tell) => Promise<Result>,
    owners?: Owners,
  ): Promise<Result>;
}

/** What goes between processes: ids only. Without a notification, it is a recheck. */
const toldSchema = z.object({ userId: z.int(), notification: z.optional(notificationSchema) });
type Told = z.infer<typeof toldSchema>;

/** Returns undefined for what a process of another version has sent, and this one does not understand. */
const readTold = (text: string): Told | undefined => {
  try {
    return toldSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

const receiverOf = (channel: LiveChannel, logError: Receiver['logError']): Receiver => ({
  receive: (text) => {
    const told = readTold(text);
    if (!told) return;
    const { userId, notification } = told;
    if (notification) channel.notify(userId, notification);
    else channel.recheck(userId);
  },
  resume: () => void channel.resume(),
  logError,
});

/** Connects the live channel with those of the other processes. */
export const openLive = async (
  { db, timers }: Pick<Dependencies, 'db' | 'timers'>,
  channel: LiveChannel,
  logError: Receiver['logError'],
): Promise<Live & { close(): Promise<void> }> => {
  const receiver = receiverOf(channel, logError);
  const broadcast = await dialectOf(db).openBroadcast({ db, timers, receiver });
  return {
    transaction: (work, owners) =>
      broadcast.transaction((transaction, send) => {
        const tell = (told: Told) => send(JSON.stringify(told));
        return work(transaction, {
          notify: (userId, notification) => tell({ userId, notification }),
          recheck: (userId) => tell({ userId }),
        });
      }, owners),
    close: () => broadcast.close(),
  };
};
