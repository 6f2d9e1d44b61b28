import { type Bundler, type Simulation, startBundler } from '../../scripts/lib/simulation.mjs';
import { contentMutants } from './contentMutants';
import { deskMutants } from './deskMutants';
import { mutants } from './mutants';
import { planMutants } from './planMutants';
import type { Scenario } from './scenario';
import { aBrokenPromise, fixedSeeds } from './seeds';
import { trackMutants } from './trackMutants';
import type { Found, Replayed } from './worker';

/** Returns the first of these seeds that breaks a promise, and which: '17 | nothing hangs: a flush'. */
const firstOf = async (mutant: Simulation, seeds: readonly number[]) => {
  const { failures } = (await mutant.perform({ what: 'seeds', seeds, untilFirst: true })) as Found;
  return failures.map(({ seed, violation }) => `${seed} | ${violation}`)[0];
};

const noticed = async (mutant: Simulation, by: number | Scenario) => {
  if (typeof by === 'number') return firstOf(mutant, [by]);
  const { violation } = (await mutant.perform({ what: 'replay', scenario: by })) as Replayed;
  return violation === null ? undefined : `written for it | ${violation}`;
};

describe('a guard of the engine that is taken away is missed', () => {
  const table: string[] = [];
  let bundler: Bundler;
  beforeAll(async () => {
    bundler = await startBundler();
  });
  afterAll(async () => {
    console.info(['guard taken away | seed | promise broken', ...table].join('\n'));
    await bundler.end();
  });

  test.each([...mutants, ...deskMutants, ...planMutants, ...contentMutants, ...trackMutants])(
    '$guard',
    async ({ guard, patches, noticedBy }) => {
      const mutant = await bundler.bundle(patches);
      // What noticed it last time first; any other that always runs will do as well.
      const by = (await noticed(mutant, noticedBy)) ?? (await firstOf(mutant, fixedSeeds));
      await mutant.remove();
      table.push(`${guard} | ${by}`);
      expect(by?.replace(/^.* \| /, '')).toMatch(aBrokenPromise);
    },
    600_000,
  );
});
