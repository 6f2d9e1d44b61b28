/** What becomes of the runs in memory when this device is read, which takes a while [FL-11]. */
import { isReplaceable, type LocalIds, type LocalRun, type Runs, wasStored } from './runs';

/** What this tab has made of its runs since a reading began, by their client ids. */
export interface ChangesSince {
  /** The runs that it has first stored or sent. */
  stored: readonly string[];
  /** The runs that it knew, and has changed in any way. */
  changed: readonly string[];
}

/** Compares the runs when a reading began with those when it is here. What nobody has changed is the same object. */
export const changesSince = (before: Runs, now: Runs): ChangesSince => {
  const known = new Map(allOf(before).map((run) => [run.clientId, run]));
  const others = allOf(now).filter((run) => known.get(run.clientId) !== run);
  const isNew = ({ clientId }: LocalRun) => !wasStored(known.get(clientId) ?? {});
  const stored = others.filter((run) => wasStored(run) && isNew(run));
  const changed = others.filter(({ clientId }) => known.has(clientId));
  return { stored: clientIdsOf(stored), changed: clientIdsOf(changed) };
};

const allOf = ({ screeningRun, exerciseRun }: Runs): LocalRun[] => [...screeningRun, ...exerciseRun];

const clientIdsOf = (runs: readonly LocalRun[]) => runs.map(({ clientId }) => clientId);

/** Whether a run waits again because the server has lost what the other one still counts as sent [ON-5]. */
const isLost = ({ id }: LocalRun, { lostId }: LocalRun) => lostId !== undefined && lostId === id;

/**
 * Whether another tab has discarded the open run: the row is another one, with what the server had of the run [TS-3].
 */
const isDiscarded = (run: LocalRun, read: LocalRun) =>
  run.position !== null && isReplaceable(read) && run.localId !== undefined && run.localId !== read.localId;

/**
 * Whether the run in memory is newer than the row. At the same revision it may have been sent while the row was read,
 * or changed by this tab in what is never sent, or the server has lost it.
 */
const isAhead = (run: LocalRun, read: LocalRun, isChanged: boolean) => {
  if (isDiscarded(run, read)) return false;
  if (run.clientRevision !== read.clientRevision) return run.clientRevision > read.clientRevision;
  if (run.isDirty === read.isDirty) return isChanged;
  return run.isDirty ? isChanged && isLost(read, run) : !isLost(run, read);
};

/** What is closed at a revision stays closed, also where that could not be written. */
const closedAs = <Run extends LocalRun>(read: Run, run: Run): Run =>
  run.position === null && read.position !== null && run.clientRevision === read.clientRevision
    ? { ...read, position: null }
    : read;

/**
 * Merges the runs in memory into those of the database; the newer version of each run wins. A run that was stored or
 * sent before the reading began, and is missing in the database, was removed by another tab, so it is dropped.
 */
export const mergeLoaded = <Run extends LocalRun>(
  loaded: readonly Run[],
  inMemory: readonly Run[],
  since: ChangesSince,
): Run[] => {
  const merged = new Map(loaded.map((run) => [run.clientId, run]));
  const [stored, changed] = [new Set(since.stored), new Set(since.changed)];
  for (const run of inMemory) {
    const { clientId } = run;
    const read = merged.get(clientId);
    if (read) merged.set(clientId, isAhead(run, read, changed.has(clientId)) ? run : closedAs(read, run));
    else if (!wasStored(run) || stored.has(clientId)) merged.set(clientId, run);
  }
  return [...merged.values()];
};

/** Returns the runs of a kind of which only some were read again: those, and of all others what is in memory. */
const withOthersOf = <Run extends LocalRun>(
  read: readonly Run[],
  asked: readonly number[],
  inMemory: readonly Run[],
): Run[] => {
  const known = new Set([...asked, ...read.map(({ localId }) => localId)]);
  return [...inMemory.filter(({ localId }) => localId !== undefined && !known.has(localId)), ...read];
};

/**
 * Returns all stored runs after some were read again: those, and of all others what is in memory. One that was asked
 * for and is not among those has left the device.
 */
export const withOthers = (read: Runs, asked: LocalIds, inMemory: Runs): Runs => ({
  screeningRun: withOthersOf(read.screeningRun, asked.screeningRun, inMemory.screeningRun),
  exerciseRun: withOthersOf(read.exerciseRun, asked.exerciseRun, inMemory.exerciseRun),
});
