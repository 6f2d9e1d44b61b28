import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programs } from '../../scripts/lib/browsers.mjs';
import { waitUntil } from '../e2e/waitUntil';
import { openMarionette } from './marionette';
import { makeHome, startProgram } from './program';
import type { DrivenBrowser } from './webDriver';

/** How long Firefox may take to start, in milliseconds. */
const patience = 30_000;

const preferences = {
  // A free port, which Firefox writes into its profile.
  'marionette.port': 0,
  'intl.accept_languages': 'de-DE',
  // Without a network of its own, a machine in a container counts as offline.
  'network.manage-offline-status': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
};

const asLine = ([name, value]: [string, unknown]) => `user_pref("${name}", ${JSON.stringify(value)});`;

/** Starts Firefox without a screen, on a new profile with these preferences besides its own. */
export const startFirefox = async (more: Record<string, unknown> = {}): Promise<DrivenBrowser> => {
  const { home, remove } = makeHome();
  const lines = Object.entries({ ...preferences, ...more }).map(asLine);
  writeFileSync(join(home, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--marionette', '--no-remote', '--profile', home];
  const firefox = startProgram(home, programs.firefox, args);
  const portFile = join(home, 'MarionetteActivePort');
  const port = () => (existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0);
  await waitUntil(() => port() > 0, patience);
  return {
    send: await openMarionette(port()),
    end: async () => {
      await firefox.kill();
      await remove();
    },
  };
};
