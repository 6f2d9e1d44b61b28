import type { Socket } from 'node:net';
import { rawAnswer } from './rawAnswer';

/** The answers to what never becomes a request, by the code of Node. */
const answers: Record<string, { status: number; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'Die Anfrage hat zu lange gedauert.' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'Der Kopf der Anfrage ist zu groß.' },
};

const unreadable = { status: 400, message: 'Die Anfrage ist nicht lesbar.' };

/** Answers what never becomes a request, such as one that takes too long, and closes its connection [API-41]. */
export const answerClientError = ({ code }: NodeJS.ErrnoException, socket: Socket): void => {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message } = answers[code ?? ''] ?? unreadable;
  socket.end(rawAnswer(status, message), () => socket.destroy());
};
