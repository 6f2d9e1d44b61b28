import { withoutTrainerNotes } from '../../server/screening/trainerNotes';
import type { CurrentUser } from '../../src/contract/schemas';
import { isReplaceable } from '../../src/domain/runs';
import type { Violation } from './invariants';
import { canonical } from './ledger';
import type { World } from './world';

const names = (rows: readonly string[]): string => rows.toSorted().join();

const versionOf = ({ clientId, clientRevision }: { clientId: string; clientRevision: number }) =>
  `${clientId}@${clientRevision}`;

/** What the full calls would bring this user, and what the device holds of it. */
const compared = ({ device, server, losses }: World, user: CurrentUser): Record<string, [string, string]> => {
  const { disk, desk } = device;
  const { content } = server;
  // On a server that began anew the same person has another id.
  const { id: userId, athleteIds } = content.users.find(({ username }) => username === user.username) ?? user;
  const ids = [userId, ...athleteIds];
  // A trainer's own data is loaded only in a club of members.
  const loaded = athleteIds.length > 0 ? athleteIds : ids;
  const isLoaded = (row: { userId: number }) => loaded.includes(row.userId);
  const userScreenings = content.userScreenings
    .filter(isLoaded)
    .map((row) => (row.userId === userId ? withoutTrainerNotes(row) : row));
  // What such a trainer records about themselves comes back with the changes.
  const isTold = (row: { userId: number }) => isLoaded(row) || row.userId !== userId;
  // What a restored server has lost of somebody else's run stays here until its recorder is back [ON-5].
  const awaitsRecorder = (row: { clientId: string; recordedBy: number }) =>
    losses.has(row.clientId) && row.recordedBy !== userId;
  const clean = disk.tables.screeningRun
    .filter(isReplaceable)
    .filter(isTold)
    .filter((row) => !awaitsRecorder(row));
  const known = new Set(disk.tables.screeningRun.map(({ clientId }) => clientId));
  const trainings = server.exerciseRuns.all.filter(isLoaded);
  const feedback = trainings.flatMap(({ id }) => server.feedback.get(id) ?? []);
  const isOwn = new Set((desk.held?.trainings ?? []).filter((run) => !isTold(run)).map(({ id }) => id));
  const told = (desk.held?.feedback ?? []).filter(({ exerciseRunId }) => !isOwn.has(exerciseRunId));
  return {
    users: [names(disk.tables.user.map(({ id }) => `${id}`)), names(ids.map(String))],
    userScreenings: [canonical(disk.tables.userScreening), canonical(userScreenings)],
    'screening runs': [
      names(clean.map(versionOf)),
      // What is open or waits here is not replaced.
      names(
        server.screeningRuns.all
          .filter(isLoaded)
          .filter(({ clientId }) => !known.has(clientId) || clean.some((run) => run.clientId === clientId))
          .map(versionOf),
      ),
    ],
    trainings: [
      names((desk.held?.trainings ?? []).filter(isTold).map(versionOf)),
      names(trainings.map(versionOf)),
    ],
    feedback: [names(told.map(({ comment }) => comment)), names(feedback.map(({ comment }) => comment))],
  };
};

/** What an update has brought equals what the full calls bring: nothing is missing, and nothing is left [DE-6]. */
export const deskInvariants = (world: World, user: CurrentUser): Violation | null => {
  for (const [what, [here, there]] of Object.entries(compared(world, user)))
    if (here !== there)
      return `as on the server: the device of ${user.username} has ${what} ${here}, not ${there}`;
  return null;
};
