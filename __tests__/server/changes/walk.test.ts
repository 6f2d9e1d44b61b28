/** `WALK_RUNS=500 npx jest changes/walk` takes 500 walks, `WALK_SEED=7` other ones, `WALK_SHRINK=1` shortens one. */
import fc from 'fast-check';
import { idOf, names, startClub } from './club';
import { Device } from './Device';
import { writes } from './writes';

const numRuns = Number(process.env.WALK_RUNS ?? 4);
const seed = Number(process.env.WALK_SEED ?? 1);

/** One write, and who then asks for how much. */
const aStep = fc.record({
  write: fc.constantFrom(...Object.keys(writes)),
  picks: fc.tuple(fc.nat(50), fc.nat(50), fc.nat(50)),
  onePage: fc.subarray([...names]),
  all: fc.subarray([...names], { maxLength: 3 }),
});

const aWalk = fc.record({
  /** One row a page, a few, or as many as there are. */
  pageBytes: fc.constantFrom(1, 3_000, undefined),
  steps: fc.array(aStep, { minLength: 30, maxLength: 50 }),
});

test(
  '[DE-6] after any writes of several people, the pages of changes give everybody what a full load gives',
  async () => {
    const made = new Set<string>();
    let pages = 0;
    const isSame = fc.asyncProperty(aWalk, async ({ pageBytes, steps }) => {
      const club = await startClub(pageBytes);
      const devices = new Map<string, Device>();
      /** Who rests cannot ask, and finds everything at the next time. */
      const awake = async (name: (typeof names)[number]) => {
        const { isResting } = await club.db
          .selectFrom('user')
          .select('isResting')
          .where('id', '=', idOf(name))
          .executeTakeFirstOrThrow();
        return isResting === 0 ? devices.get(name) : undefined;
      };
      try {
        for (const name of names) devices.set(name, await Device.open(club, idOf(name), name));
        for (const { write, picks, onePage, all } of steps) {
          await writes[write]?.(club, picks);
          made.add(write);
          for (const name of onePage) await (await awake(name))?.takePage();
          for (const name of all) {
            const device = await awake(name);
            await device?.update();
            await device?.expectWhole();
          }
        }
        for (const name of names) {
          const device = await awake(name);
          await device?.update();
          await device?.expectWhole();
          pages += device?.pages ?? 0;
        }
      } finally {
        await club.stop();
      }
    });
    await fc.assert(isSame, { numRuns, seed, endOnFailure: process.env.WALK_SHRINK === undefined });
    expect([...made].toSorted()).toEqual(Object.keys(writes).toSorted());
    expect(pages).toBeGreaterThan(numRuns * 100);
  },
  60_000 + numRuns * 20_000,
);
