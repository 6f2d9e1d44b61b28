import { randomUUID } from 'node:crypto';
import type { TestServer } from '../e2e/server';

/** Sends a message of the trainer to this user, as the app of another device does. */
export const writeAsTrainer = async (server: TestServer, recipient: string, content: string) => {
  const post = async (path: string, token: string | null, body: unknown) => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };
  const { token } = await post('/auth', null, { username: 'trainer', password: 'athletik' });
  const [senderId, recipientId] = [server.userId('trainer'), server.userId(recipient)];
  await post('/chat/', token, { clientId: randomUUID(), senderId, recipientId, content });
};
