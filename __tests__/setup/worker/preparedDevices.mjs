import { keepSnapshot, putBackSnapshot } from './snapshot.mjs';

/** @typedef {import('playwright-core').BrowserContext} BrowserContext */
/** @typedef {{ context: BrowserContext, violations: string[] }} Made */
/**
 * A device of a user, as it was after the first update.
 *
 * @typedef {Made & {
 *   keeper: import('playwright-core').Page,
 *   cookies: import('playwright-core').Cookie[],
 *   undo: (() => Promise<void>)[],
 *   isLent: boolean,
 * }} Prepared
 */

/** A page of the app's origin that does not run the app. */
const pageWithoutApp = '/manifest.webmanifest';

/** @type {Map<string, Prepared>} */
const devices = new Map();

/**
 * Notes what is done to the context of a device, as far as Playwright does not undo it with the page.
 *
 * @param {Prepared} device
 */
const watch = (device) => {
  const { context } = device;
  const addInitScript = context.addInitScript.bind(context);
  context.addInitScript = async (...args) => {
    const script = await addInitScript(...args);
    device.undo.push(() => script.dispose());
    return script;
  };
  const refuse = (/** @type {object} */ owner, /** @type {string[]} */ names) => {
    for (const name of names) {
      Reflect.set(owner, name, () => {
        throw new Error(`${name} cannot be undone: such a test takes openOwnDeviceOf`);
      });
    }
  };
  // Playwright takes none of these back.
  refuse(context, [
    'exposeBinding',
    'exposeFunction',
    'routeWebSocket',
    'setGeolocation',
    'setExtraHTTPHeaders',
  ]);
  refuse(context.clock, [
    'install',
    'fastForward',
    'pauseAt',
    'resume',
    'runFor',
    'setFixedTime',
    'setSystemTime',
  ]);
};

/** Whether somebody has this user's device. @param {string} username */
export const isLent = (username) => devices.get(username)?.isLent ?? false;

/** Whether there is a device of this user. @param {string} username */
export const isPrepared = (username) => devices.has(username);

/**
 * Keeps a device of this user as it is now. None of its pages stays open.
 *
 * @param {string} username
 * @param {Made} made
 */
export const keep = async (username, { context, violations }) => {
  const keeper = await context.newPage();
  await keeper.goto(pageWithoutApp);
  for (const page of context.pages()) if (page !== keeper) await page.close();
  await keeper.evaluate(keepSnapshot);
  const cookies = await context.cookies();
  context.removeAllListeners();
  const device = { context, violations, keeper, cookies, undo: [], isLent: false };
  watch(device);
  devices.set(username, device);
};

/**
 * Lends the device of this user, as it was kept, and without a page. A device that cannot be put back is thrown away,
 * and returns undefined.
 *
 * @param {string} username
 */
export const lend = async (username) => {
  const device = devices.get(username);
  if (!device) throw new Error(`${username} has no device.`);
  device.isLent = true;
  device.violations.length = 0;
  await device.context.clearCookies();
  await device.context.addCookies(device.cookies);
  const changed = await device.keeper.evaluate(putBackSnapshot);
  if (changed.length === 0) return device;
  process.stderr.write(`The device of ${username} is not as it was kept: ${changed.join(', ')}\n`);
  devices.delete(username);
  for (const page of device.context.pages()) await page.close();
  return undefined;
};

/**
 * Takes a device back, and undoes what was done to it.
 *
 * @param {Prepared} device
 */
export const takeBack = async (device) => {
  const { context, keeper, undo } = device;
  for (const page of context.pages()) if (page !== keeper) await page.close();
  context.removeAllListeners();
  if (keeper.isClosed())
    throw new Error('The page that keeps the device was closed: openOwnDeviceOf has none.');
  for (const step of undo.splice(0)) await step();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  device.isLent = false;
};
