import { byWritingTime, type Entry, subjectOf } from '../../src/domain/outbox';
import { isDeskEntry } from './deskLedger';
import { lengthOf } from './lasting';
import type { SavedRun } from './ledger';
import { postOf } from './transitions';
import type { World } from './world';

/** Whether a fault that never ends keeps the run from the server. */
const isAfflicted = (world: World, clientId: string) => {
  const { lasting } = world.scenario;
  if (lasting?.what !== 'longBody') return clientId === world.afflicted;
  const row = world.rowOf(clientId);
  return row !== undefined && lengthOf(postOf(row)) > lasting.characters;
};

/** A restored server has lost the run, and so has everybody else. */
const isGone = (world: World, clientId: string) =>
  world.losses.isGone(clientId) && !world.isOnServer(clientId);

const isKeptBack = (world: World, clientId: string) =>
  world.server.refusals.has(clientId) || isAfflicted(world, clientId) || isGone(world, clientId);

/** Whether the server will never take the run, or the screening run it follows from [CO-6]. */
export const isHeldBack = (world: World, saved: SavedRun) =>
  world.losses.isOfErased(saved.userId, saved.recordedBy) ||
  (world.colleague.isForeign(saved) && !world.colleague.isTaken(saved)) ||
  isKeptBack(world, saved.clientId) ||
  (saved.follows !== null && isKeptBack(world, saved.follows));

/** Whether the run, or the screening run it follows from, was set aside until the person asks for it [CO-4]. */
export const isSetAside = (world: World, saved: SavedRun) =>
  [saved.clientId, saved.follows ?? ''].some((clientId) => Boolean(world.rowOf(clientId)?.refusal));

/** Whether the entry waits for a decision of the person, or behind one that does [AS-2, NT-1]. */
const isUndecided = (world: World, entry: Entry) =>
  isDeskEntry(entry) &&
  ([...world.device.outbox.rows.values()] as Entry[]).some(
    (other) => other.conflict !== null && subjectOf(other) === subjectOf(entry),
  );

/** Whether a fault that never ends stops the entry, or what was written of its subject before it [ON-2]. */
const isStopped = (world: World, entry: Entry) =>
  [entry, ...([...world.device.outbox.rows.values()] as Entry[])].some(
    (other) =>
      world.stopped.has(other.clientId) &&
      subjectOf(other) === subjectOf(entry) &&
      byWritingTime(other, entry) <= 0,
  );

/** Whether the entry was refused, is undecided or stopped, or is feedback on a run that the server does not have. */
export const isHeldBackEntry = (world: World, entry: Entry) => {
  if (entry.refusal !== null || isUndecided(world, entry) || isStopped(world, entry)) return true;
  if (entry.kind !== 'feedback') return false;
  const run = world.ledger.runs.get(entry.payload.exerciseRunClientId ?? '');
  return run !== undefined && (isHeldBack(world, run) || isSetAside(world, run));
};
