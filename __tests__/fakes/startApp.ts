import type { UnknownAction } from '@reduxjs/toolkit';
import type { CurrentUser } from '../../src/contract/schemas';
import { updateActions } from '../../store/update/slice';
import { checkEachTest } from '../setup/eachTest';
import { aClub, anna } from './club';
import { aDeviceOf } from './device';
import { type AppOptions, type OpenApp, openApp } from './openApp';
import { settle } from './virtualTime';

const opened: OpenApp[] = [];
const expected = new Set<string>();

/** Says what may fail in this test, by the names under which it is logged. Each must be logged, and nothing else. */
export const expectErrors = (...contexts: string[]) => {
  for (const context of contexts) expected.add(context);
};

checkEachTest(() => {
  const apps = opened.splice(0);
  const contexts = [...expected];
  expected.clear();
  const logged = apps.flatMap(({ log }) => log.entries);
  expect(logged.filter(({ context }) => !contexts.includes(context))).toEqual([]);
  expect(contexts.filter((name) => !logged.some(({ context }) => context === name))).toEqual([]);
  expect(apps.flatMap(({ uncaught }) => uncaught)).toEqual([]);
});

/** Opens the app, by default on a device of Anna, and runs everything that needs no virtual time. */
export const startApp = async ({
  device = aDeviceOf(anna),
  server = aClub(),
  isOnline = true,
  ...others
}: Partial<AppOptions> = {}) => {
  const app = await openApp({ device, server, isOnline, ...others });
  opened.push(app);
  await settle();
  return {
    ...app,
    /** Dispatches the actions and runs everything that needs no virtual time. */
    act: async (...actions: UnknownAction[]) => {
      for (const action of actions) app.dispatch(action);
      await settle();
    },
  };
};

export type App = Awaited<ReturnType<typeof startApp>>;

/** Opens the app of a signed-in user and runs a full update; then empties the history and the request log. */
export const startUpdatedApp = async ({
  user = anna,
  device = aDeviceOf(user),
  ...others
}: Partial<AppOptions> & { user?: CurrentUser } = {}): Promise<App> => {
  const app = await startApp({ device, ...others });
  await app.act(updateActions.updateRequested());
  app.http.requests.length = 0;
  app.http.mostInFlight = 0;
  app.history.length = 0;
  return app;
};

/** What the browser makes of the page's request to reload. */
export const reloadApp = async (app: App): Promise<App> => {
  app.kill();
  return startApp({ device: app.device, server: app.server });
};
