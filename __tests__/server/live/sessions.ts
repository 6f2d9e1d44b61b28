import { setImmediate } from 'node:timers/promises';
import { unauthenticated } from '../../../server/http/errors';
import { Session } from '../../../server/live/session';
import { ManualTimers } from '../ManualTimers';
import { type ReceivedFrame, readFrames } from './frames';

export const destination = '/user/queue/notification/';
export const anna = 2;
export const ben = 3;

export const connect = (headers = 'accept-version:1.2\nheart-beat:20000,0') => `CONNECT\n${headers}\n\n\0`;
export const subscribe = (headers = 'Authorization:Bearer annas') =>
  `SUBSCRIBE\nid:sub-0\ndestination:${destination}\n${headers}\n\n\0`;

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
};

/** Sessions of the live channel on wires that record what is sent, with a clock that a test can set. */
export const createLiveSessions = () => {
  const clock = { now: 1_000_000 };
  const timers = new ManualTimers(clock);
  /** The users of the tokens. The token 'broken' makes the lookup fail. */
  const tokens = new Map([
    ['annas', anna],
    ['annas-other', anna],
    ['bens', ben],
  ]);
  const loggedErrors: unknown[] = [];

  const open = () => {
    const sent: string[] = [];
    const closedWith: number[] = [];
    const ended: Session[] = [];
    const session = new Session(
      { send: (text) => sent.push(text), close: (code) => closedWith.push(code) },
      {
        now: () => clock.now,
        timers,
        demandUserId: async (authorization) => {
          await setImmediate();
          if (authorization === 'Bearer broken') throw new Error('no database');
          const userId = tokens.get(authorization?.replace('Bearer ', '') ?? '');
          if (userId === undefined) throw unauthenticated();
          return userId;
        },
        onSignIn: () => undefined,
        onEnd: (one) => ended.push(one),
        logError: (error) => loggedErrors.push(error),
      },
    );
    /** Sends bytes or text and waits until they are handled. */
    const say = async (...chunks: (string | Uint8Array)[]) => {
      for (const chunk of chunks) session.receive(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
      await settle();
    };
    /** Sends a notification of a message from the trainer and waits until that is done. */
    const notify = async () => {
      session.notify({ type: 'CHAT', senderId: 1 });
      await settle();
    };
    const received = (): ReceivedFrame[] => readFrames(sent.join(''));
    return { session, sent, closedWith, ended, say, notify, received, last: () => received().at(-1) };
  };

  return {
    timers,
    tokens,
    loggedErrors,
    open,
    openSubscribed: async (headers?: string) => {
      const opened = open();
      await opened.say(connect(headers), subscribe());
      return opened;
    },
    /** Lets that many milliseconds pass and waits until everything due is done. */
    turn: async (duration: number) => {
      timers.advance(duration);
      await settle();
    },
  };
};

export type LiveSessions = ReturnType<typeof createLiveSessions>;

/** Expects that a session was ended with an ERROR frame of that text. */
export const expectError = (opened: ReturnType<LiveSessions['open']>, message: RegExp) => {
  expect(opened.last()).toMatchObject({ command: 'ERROR', body: expect.stringMatching(message) });
  expect(opened.closedWith).toEqual([1002]);
  expect(opened.ended).toEqual([opened.session]);
};
