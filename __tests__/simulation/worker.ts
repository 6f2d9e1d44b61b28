import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import fc from 'fast-check';
import { countCrossings, killAt, type ScriptName } from './killPoints';
import { mutants } from './mutants';
import { askAll } from './replay/askAll';
import { type DatabaseCall, type DatabaseRecording, deletion, recordDatabase } from './replay/recordDatabase';
import { recordServer, type ServerEvent } from './replay/recordServer';
import { type Scenario, scenarios, scenariosWithoutDesk } from './scenario';
import { simulate } from './simulate';
import { type Sometime, sometimes } from './sometimes';
import { VirtualTime } from './virtualTime';
import { World } from './world';

/** A task for a worker thread, which gets it and returns its result in one message each. */
export type Task =
  /** Runs the scenarios of these seeds, and returns `Found`; with `untilFirst`, stops at the first failure. */
  | { what: 'seeds'; seeds: readonly number[]; untilFirst: boolean }
  /** Runs one scenario, and returns `Replayed`. */
  | { what: 'replay'; scenario: Scenario }
  /** Returns one hash of everything that happens in the scenario of a seed. */
  | { what: 'digest'; seed: number }
  /** Returns the seeds that miss a guard of the engine. */
  | { what: 'noticing' }
  /** Returns the names of everything that must happen sometimes. */
  | { what: 'sometimes' }
  /** Returns what happened to the server in these scenarios, or those of these seeds: a list of `ServerEvent` each. */
  | { what: 'recordServer'; scenarios: (number | Scenario)[] }
  /** Returns what happened to the database in them: a `DatabaseRecording` each. */
  | { what: 'recordDatabase'; scenarios: (number | Scenario)[] }
  | { what: 'countCrossings'; script: ScriptName }
  | { what: 'killAt'; script: ScriptName; points: number[] };

/** A seed whose scenario breaks a promise, and the smallest scenario found that breaks the same one. */
export interface Failure {
  seed: number;
  violation: string;
  scenario: Scenario;
}

/** The failures of some seeds, and in how many of their scenarios each thing happened. */
export interface Found {
  failures: Failure[];
  seen: Map<Sometime, number>;
}

/** The promise that a scenario breaks, or null, and what happened in it. */
export interface Replayed {
  violation: string | null;
  seen: Sometime[];
}

/** Maximum number of smaller scenarios to try. */
const shrinkBudget = 300;

const time = new VirtualTime();

const violationOf = (scenario: Scenario) => simulate(new World(scenario), time);

const scenarioOf = (seed: number, from = scenarios) => fc.sample(from, { seed, numRuns: 1 })[0] as Scenario;

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

async function runSeeds({ seeds, untilFirst }: Extract<Task, { what: 'seeds' }>): Promise<Found> {
  const failures: Failure[] = [];
  const counts = new Map<Sometime, number>();
  for (const seed of seeds) {
    // A seed that notices a missing guard must go on noticing it when scenarios are added.
    const scenario = scenarioOf(seed, untilFirst ? scenariosWithoutDesk : scenarios);
    const { violation, seen } = await replay(scenario);
    for (const what of seen) counts.set(what, (counts.get(what) ?? 0) + 1);
    if (!violation) continue;
    failures.push(untilFirst ? { seed, violation, scenario } : await shrink(seed, violation));
    if (untilFirst) break;
  }
  return { failures, seen: counts };
}

async function replay(scenario: Scenario): Promise<Replayed> {
  const world = new World(scenario);
  const violation = await simulate(world, time);
  return { violation, seen: [...world.witness.seen] };
}

const chosenScenario = (scenario: number | Scenario, from = scenarios): Scenario =>
  typeof scenario === 'number' ? scenarioOf(scenario, from) : scenario;

async function recordServers(chosen: (number | Scenario)[]): Promise<ServerEvent[][]> {
  const recordings: ServerEvent[][] = [];
  for (const scenario of chosen) {
    // The real server has other cursors, and reads a log in place of comparing.
    const world = new World(chosenScenario(scenario, scenariosWithoutDesk));
    recordings.push(recordServer(world.server));
    await simulate(world, time);
    askAll(world.server);
  }
  return recordings;
}

async function recordDatabases(chosen: (number | Scenario)[]): Promise<DatabaseRecording[]> {
  const recordings: DatabaseRecording[] = [];
  for (const scenario of chosen) {
    const world = new World(chosenScenario(scenario));
    const calls: DatabaseCall[] = [];
    world.watchDatabase = (database) => recordDatabase(database, calls);
    world.databaseDeleted = () => calls.push(deletion);
    await simulate(world, time);
    recordings.push({ calls, tables: world.device.disk.tables });
  }
  return recordings;
}

async function digest(seed: number): Promise<string> {
  const world = new World(scenarioOf(seed));
  world.hasHistory = true;
  await simulate(world, time);
  const histories = world.tabs.map(({ app }) => app?.history);
  return createHash('sha256').update(JSON.stringify(histories)).digest('hex');
}

const perform = async (task: Task): Promise<unknown> => {
  if (task.what === 'seeds') return runSeeds(task);
  if (task.what === 'replay') return replay(task.scenario);
  if (task.what === 'digest') return digest(task.seed);
  if (task.what === 'recordServer') return recordServers(task.scenarios);
  if (task.what === 'recordDatabase') return recordDatabases(task.scenarios);
  if (task.what === 'noticing')
    return mutants.flatMap(({ noticedBy }) => (typeof noticedBy === 'number' ? noticedBy : []));
  if (task.what === 'sometimes') return sometimes;
  if (task.what === 'countCrossings') return countCrossings(task.script, time);
  return killAt(task.script, task.points, time);
};

/** Takes one task after the other. Listens to nobody meanwhile, so a task that comes to no end lets its thread end. */
const takeTask = () => {
  parentPort?.once('message', async (task: Task) => {
    parentPort?.postMessage(await perform(task));
    takeTask();
  });
};

time.install();
takeTask();
