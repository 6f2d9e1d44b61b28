/** How long the tests of a run took: by part, the slowest files, and what has grown. */
import { readFileSync } from 'node:fs';

/** @typedef {{ file: string, part: string, seconds: number }} Duration of the tests of one file */

/** The parts of the tests. Paths are below `__tests__`. @type {[part: string, paths: RegExp][]} */
const parts = [
  ['simulation', /^simulation\//],
  ['end-to-end', /^e2e\//],
  ['Firefox and WebKit', /^browsers\//],
  ['server', /^(server|contract)\//],
  ['sagas', /^sagas\//],
  ['pages', /^(screens|app|components)\//],
];

/** @param {string} file */
const partOf = (file) => parts.find(([, paths]) => paths.test(file))?.[0] ?? 'others';

/**
 * Returns the durations in a report of Jest. In a suite, the first title of a test is its file.
 *
 * @param {string} report path of the JSON
 * @returns {Duration[]}
 */
export function durationsOf(report) {
  /** @type {Map<string, Duration>} */
  const durations = new Map();
  for (const { name, assertionResults } of JSON.parse(readFileSync(report, 'utf8')).testResults) {
    for (const { ancestorTitles, duration } of assertionResults) {
      const suite = /\.suites\/(\w+)\//.exec(name)?.[1];
      const file = suite ? String(ancestorTitles[0]) : name.replace(/^.*__tests__\//, '');
      const isOnPostgres = suite === 'postgres';
      const key = isOnPostgres ? `${file}, PostgreSQL` : file;
      const known = durations.get(key) ?? {
        file: key,
        part: isOnPostgres ? 'PostgreSQL' : partOf(file),
        seconds: 0,
      };
      known.seconds += (duration ?? 0) / 1000;
      durations.set(key, known);
    }
  }
  return [...durations.values()];
}

/**
 * Returns the share of each part in all of them, in hundredths, largest first.
 *
 * @param {Duration[]} durations
 * @returns {[part: string, share: number][]}
 */
export function sharesOf(durations) {
  const total = durations.reduce((sum, { seconds }) => sum + seconds, 0);
  const names = [...new Set(durations.map(({ part }) => part))];
  return names
    .map((name) => {
      const own = durations.filter(({ part }) => part === name);
      const seconds = own.reduce((sum, { seconds: each }) => sum + each, 0);
      return /** @type {[string, number]} */ ([name, Math.round((100 * seconds) / total)]);
    })
    .toSorted(([, one], [, other]) => other - one);
}

/**
 * Returns a line for each part that has grown by half against the others. Parts that did not run say nothing of the
 * rest, so shares are compared among the parts that both know.
 *
 * @param {[part: string, share: number][]} now
 * @param {Record<string, number>} budget the shares that were kept
 * @returns {string[]}
 */
export function grown(now, budget) {
  const known = now.filter(([part]) => part in budget);
  const restOf = (/** @type {[string, number][]} */ shares, /** @type {string} */ part) =>
    shares.reduce((sum, [name, share]) => (name === part ? sum : sum + share), 0);
  const kept = known.map(([part]) => /** @type {[string, number]} */ ([part, budget[part] ?? 0]));
  return known.flatMap(([part, share]) => {
    const ratio = share / restOf(known, part) / ((budget[part] ?? 0) / restOf(kept, part));
    return ratio > 1.5 ? [`${part} takes ${ratio.toFixed(1)} times what it took beside the others`] : [];
  });
}

/**
 * Returns the lines that tell a run: the share of each part, the slowest ten files, and what has grown.
 *
 * @param {Duration[]} durations
 * @param {Record<string, number>} budget
 */
export function tellDurations(durations, budget) {
  const shares = sharesOf(durations);
  const slowest = durations.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
  return [
    `Of the time of the tests: ${shares.map(([part, share]) => `${part} ${share} %`).join(', ')}`,
    'The slowest files:',
    ...slowest.map(({ file, seconds }) => `${seconds.toFixed(0).padStart(5)} s  ${file}`),
    ...grown(shares, budget),
  ];
}
