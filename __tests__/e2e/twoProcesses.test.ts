import type { Browser } from 'playwright-core';
import { type Device, launchBrowser, openDevice, signInAndUpdate } from './browser';
import { LiveDevice, processOf, type Transport } from './liveDevice';
import { type Processes, startProcesses } from './processes';
import { waitUntil } from './waitUntil';
import { openRoom, write } from './ways';

let processes: Processes;
let browser: Browser;
const liveDevices: LiveDevice[] = [];
beforeAll(async () => {
  [processes, browser] = await Promise.all([startProcesses(), launchBrowser()]);
});
afterEach(async () => {
  await Promise.all(liveDevices.splice(0).map((device) => device.stop()));
  await processes.restart();
});
afterAll(async () => {
  await browser.close();
  await processes.stop();
});

const openLiveDevice = (url: string, username: string, transport: Transport) => {
  const device = new LiveDevice(url, username, transport);
  liveDevices.push(device);
  return device;
};

/** The addresses of SockJS sessions. What leads to one may come from any process. */
const inSession = /\/api\/notification-ws\/[^/]+\/[^/]+\//;

/** A page of somebody that is connected, and where: by a WebSocket, or by SockJS after two tries that failed. */
const openConnected = async (username: string) => {
  const device = await openDevice(browser, processes.url, 'desktop');
  const session = await device.context.newCDPSession(device.page);
  let process = '';
  let changes = 0;
  await session.send('Network.enable');
  session.on('Network.webSocketFrameReceived', ({ response }) => {
    if (response.payloadData.includes('"CHANGES"')) changes += 1;
  });
  session.on('Network.webSocketHandshakeResponseReceived', ({ response }) => {
    process = processOf(response.headers['x-process']);
  });
  const isConnected = () => waitUntil(() => process !== '', 30_000);
  device.page.on('response', (response) => {
    const tried = response.headers()['x-process'];
    if (tried && inSession.test(response.url())) process = processOf(tried);
  });
  await signInAndUpdate(device.page, username);
  await isConnected();
  return {
    ...device,
    process: () => process,
    /** How often the page was told that something has changed. */
    changes: () => changes,
    /** Reloads until the page is connected to another process. */
    leave: async (other: string) => {
      while (process === other) {
        process = '';
        await device.page.reload();
        await isConnected();
      }
    },
  };
};

/**
 * Milliseconds within which a connection that has broken off is made again: SockJS finds it by its heart-beats, and a
 * page that failed to connect waits longer each time.
 */
const patience = 120_000;

const said = ({ page }: Device, content: string) =>
  page.getByRole('log').getByText(content, { exact: true }).waitFor({ timeout: patience });

test('[LC-5] [LC-7] [LC-8] people on different processes write to each other, also after one process was killed', async () => {
  const [anna, trainer] = [await openConnected('anna'), await openConnected('trainer')];
  await trainer.leave(anna.process());
  await openRoom(anna.page, 'Tina Trainer');
  await openRoom(trainer.page, 'Anna Athletin');
  await write(trainer.page, 'Kommst du heute?');
  await said(anna, 'Kommst du heute?');
  await write(anna.page, 'Ja, um sechs.');
  await said(trainer, 'Ja, um sechs.');

  const killed = anna.process();
  await processes.kill(killed);
  await write(trainer.page, 'Bring ein Handtuch mit.');
  await said(anna, 'Bring ein Handtuch mit.');
  // A page also shows what it read while it was not connected.
  await waitUntil(() => anna.process() === trainer.process(), patience);
  await write(anna.page, 'Mache ich.');
  await said(trainer, 'Mache ich.');
  await Promise.all([anna.context.close(), trainer.context.close()]);
});

test('[DE-7] [LC-16] what an athlete does at one process appears on the open desk at another', async () => {
  const trainer = await openConnected('trainer');
  const elsewhere = processes.addresses().find((address) => address !== trainer.process());
  const ben = openLiveDevice(`http://${elsewhere}`, 'ben', 'webSocket');
  const areas = trainer.page.getByRole('navigation', { name: 'Bereiche' });
  await areas.getByRole('link', { name: /^Athleten/ }).click();
  await trainer.page.getByRole('button', { name: /^Alle \d+$/ }).click();
  const row = trainer.page.getByRole('row', { name: /Ben Berger/ });
  await row.getByText('noch kein Training').waitFor();
  await ben.start();
  await ben.train();
  await waitUntil(() => trainer.changes() > 0);
  await row.getByText(/^zuletzt /).waitFor();
  expect(await row.getByText('noch kein Training').count()).toBe(0);
  await trainer.context.close();
});

/** How much each device sends. */
const rounds = 12;

const storedIds = async (table: string) => {
  const rows = await processes.query<{ clientId: string }>(`select "clientId" from "${table}"`);
  return rows.map(({ clientId }) => clientId);
};

/** The ids of this list that are in the other one exactly once. */
const once = (ids: string[], stored: string[]) =>
  ids.filter((id) => stored.filter((other) => other === id).length === 1);

test('[ON-1] [ME-9] [LC-12] when a process is killed under load, each run and message is there once, and is seen', async () => {
  const device = (username: string, transport: Transport) =>
    openLiveDevice(processes.url, username, transport);
  const trainers = [device('trainer', 'webSocket'), device('trainer', 'xhr-polling')];
  const athletes = [
    device('anna', 'webSocket'),
    device('ben', 'eventsource'),
    device('clara', 'xhr-polling'),
  ];
  const [trainerId = 0] = await Promise.all(trainers.map((trainer) => trainer.start()));
  const athleteIds = await Promise.all(athletes.map((athlete) => athlete.start()));
  await waitUntil(() => liveDevices.every(({ connections }) => connections > 0));

  const fromAthletes: string[] = [];
  const fromTrainer = athleteIds.map((): string[] => []);
  const runs: string[] = [];
  const sending = Array.from({ length: athletes.length }, async (_, index) => {
    for (let round = 0; round < rounds; round += 1) {
      const [athlete, trainer] = [athletes[index], trainers[index % trainers.length]];
      if (!athlete || !trainer) return;
      fromAthletes.push(await athlete.write(trainerId));
      fromTrainer[index]?.push(await trainer.write(athleteIds[index] ?? 0));
      runs.push(await athlete.train());
    }
  });
  await waitUntil(() => runs.length >= (athletes.length * rounds) / 3);
  // No request of a SockJS session has reached the other process.
  expect(liveDevices.map(({ tries }) => tries)).toEqual(liveDevices.map(() => 1));
  await processes.kill(trainers[0]?.process ?? '');
  await Promise.all(sending);

  expect(runs).toHaveLength(athletes.length * rounds);
  expect(once(runs, await storedIds('exerciseRun'))).toEqual(runs);
  const messages = [...fromAthletes, ...fromTrainer.flat()];
  expect(once(messages, await storedIds('chatMessage'))).toEqual(messages);
  const areSeen = (ids: readonly string[], { seen }: LiveDevice) => ids.every((id) => seen.has(id));
  await waitUntil(() => trainers.every((trainer) => areSeen(fromAthletes, trainer)), patience);
  const hasAll = (athlete: LiveDevice, index: number) => areSeen(fromTrainer[index] ?? [], athlete);
  await waitUntil(() => athletes.every(hasAll), patience);
  expect(trainers[0]?.connections).toBeGreaterThan(1);
});
