import type { OpenApp } from '../fakes/openApp';
import type { Sometime } from './sometimes';
import type { Witness } from './witness';

const tries = [
  ['runs', 'a failed sending of runs is tried again by its timer'],
  ['outbox', 'a failed sending of entries is tried again by its timer'],
] as const satisfies [string, Sometime][];

/** Notes the tries that a timer alone started: at the planned time, to the millisecond. */
export const watchTries = ({ state, store }: OpenApp, witness: Witness) => {
  let { nextTryAt: planned } = state().sync;
  store.subscribe(() => {
    const { nextTryAt } = state().sync;
    if (nextTryAt === planned) return;
    for (const [what, name] of tries)
      if (nextTryAt[what] === null && planned[what] === Date.now()) witness.saw(name);
    planned = nextTryAt;
  });
};
