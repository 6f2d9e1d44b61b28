import { randomUUID } from 'node:crypto';
import type { Life } from '../serverProcess';
import { type RunKind, type RunPost, runKinds } from './runVersions';

/** Who writes: an athlete for themselves, or a trainer for an athlete. */
export interface Writer {
  token: string;
  userId: number;
  athleteId: number;
  /** The recipient of their messages. */
  contactId: number;
}

/** A run or message in a request. Messages have the revision 0. */
export interface Item {
  table: RunKind['table'] | 'chatMessage';
  userId: number;
  clientId: string;
  revision: number;
}

interface Request {
  path: string;
  body: unknown;
  items: Item[];
  /** Whether a request without an answer is never sent again, as from a lost device. */
  isGivenUp: boolean;
}

/** A request that the server has answered, or that was given up. */
export interface Sent extends Request {
  isAcknowledged: boolean;
  attempts: number;
}

/** The server that the writers write to. */
export interface Club {
  currentLife(): Promise<Life>;
  isOver(): boolean;
  record(sent: Sent): void;
}

const batchSize = 8;

const runRequest = ({ path, table }: RunKind, runs: RunPost[], isGivenUp = false): Request => ({
  path: runs.length === 1 ? path : `${path}all/`,
  body: runs.length === 1 ? runs[0] : runs,
  items: runs.map(({ userId, clientId, clientRevision }) => ({
    table,
    userId,
    clientId,
    revision: Number(clientRevision),
  })),
  isGivenUp,
});

const messageRequest = ({ userId, contactId }: Writer): Request => {
  const clientId = randomUUID();
  return {
    path: '/chat/',
    body: { clientId, senderId: userId, recipientId: contactId, content: clientId },
    items: [{ table: 'chatMessage', userId, clientId, revision: 0 }],
    isGivenUp: false,
  };
};

/** A run that is saved three times, a message, a batch, and a batch of a lost device. */
const requestsOf = (writer: Writer, turn: number): Request[] => {
  const kind = turn % 2 === 0 ? runKinds[0] : runKinds[1];
  const newRun = () => ({ userId: writer.athleteId, clientId: randomUUID() });
  const newBatch = () =>
    Array.from({ length: batchSize }, () => kind.versionOf({ ...newRun(), clientRevision: 1 }));
  const run = newRun();
  return [
    ...[1, 2, 3].map((clientRevision) => runRequest(kind, [kind.versionOf({ ...run, clientRevision })])),
    messageRequest(writer),
    runRequest(kind, newBatch()),
    runRequest(kind, newBatch(), true),
  ];
};

/** Returns the status, or undefined when the server died before the whole answer had come. */
const attempt = async (base: string, { token }: Writer, { path, body }: Request) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  try {
    const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
    await answer.json();
    return answer.status;
  } catch {
    return undefined;
  }
};

/**
 * Writes until it is over. A request without an answer is sent again to the next server with the same `clientId`, as
 * the app does it. Throws when the server refuses anything.
 */
export const write = async (writer: Writer, club: Club): Promise<void> => {
  for (let turn = 0; !club.isOver(); turn += 1) {
    for (const request of requestsOf(writer, turn)) club.record(await deliver(writer, request, club));
  }
};

const deliver = async (writer: Writer, request: Request, { currentLife }: Club): Promise<Sent> => {
  for (let attempts = 1; ; attempts += 1) {
    const { base, died } = await currentLife();
    const status = await attempt(base, writer, request);
    if (status !== undefined && status !== 200) throw new Error(`${request.path} was answered ${status}.`);
    if (status === 200 || request.isGivenUp) return { ...request, isAcknowledged: status === 200, attempts };
    await died;
  }
};
