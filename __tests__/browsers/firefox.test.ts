import { startServer } from '../e2e/server';
import { startFirefox } from './firefox';
import { createPerson } from './person';
import { describeWalk } from './walk';

jest.setTimeout(90_000);

describe('a walk', () => describeWalk(startFirefox));

test('[DB-14] where cookies are blocked, the page says in German that nothing is stored', async () => {
  const server = await startServer();
  const browser = await startFirefox({ 'network.cookie.cookieBehavior': 2 });
  try {
    const person = await createPerson(browser.send, server.url);
    await person.goTo('/');
    await person.see({ text: 'Dein Browser speichert hier keine Daten.' });
  } finally {
    await server.remove();
    await browser.end();
  }
});
