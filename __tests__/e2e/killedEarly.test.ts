import { signInAndUpdate, waitForOfflineReadiness } from './browser';
import { startClub } from './club';
import { home } from './ways';

const club = startClub('for all tests');

test('[DB-8] [DB-9] [UP-12] a browser that is killed right after its first update starts without a network', async () => {
  const first = await club.openProfile();
  // Chromium brings localStorage to the disk 5 s after the first change, and then once a minute.
  await first.page.goto('/login');
  await waitForOfflineReadiness(first.page);
  await signInAndUpdate(first.page, 'ben');
  await first.kill();

  const second = await club.openProfile();
  await second.context.setOffline(true);
  await second.page.goto('/');
  await home(second.page).waitFor();
});
