import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { makeFolder } from '../server/support';

/** The name of PostgreSQL's socket in its folder. */
const socketName = '.s.PGSQL.5432';

/** A piece of what is said on the line. */
export interface Piece {
  /** How many there have been, with this one. */
  number: number;
  /** Whether the database says it. */
  isAnswer: boolean;
  bytes: Buffer;
}

/** A line to a database that can be cut at a piece: it does not arrive, nor does anything after it. */
export const openCutLine = async (url: string) => {
  const folder = makeFolder();
  const former = new URL(url).host;
  const target = join(decodeURIComponent(former), socketName);
  const sockets = new Set<Socket>();
  let pieces = 0;
  let isCut = false;
  let isEnd = (_: Piece) => false;
  let cut = () => {};

  const pass = (from: Socket, to: Socket, isAnswer: boolean) => {
    sockets.add(from);
    from.on('error', () => {});
    from.on('close', () => to.destroy());
    from.on('data', (bytes) => {
      pieces += 1;
      if (!isCut && !isEnd({ number: pieces, isAnswer, bytes })) return void to.write(bytes);
      isCut = true;
      cut();
      for (const socket of sockets) socket.destroy();
    });
  };
  const server = createServer((socket) => {
    const database = connect(target);
    pass(socket, database, false);
    pass(database, socket, true);
  });
  server.listen(join(folder, socketName));
  await once(server, 'listening');

  return {
    url: url.replace(former, encodeURIComponent(folder)),
    /** Counts anew, cuts the line at the first piece that is the end, and calls the function then. */
    cutAt: (isLast: (piece: Piece) => boolean, whenCut: () => void) => {
      [pieces, isCut, isEnd, cut] = [0, false, isLast, whenCut];
      sockets.clear();
    },
    /** How many pieces there were. */
    count: () => pieces,
    close: async () => {
      server.close();
      await once(server, 'close');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
