import { bundleSimulation } from '../../scripts/lib/simulation.mjs';
import { mutants } from './mutants';
import { aBrokenPromise, seeds } from './seeds';
import type { Failure } from './worker';

describe('a guard of the engine that is taken away is missed', () => {
  const table: string[] = [];
  afterAll(() => console.info(['guard taken away | seed | promise broken', ...table].join('\n')));

  test.each(mutants)(
    '$guard',
    async ({ guard, patches, seed }) => {
      const mutant = await bundleSimulation(patches);
      const search = async (from: number, to: number) =>
        ((await mutant.perform({ what: 'seeds', from, to, untilFirst: true })) as Failure[])[0];
      // The seed that noticed it last time first; any other of them will do as well.
      const failure = (await search(seed, seed)) ?? (await search(1, seeds));
      mutant.remove();
      table.push(`${guard} | ${failure?.seed} | ${failure?.violation}`);
      expect(failure?.violation).toMatch(aBrokenPromise);
    },
    600_000,
  );
});
