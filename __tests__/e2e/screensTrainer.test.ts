import { startClub } from './club';
import { screenFaults, walkOfTrainer } from './screens';

const club = startClub('for all tests');

test('every screen without the network, and of a trainer, is free of axe violations in both schemes, walked over by keyboard, and fits every size', async () => {
  const { page } = await club.openDeviceOf('anna');
  expect(await screenFaults(page, walkOfTrainer)).toEqual([]);
});
