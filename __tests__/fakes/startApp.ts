import type { UnknownAction } from '@reduxjs/toolkit';
import type { CurrentUser } from '../../src/contract/schemas';
import { updateActions } from '../../store/update/slice';
import { aClub, anna } from './club';
import { aDeviceOf } from './device';
import { type AppOptions, openApp } from './openApp';
import { settle } from './virtualTime';

/** Opens the app, by default on a device of Anna, and runs everything that needs no virtual time. */
export const startApp = async ({
  device = aDeviceOf(anna),
  server = aClub(),
  isOnline = true,
  ...others
}: Partial<AppOptions> = {}) => {
  const app = await openApp({ device, server, isOnline, ...others });
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
  server,
}: Partial<AppOptions> & { user?: CurrentUser } = {}): Promise<App> => {
  const app = await startApp({ device, server });
  await app.act(updateActions.updateRequested());
  app.http.requests.length = 0;
  app.http.mostInFlight = 0;
  app.history.length = 0;
  return app;
};
