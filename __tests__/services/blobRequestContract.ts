import type { IncomingMessage, ServerResponse } from 'node:http';
import type { requestAndTell } from './blobRequestClient';
import { json, wire } from './wire';

/** Sends the begin of a file, and the rest of it once the client has said that it has the begin. */
const inTwoPieces = () => {
  let end = () => {};
  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/file') {
      response.writeHead(200, { 'Content-Type': 'video/webm', 'X-Reason': 'none: or other' });
      response.write('be');
      end = () => response.end('wegt');
      return;
    }
    response.end();
    if (request.url === '/go') end();
  };
};

/** What holds for `requestBlob` on any XMLHttpRequest. The tests need `onTheWire`. */
export const blobRequestContract = (request: typeof requestAndTell) => {
  test('[API-31] [CO-1] brings a file, and tells as soon as a part of it has arrived', async () => {
    wire.answer = inTwoPieces();
    const seen = await request(wire.origin, 'go');
    expect(seen).toMatchObject({
      status: 200,
      headers: 'none: or other',
      type: 'video/webm',
      text: 'bewegt',
    });
    expect(seen.progress).toBeGreaterThan(0);
    const sent = wire.received.find(({ line }) => line === 'GET /file');
    expect(sent?.headers.authorization).toBe('Bearer geheim');
  });

  test('[RE-8] brings the answer of a server that refuses', async () => {
    wire.answer = json(404, { message: 'Gibt es nicht.' });
    expect(await request(wire.origin, 'go')).toMatchObject({
      status: 404,
      text: JSON.stringify({ message: 'Gibt es nicht.' }),
    });
  });

  test('[CO-1] fails when the connection breaks in the middle', async () => {
    wire.answer = ({ url, socket }, response) => {
      if (url !== '/file') return void response.end();
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('be', () => socket.destroy());
    };
    expect((await request(wire.origin, 'go')).error).toBe('The network has failed.');
  });

  test('[CO-1] ends when it is aborted', async () => {
    wire.answer = inTwoPieces();
    expect(await request(wire.origin, 'abort')).toEqual({ error: 'The request was aborted.', progress: 1 });
  });
};
