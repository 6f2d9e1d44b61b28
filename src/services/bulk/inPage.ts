import { calls } from '../../contract/calls';
import type { ReceivedScreeningRun } from '../../contract/runs';
import { completeRun } from '../../domain/receivedRuns';
import type { Bulk, Database, Http } from '../ports';

type Rows = Pick<
  Database,
  'load' | 'sendableRuns' | 'markSent' | 'nameServer' | 'replaceScreenings' | 'runIds'
>;

const noIds: ReadonlyMap<string, number | null> = new Map();

/** Works in bulk where it is called. */
export const createBulk = (database: Rows, http: Pick<Http, 'send'>): Bulk => {
  const kept = new Map<number, ReceivedScreeningRun[]>();

  const takeRuns = (userId: number): ReceivedScreeningRun[] => {
    const runs = kept.get(userId);
    if (!runs) throw new Error(`The runs of user ${userId} are not kept.`);
    kept.delete(userId);
    return runs;
  };

  return {
    load: database.load,
    sendableRuns: database.sendableRuns,
    markSent: database.markSent,
    nameServer: database.nameServer,
    requestRuns: async (userId, token, signal) => {
      const runs = await http.send(calls.screeningRunsOfUser(userId), token, signal);
      kept.set(userId, runs);
      const screeningIds = new Set(runs.map(({ screeningId }) => screeningId));
      return { count: runs.length, screeningIds: [...screeningIds] };
    },
    replaceScreenings: async (data, owner) => {
      const received = data.athleteIds.flatMap(takeRuns);
      const areNamed = received.every(({ clientId }) => clientId);
      const ids = areNamed ? noIds : await database.runIds('screeningRun');
      const runs = received.map((run) => completeRun(run, ids));
      return database.replaceScreenings({ ...data, runs }, owner);
    },
  };
};
