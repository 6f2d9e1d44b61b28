/** @jest-environment jest-fixed-jsdom */
import { createHomeScreen } from '../../../src/services/homeScreen/createHomeScreen';

const withNavigator = (values: object) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(navigator, name, { value, configurable: true });
};

afterEach(() => {
  for (const name of ['standalone', 'maxTouchPoints', 'setAppBadge']) Reflect.deleteProperty(navigator, name);
});

test.each([
  ['a tab of an iPhone', { standalone: false, maxTouchPoints: 5 }, 'byHand'],
  ['the home screen of an iPhone', { standalone: true, maxTouchPoints: 5 }, null],
  ['a Mac', { standalone: false, maxTouchPoints: 0 }, null],
  ['an Android phone', { maxTouchPoints: 5 }, null],
])('from %s the way to the home screen is known', async (_where, values, way) => {
  withNavigator(values);
  const homeScreen = await createHomeScreen(localStorage).load();
  expect(homeScreen.way()).toBe(way);
});

test('the icon shows the number of unread messages', async () => {
  const setAppBadge = jest.fn(async () => {});
  withNavigator({ setAppBadge });
  const homeScreen = await createHomeScreen(localStorage).load();
  await homeScreen.showUnread(3);
  await homeScreen.showUnread(0);
  expect(setAppBadge.mock.calls).toEqual([[3], [0]]);
});

test.each([
  ['has no number', {}],
  [
    'refuses the number',
    { setAppBadge: async () => Promise.reject(new DOMException('', 'NotAllowedError')) },
  ],
])('a browser whose icon %s does no harm', async (_what, values) => {
  withNavigator(values);
  const homeScreen = await createHomeScreen(localStorage).load();
  await expect(homeScreen.showUnread(3)).resolves.toBeUndefined();
});
