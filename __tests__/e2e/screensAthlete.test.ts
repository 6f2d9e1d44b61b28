import { startClub } from './club';
import { screenFaults, walkOfAthlete } from './screens';

const club = startClub('for all tests');

/** What the walk passes by. */
const further = ['/progress', '/account', '/consent', '/unsent'];

test('every screen of an athlete is free of axe violations in both schemes, walked over by keyboard, and fits every size', async () => {
  const { page } = await club.openDevice();
  expect(await screenFaults(page, walkOfAthlete, further)).toEqual([]);
});
