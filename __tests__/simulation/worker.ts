import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { countCrossings, killAt } from './killPoints';
import { type Scenario, scenarios } from './scenario';
import { simulate } from './simulate';
import { VirtualTime } from './virtualTime';
import { World } from './world';

/** A task for a worker thread, which returns its result in one message. */
export type Task =
  /** Runs the scenarios of these seeds; with `untilFirst`, stops at the first that breaks a promise. */
  | { what: 'seeds'; from: number; to: number; untilFirst: boolean }
  | { what: 'replay'; scenario: Scenario }
  /** Returns one hash of everything that happens in the scenario of a seed. */
  | { what: 'digest'; seed: number }
  | { what: 'countCrossings' }
  | { what: 'killAt'; points: number[] };

/** A seed whose scenario breaks a promise, and the smallest scenario found that breaks the same one. */
export interface Failure {
  seed: number;
  violation: string;
  scenario: Scenario;
}

/** Maximum number of smaller scenarios to try. */
const shrinkBudget = 300;

const time = new VirtualTime();

const violationOf = (scenario: Scenario) => simulate(new World(scenario), time);

const scenarioOf = (seed: number) => fc.sample(scenarios, { seed, numRuns: 1 })[0] as Scenario;

/** The name of the promise, without the details. */
const promiseOf = (violation: string | null) => violation?.split(':')[0];

/** Returns the smallest scenario, found within the budget, that breaks the same promise. */
async function shrink(seed: number, violation: string): Promise<Failure> {
  let tries = 0;
  let smallest: Failure = { seed, violation, scenario: scenarioOf(seed) };
  const holds = fc.asyncProperty(scenarios, async (scenario) => {
    tries += 1;
    if (tries > shrinkBudget) return true;
    const found = await violationOf(scenario);
    if (!found || promiseOf(found) !== promiseOf(violation)) return true;
    smallest = { seed, violation: found, scenario };
    return false;
  });
  await fc.check(holds, { seed, numRuns: 1 });
  return smallest;
}

async function runSeeds({ from, to, untilFirst }: Extract<Task, { what: 'seeds' }>): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (let seed = from; seed <= to; seed += 1) {
    const violation = await violationOf(scenarioOf(seed));
    if (!violation) continue;
    if (untilFirst) return [{ seed, violation, scenario: scenarioOf(seed) }];
    failures.push(await shrink(seed, violation));
  }
  return failures;
}

async function digest(seed: number): Promise<string> {
  const world = new World(scenarioOf(seed));
  await simulate(world, time);
  const histories = world.tabs.map(({ app }) => app?.history);
  return createHash('sha256').update(JSON.stringify(histories)).digest('hex');
}

const perform = (task: Task) => {
  if (task.what === 'seeds') return runSeeds(task);
  if (task.what === 'replay') return violationOf(task.scenario);
  if (task.what === 'digest') return digest(task.seed);
  if (task.what === 'countCrossings') return countCrossings(time);
  return killAt(task.points, time);
};

time.install();
void perform(workerData as Task).then((result) => parentPort?.postMessage(result));
