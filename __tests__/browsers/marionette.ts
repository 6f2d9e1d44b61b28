import { once } from 'node:events';
import { connect } from 'node:net';
import type { Send } from './webDriver';

/** An answer: its type, the id of the command, the error or null, and the result. */
type Answer = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown];

/** Splits what arrives into messages, each of which is preceded by its length in bytes and a colon. */
const createReader = (onMessage: (message: unknown) => void) => {
  let rest = Buffer.alloc(0);
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (let colon = rest.indexOf(':'); colon > 0; colon = rest.indexOf(':')) {
      const end = colon + 1 + Number(rest.subarray(0, colon));
      if (rest.length < end) return;
      onMessage(JSON.parse(rest.subarray(colon + 1, end).toString()));
      rest = rest.subarray(end);
    }
  };
};

/** Opens a WebDriver session over Marionette, the protocol by which Firefox is driven without a program between. */
export const openMarionette = async (port: number): Promise<Send> => {
  const waiting = new Map<number, (answer: Answer) => void>();
  const socket = connect(port, '127.0.0.1');
  let last = 0;
  const receive = (answer: Answer) => {
    waiting.get(answer[1])?.(answer);
    waiting.delete(answer[1]);
  };
  // The first message is a greeting.
  const greeted = new Promise<void>((resolve) => {
    const read = createReader((message) => (Array.isArray(message) ? receive(message as Answer) : resolve()));
    socket.on('data', read);
  });
  // A killed browser resets the connection.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    for (const [id, settle] of waiting) {
      settle([1, id, { error: 'no such window', message: 'Firefox has ended.' }, null]);
    }
  });
  const ask = async (name: string, parameters: Record<string, unknown>): Promise<unknown> => {
    last += 1;
    const id = last;
    const message = JSON.stringify([0, id, name, parameters]);
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = await answered;
    if (error) throw new Error(`${name}: ${error.error}: ${error.message}`);
    return result;
  };
  await once(socket, 'connect');
  await greeted;
  await ask('WebDriver:NewSession', {});
  return async (command, parameters) => {
    // Else each script would run with built-in objects of its own.
    const sandbox = command === 'ExecuteAsyncScript' && { sandbox: 'walk', newSandbox: false };
    const result = await ask(`WebDriver:${command}`, { ...parameters, ...sandbox });
    return (result as { value?: unknown } | null)?.value;
  };
};
