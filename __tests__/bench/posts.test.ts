import { aRun } from '../../bench/lib/largeClub';
import { postsOf } from '../../bench/lib/posts';
import { localRun } from '../../bench/lib/storedRuns';

test('1,000 runs go in three posts: the first is small, and none has more runs than a server takes [FL-14]', () => {
  const recorded = { recordedBy: 1, isWaiting: true };
  const runs = Array.from({ length: 1000 }, (_, index) => localRun(aRun(2, index, 1), recorded, index));
  const posts = postsOf(runs);
  const [first = 0, ...others] = posts.map((body) => JSON.parse(body).length);
  expect(posts[0]?.length).toBeLessThanOrEqual(32_000);
  expect(others).toEqual([500, 500 - first]);
});
