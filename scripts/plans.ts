/**
 * Prints what the plans of the demo content are made of: `npm run plans`. Each row is 8,000 random answer sets with one
 * share of good answers, and says which share of their plans has what. They are the same each time.
 */
import { planShares } from './lib/planShares';

const rows = [0.3, 0.5, 0.7].map((good) => planShares(good, 8000));
const table = rows.map(({ good, percent, minutes }) => [
  `${good * 100} %`,
  ...Object.values(percent).map((share) => `${Math.round(share)} %`),
  minutes.toFixed(0),
]);
const head = ['good answers', ...Object.keys(rows[0]?.percent ?? {}), 'minutes'];
for (const cells of [head, head.map(() => '---'), ...table]) console.log(`| ${cells.join(' | ')} |`);
