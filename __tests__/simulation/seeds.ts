import { createHash } from 'node:crypto';
import cover from './cover.json';

/** The seeds that `npm test` always runs. `npm run sim -- --cover` chooses them. */
export const fixedSeeds: readonly number[] = cover;

/** How many more it runs that change with the engine. */
const freshCount = 400;

/** The seeds that belong to a bundle: a changed engine, or a changed simulation, meets new worlds. */
export const freshSeeds = (hash: string): number[] =>
  Array.from({ length: freshCount }, (_, index) => {
    const digest = createHash('sha256').update(`${hash} ${index}`).digest();
    // From 1 to 16,777,216.
    return 1 + digest.readUIntBE(0, 3);
  });

/** How every violation reads: which promise was broken, and then how. */
export const aBrokenPromise = /^[a-z ]+: /;
