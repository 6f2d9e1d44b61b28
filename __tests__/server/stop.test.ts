import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import { prepareServer } from './serverProcess';

/** Opens a connection without a request, as a browser does ahead of time, and never closes it. */
const openAhead = async (port: number, host: string) => {
  const socket = connect(port, host).on('error', () => {});
  await once(socket, 'connect');
};

test('connections without a request do not hold up the end, on any address', async () => {
  const server = await prepareServer('localhost');
  const { base, died, end } = await server.start();
  for (const { address } of await lookup('localhost', { all: true })) {
    await openAhead(Number(new URL(base).port), address);
  }
  end();
  expect(await died).toEqual([0, null]);
  server.remove();
});
