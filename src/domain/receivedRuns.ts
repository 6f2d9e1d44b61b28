import type { ReceivedExerciseRun, ReceivedScreeningRun, ScreeningRun } from '../contract/runs';
import { runPost } from './runPosts';
import type { LocalRun, SentRun } from './runs';

/** Makes the same UUID from the same server id on every device. */
const clientIdOf = (id: number): string => `00000000-0000-8000-8000-${id.toString(16).padStart(12, '0')}`;

/**
 * Completes a fetched run of a server that leaves out our fields [API-45]. `ids` maps the client ids of this device to
 * server ids: a run that is here keeps its client id.
 */
export const completeRun = (
  { clientId, clientRevision, ...run }: ReceivedScreeningRun,
  ids: ReadonlyMap<string, number | null>,
): ScreeningRun => {
  // The last one, because a fork is also listed under its former client id, and before.
  const known = () => [...ids].findLast(([, id]) => id === run.id)?.[0];
  return {
    ...run,
    clientId: clientId ?? known() ?? clientIdOf(run.id),
    clientRevision: clientRevision ?? 0,
  };
};

/**
 * Finds a sent run in the answer, by its client id, or by its place where the server leaves that out. A server without
 * revisions has stored what was sent [API-45, FL-16]. Returns null when the answer lacks the run.
 */
export const storedRun = (
  run: LocalRun,
  place: number,
  answer: readonly (ReceivedScreeningRun | ReceivedExerciseRun)[],
): SentRun['stored'] | null => {
  const found = answer.find(({ clientId }) => clientId === run.clientId) ?? answer[place];
  if (!found || (found.clientId ?? run.clientId) !== run.clientId) return null;
  const { clientId, clientRevision } = found;
  if (clientId && typeof clientRevision === 'number') return { ...found, clientId, clientRevision };
  return { ...runPost(run), clientRevision: run.clientRevision, id: found.id, isDirty: false };
};
