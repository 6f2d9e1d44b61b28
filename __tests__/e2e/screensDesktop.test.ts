import { startClub } from './club';
import { screenFaults } from './screens';

const club = startClub('for all tests');

test('every screen on a desktop is free of axe violations in both schemes, and walked over by keyboard', async () => {
  const { page } = await club.openDevice('desktop');
  expect(await screenFaults(page, 'desktop')).toStrictEqual([]);
});
