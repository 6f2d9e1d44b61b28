/** Which tests are near to a changed file: those of the same feature, then those that import it. */
import { basename, dirname } from 'node:path';

/** Names of folders and files that say the layer, not the feature. */
const layers = new Set(
  'src store sagas server __tests__ lib domain services components screens app contract texts slice selectors saga work routes index main ports support'.split(
    ' ',
  ),
);

/**
 * Returns the words that name the feature of a file: `chat` of `store/chat/slice.ts`.
 *
 * @param {string} path relative to the root
 * @returns {string[]}
 */
export function featureWords(path) {
  const name = basename(path).replace(/\..*$/, '');
  return [...dirname(path).split('/'), name].filter((word) => word !== '.' && !layers.has(word));
}

/** The room of a file, such as `server` or `screens`. @param {string} path */
const roomOf = (path) => path.replace(/^(__tests__|src)\//, '').split('/')[0];

/**
 * Returns how far a test is from a change: 0 for itself, then the same feature, first in the same room; `null` for a
 * test of another feature.
 *
 * @param {string} test relative to the root
 * @param {string[]} changed
 * @returns {number | null}
 */
export function distance(test, changed) {
  if (changed.includes(test)) return 0;
  const words = featureWords(test);
  const akin = changed.filter((file) => featureWords(file).some((word) => words.includes(word)));
  if (akin.length === 0) return null;
  return akin.some((file) => roomOf(file) === roomOf(test)) ? 1 : 2;
}

/**
 * Returns tests, the nearest first. Of another feature are only those that import a changed file, at the end; those of
 * the changed rooms come before others.
 *
 * @param {string[]} tests all tests, relative to the root
 * @param {string[]} related those that import a changed file
 * @param {string[]} changed
 * @returns {string[]}
 */
export function nearest(tests, related, changed) {
  const rooms = changed.map(roomOf);
  const rank = (/** @type {string} */ test) => {
    const near = distance(test, changed);
    if (near !== null) return near;
    if (!related.includes(test)) return null;
    return rooms.includes(roomOf(test)) ? 3 : 4;
  };
  return tests
    .map((test) => ({ test, rank: rank(test) }))
    .filter(({ rank: each }) => each !== null)
    .toSorted((one, other) => Number(one.rank) - Number(other.rank))
    .map(({ test }) => test);
}
