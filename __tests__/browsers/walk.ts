import { demoVideoCount, startServer, type TestServer } from '../e2e/server';
import { waitUntil } from '../e2e/waitUntil';
import { playStoredClips, watchShownClip } from './clips';
import { createPerson, type Person } from './person';
import { writeAsTrainer } from './trainer';
import type { DrivenBrowser } from './webDriver';

const tests = 7;

/** Answers the shown test: the first box, and the first list with its first answer. */
const answerTest = async (person: Person) => {
  await person.pressFound(() => document.querySelector('main input[type=checkbox]'));
  await person.pressFound(() => {
    const list = document.querySelector<HTMLSelectElement>('main select');
    // WebKit presses an option only while its list is in sight.
    list?.scrollIntoView({ block: 'center' });
    return list?.options[1];
  });
};

/** What the person has answered at the shown test. Runs in the page. */
const readAnswers = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main :is(input, select)')].map(
    (field) => ('checked' in field ? field.checked : field.value),
  );

/** Waits until the app can start without a network. Runs in the page. */
export const waitForWorker = async () => void (await navigator.serviceWorker.ready);

/** Walks through the main job of the app in a browser, against the built app and the real server. */
export const describeWalk = (start: () => Promise<DrivenBrowser>) => {
  let server: TestServer;
  let browser: DrivenBrowser;
  let person: Person;

  beforeAll(async () => {
    server = await startServer();
    browser = await start();
    person = await createPerson(browser.send, server.url);
  });
  afterAll(async () => {
    await server.remove();
    await browser?.end();
  });

  test('[LI-6] [DB-13] a first update stores every clip, and each one plays', async () => {
    await person.goTo('/');
    await person.write('Benutzername', 'ben');
    await person.write('Passwort', 'athletik');
    await person.press('button', 'Login');
    await person.see({ role: 'heading', name: /^Hallo / });
    const clips = await person.evaluate(playStoredClips);
    expect(clips).toHaveLength(demoVideoCount);
    expect(clips.filter(({ seconds }) => seconds === 0)).toEqual([]);
  });

  test('[FL-11] [SR-3] [SR-13] [SR-15] a screening goes on after a reload where it was, and is on the server once', async () => {
    await person.press('link', /^Screening starten/);
    await person.press('button', 'Weiter');
    for (let step = 1; step <= tests; step += 1) {
      await person.see({ text: `Test ${step} von ${tests}` });
      await person.evaluate(watchShownClip);
      await answerTest(person);
      if (step === 3) {
        const answers = await person.evaluate(readAnswers);
        await person.reload();
        await person.see({ text: `Test ${step} von ${tests}` });
        expect(await person.evaluate(readAnswers)).toEqual(answers);
        expect(answers).toContain(true);
      }
      await person.press('button', step === tests ? 'Fertig' : 'Weiter');
    }
    await person.see({ role: 'dialog', name: 'Gut gemacht!' });
    await person.see({ text: 'Gespeichert und übertragen.' });
    await person.press('button', 'OK');
    await waitUntil(() => server.runsOf('ben', 'screeningRun').some(({ completed }) => completed === 1));
    const [run, ...others] = server.runsOf('ben', 'screeningRun');
    expect(others).toEqual([]);
    expect(JSON.parse(run?.testRuns ?? '')).toHaveLength(tests);
  });

  test('[FL-1] [FL-3] [SW-1] [TR-16] [TR-18] a training without the server arrives once when the server is back', async () => {
    await person.evaluate(waitForWorker);
    await person.press('link', /^Training/);
    await person.see({ role: 'button', name: 'Training starten' });
    const exercises = await person.evaluate(() => document.querySelectorAll('main li').length);
    await server.stop();
    await person.press('button', 'Training starten');
    for (let step = 1; step <= exercises; step += 1) {
      await person.see({ text: `Übung ${step} von ${exercises}` });
      await person.evaluate(watchShownClip);
      if (step === 2) {
        await person.reload();
        await person.see({ text: `Übung ${step} von ${exercises}` });
      }
      await person.press('button', 'Erledigt');
    }
    await person.see({ text: 'Training auf dem Gerät gespeichert.' });
    await person.see({ role: 'link', name: '1 Training noch nicht übertragen' });
    expect(server.runsOf('ben', 'exerciseRun')).toEqual([]);
    await server.restart();
    // The app sends what waits as soon as it is opened again.
    await person.reload();
    await person.see({ role: 'link', name: 'Alles übertragen' });
    const [run, ...others] = server.runsOf('ben', 'exerciseRun');
    expect(others).toEqual([]);
    expect(run).toMatchObject({ completed: 1, screeningRunId: server.runsOf('ben', 'screeningRun')[0]?.id });
  });

  test('[LC-5] [SH-5] a message of the trainer shows as a badge by itself', async () => {
    await person.see({ role: 'link', name: 'Nachrichten' });
    await writeAsTrainer(server, 'ben', 'Kommst du heute?');
    await person.see({ role: 'link', name: 'Nachrichten, 1 ungelesen' });
  });
};
