import { once } from 'node:events';
import { programs } from '../../scripts/lib/browsers.mjs';
import { freePort } from '../e2e/ports';
import { waitUntil } from '../e2e/waitUntil';
import { makeHome, type Program, startProgram } from './program';
import type { Command, DrivenBrowser } from './webDriver';

/** How long the driver may take to start, in milliseconds. */
const patience = 30_000;

/** The address of each command below that of the session. All of them take a POST. */
const addresses: Record<Command, (id: unknown) => string> = {
  SetTimeouts: () => '/timeouts',
  SetWindowRect: () => '/window/rect',
  Navigate: () => '/url',
  ExecuteAsyncScript: () => '/execute/async',
  ElementClick: (id) => `/element/${id}/click`,
  ElementSendKeys: (id) => `/element/${id}/value`,
};

const ask = async (method: string, url: string, body?: unknown): Promise<unknown> => {
  const answer = await fetch(url, { method, body: body === undefined ? null : JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
};

const answers = (driver: string) =>
  fetch(`${driver}/status`).then(
    () => true,
    () => false,
  );

const capabilities = {
  alwaysMatch: {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: programs.miniBrowser, args: ['--automation'] },
  },
};

/** Starts a screen that nobody sees, and returns it with its name. */
const startScreen = async (home: string): Promise<[Program, string]> => {
  const screen = startProgram(home, programs.screen, ['-displayfd', '3', '-screen', '0', '800x1000x24']);
  const [number] = await once(screen.told, 'data');
  return [screen, `:${String(number).trim()}`];
};

/** Starts WebKit. Its storage is that of a private window: WebKitWebDriver opens no other. */
export const startWebKit = async (): Promise<DrivenBrowser> => {
  const { home, remove } = makeHome();
  const [screen, display] = await startScreen(home);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const driver = startProgram(home, programs.webKitDriver, [`--port=${port}`], {
    DISPLAY: display,
    // The sandbox does not start for root.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  });
  await waitUntil(() => answers(address), patience);
  const { sessionId } = (await ask('POST', `${address}/session`, { capabilities })) as { sessionId: string };
  const session = `${address}/session/${sessionId}`;
  return {
    send: (command, { id, ...body }) => ask('POST', session + addresses[command](id), body),
    end: async () => {
      // The browser is a process of its own, which outlives the driver but not its screen.
      await ask('DELETE', session);
      await driver.kill();
      await screen.kill();
      await remove();
    },
  };
};
