import { startClub } from './club';
import { allSent, openTwoTabs, senders } from './tabs';
import { waitUntil } from './waitUntil';

const club = startClub('per test');

const runsOfBen = () => club.server.runsOf('ben', 'screeningRun');

test('[FL-10] [FL-7] one tab sends, the other waits and follows: the server is asked once, and both show it', async () => {
  const { context, first, second, held } = await openTwoTabs(club);
  expect((await senders(second)).sending).toBe(1);
  held.letGo();
  await first.getByText('Gespeichert und übertragen.').waitFor();
  await allSent(second).waitFor();
  await waitUntil(async () => (await senders(second)).sending === 0);
  expect(held.posts).toHaveLength(1);
  expect(runsOfBen()).toEqual([expect.objectContaining({ completed: 1 })]);
  await context.setOffline(true);
  await second.goto('/');
  await second.getByText(/^Zuletzt am/).waitFor();
});

test('[FL-10] [RE-7] when a tab is closed while it sends, the other one goes on, and the run arrives once', async () => {
  const { first, second, held } = await openTwoTabs(club);
  await first.close();
  await waitUntil(() => held.posts.length === 2);
  expect((await senders(second)).sending).toBe(1);
  held.letGo();
  await allSent(second).waitFor();
  expect(runsOfBen()).toEqual([expect.objectContaining({ completed: 1 })]);
});
