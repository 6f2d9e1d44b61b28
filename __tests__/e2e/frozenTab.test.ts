import { startClub } from './club';
import { freeze } from './freeze';
import { allSent, openTwoTabs, senders } from './tabs';
import { shortSignsOfLife } from './timers';
import { waitUntil } from './waitUntil';

const club = startClub('per test');

const runsOfBen = () => club.server.runsOf('ben', 'screeningRun');

test('[FL-17] a tab that is frozen while it sends loses the lock, wakes without harm, and the run arrives once', async () => {
  const { first, second, held } = await openTwoTabs(club, shortSignsOfLife);
  const errors: Error[] = [];
  for (const page of [first, second]) page.on('pageerror', (error) => errors.push(error));
  await second.bringToFront();
  const wake = await freeze(first);
  await waitUntil(() => held.posts.includes(second));
  expect((await senders(second)).sending).toBe(1);
  held.letGo();
  await allSent(second).waitFor();
  await wake();
  await first.bringToFront();
  await first.getByText('Gespeichert und übertragen.').waitFor();
  await waitUntil(async () => {
    const { sending, waiting } = await senders(first);
    return sending + waiting === 0;
  });
  expect(runsOfBen()).toEqual([expect.objectContaining({ completed: 1 })]);
  expect(errors).toEqual([]);
});
