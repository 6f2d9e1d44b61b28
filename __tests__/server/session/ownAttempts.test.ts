import { countOwnAttempts } from '../../../server/session/ownAttempts';

test('an attacker who invents names ends the oldest windows, and no more is kept', async () => {
  const attempts = countOwnAttempts({ now: () => 1_000_000, windowLength: 60_000, maxAttempts: 1 });
  const isAllowed = async (key: string) => (await attempts.add(key)) === null;
  expect([await isAllowed('first'), await isAllowed('first')]).toEqual([true, false]);
  for (let index = 0; index < 10_000; index += 1) await isAllowed(`name-${index}`);
  expect(await isAllowed('first')).toBe(true);
  expect(await isAllowed('name-9999')).toBe(false);
});
