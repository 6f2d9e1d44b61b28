/** How many seeds prove the engine in `npm test`, from 1 on; `npm run sim` runs as many as wanted. */
export const seeds = 2000;

/** How every violation reads: which promise was broken, and then how. */
export const aBrokenPromise = /^[a-z ]+: /;
