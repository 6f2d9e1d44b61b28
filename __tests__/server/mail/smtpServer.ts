import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { certificate, key } from './selfSigned';

/** What the server says to a command, such as `550 no`. 'drop' cuts the connection. */
type Answers = Partial<Record<'greeting' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'message', string>>;

const usual: Required<Answers> = {
  greeting: '220 localhost',
  EHLO: '250-localhost\r\n250 AUTH PLAIN',
  AUTH: '235 ok',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  message: '250 ok',
};

const isAnswered = (command: string): command is keyof Answers => command in usual;

/** Its own certificate, and the key of it. */
interface Certificate {
  key: string;
  cert: string;
}

interface Options {
  hasTls?: boolean;
  /** What it shows, when it has TLS: one that nobody trusts, unless given otherwise. */
  shown?: Certificate;
}

/** A mail server on a socket, which writes down what it hears. A test changes its answers while it runs. */
export const startSmtp = async (
  answers: Answers = {},
  { hasTls = false, shown = { key, cert: certificate } }: Options = {},
) => {
  const heard: string[] = [];
  const recipients: string[] = [];
  const waiting = new Set<() => void>();
  const open = new Set<Socket>();

  const say = (socket: Socket, command: keyof Answers) => {
    const answer = answers[command] ?? usual[command];
    if (answer === 'drop') socket.destroy();
    else socket.write(`${answer}\r\n`);
    return answer;
  };

  const serve = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => open.delete(socket));
    let isMessage = false;
    let recipient = '';
    const hear = (line: string) => {
      heard.push(line);
      if (isMessage && line !== '.') return;
      if (isMessage) {
        isMessage = false;
        if (!say(socket, 'message').startsWith('2')) return;
        recipients.push(recipient);
        for (const look of waiting) look();
        return;
      }
      const command = line.slice(0, 4);
      recipient = /^RCPT TO:<(.*)>/.exec(line)?.[1] ?? recipient;
      if (command === 'QUIT') socket.end('221 bye\r\n');
      else if (isAnswered(command)) isMessage = say(socket, command).startsWith('354');
      else socket.write('250 ok\r\n');
    };
    let rest = '';
    socket.on('data', (chunk) => {
      const lines = `${rest}${chunk}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
    say(socket, 'greeting');
  };

  const server: Server = hasTls ? createTlsServer(shown, serve) : createServer(serve);
  // A client that does not trust the certificate cuts the connection.
  server.on('tlsClientError', () => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    answers,
    heard,
    /** Whose mails it has taken. */
    recipients,
    /** Resolves once it has taken mails to all of these. */
    hasTaken: (wanted: readonly string[]) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!wanted.every((address) => recipients.includes(address))) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    port,
    smtpUrl: `${hasTls ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    stop: async (): Promise<void> => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
};
