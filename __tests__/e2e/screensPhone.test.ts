import { startClub } from './club';
import { screenFaults } from './screens';

const club = startClub('for all tests');

test('every screen on a phone is free of axe violations in both schemes, walked over by keyboard, and fits every size', async () => {
  const { page } = await club.openDevice('phone');
  expect(await screenFaults(page, 'phone')).toStrictEqual([]);
});
