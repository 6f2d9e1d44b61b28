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

test('a log that nobody reads any more does not end the server', async () => {
  const server = await prepareServer();
  const { base, died, closeLog, end } = await server.start();
  closeLog();
  // Each of them writes its mail to the log.
  const recover = () => fetch(`${base}/admin/email/recovery/anna@example.org`);
  for (let round = 0; round < 3; round += 1) expect((await recover()).status).toBe(200);
  end();
  expect(await died).toEqual([0, null]);
  server.remove();
});
