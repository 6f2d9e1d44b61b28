import { startClub } from './club';
import { screenFaults, walkOfTrainer } from './screens';

const club = startClub('for all tests');

/** What the walk passes by: the pages of an athlete and of a member, and those that a run had open. */
const further = (athlete: number) => [
  '/athletes',
  `/athletes/${athlete}`,
  `/athletes/${athlete}/progress`,
  `/athletes/${athlete}/progress/past`,
  `/members/${athlete}`,
  '/members/invite',
  '/screening',
  '/trackside',
];

test('every screen without the network, and of a trainer, is free of axe violations in both schemes, walked over by keyboard, and fits every size', async () => {
  const { page } = await club.openDeviceOf('anna');
  expect(await screenFaults(page, walkOfTrainer, further(club.server.userId('anna')))).toEqual([]);
});
