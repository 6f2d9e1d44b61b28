import { startServer } from '../e2e/server';
import { startFirefox } from './firefox';
import { createPerson, type Person } from './person';
import { describeWalk, waitForWorker } from './walk';

describe('a walk', () => describeWalk(startFirefox));

/** Visits a new server in a new Firefox with these preferences. */
const visit = async (preferences: Record<string, unknown>, look: (person: Person) => Promise<void>) => {
  const server = await startServer();
  const browser = await startFirefox(preferences);
  try {
    const person = await createPerson(browser.send, server.url);
    await person.goTo('/');
    await look(person);
  } finally {
    await server.remove();
    await browser.end();
  }
};

test('[DB-14] where cookies are blocked, the page says in German that nothing is stored', () =>
  visit({ 'network.cookie.cookieBehavior': 2 }, async (person) => {
    await person.see({ text: 'Dein Browser speichert hier keine Daten.' });
  }));

/** Waits until the page has begun to install its worker. Runs in the page. */
const seeWorkerInstall = () =>
  new Promise<void>((resolve) => {
    const look = async () => {
      if ((await navigator.serviceWorker.getRegistration()) === undefined) return;
      clearInterval(looking);
      resolve();
    };
    const looking = setInterval(look, 5);
  });

test('[SW-2] a first visit that is reloaded while the app installs itself is asked for nothing', () =>
  visit({}, async (person) => {
    await person.evaluate(seeWorkerInstall);
    await person.reload();
    await person.evaluate(waitForWorker);
    await person.see({ role: 'button', name: 'Login' });
    expect(await person.evaluate(() => document.querySelector('dialog')?.innerText ?? null)).toBeNull();
  }));
