/** Which row a run becomes in the database. A module of its own, because only the code of the database needs it. */
import type { ScreeningRun } from '../contract/schemas';
import { isReplaceable, type LocalRun, type LocalScreeningRun } from './runs';

/** Converts a run of the server to a local run. Keeps the local fields of the stored row, if there is one. */
const fromServer = (
  run: ScreeningRun,
  stored: LocalScreeningRun | undefined,
  instance: string | null,
): LocalScreeningRun => ({
  ...run,
  kind: 'screeningRun',
  isDirty: false,
  recordedBy: stored?.recordedBy ?? run.userId,
  origin: { instance, username: stored?.origin.username ?? null },
  position: null,
  touchedAt: stored?.touchedAt ?? run.start,
  drafts: stored?.drafts ?? {},
  refusal: null,
  failure: null,
  forkOf: stored?.forkOf ?? null,
  ...(stored?.localId === undefined ? {} : { localId: stored.localId }),
});

/**
 * Merges a run of the server with this `instance` into the stored row. If the stored one is newer or not replaceable,
 * it stays and only gets the server id [CO-7].
 */
export const fetchedRow = (
  run: ScreeningRun,
  stored: LocalScreeningRun | undefined,
  instance: string | null,
): LocalScreeningRun =>
  stored && (!isReplaceable(stored) || stored.clientRevision > run.clientRevision)
    ? { ...stored, id: run.id }
    : fromServer(run, stored, instance);

/**
 * Merges a run to save into the stored row. Keeps the stored key and origin, and what a sending has stored in the
 * meantime: the ids, the clean state and the failed tries.
 */
export const savedRow = <Run extends LocalRun>(run: Run, stored: Run): Run => {
  const isDirty = run.isDirty && (stored.isDirty || stored.clientRevision !== run.clientRevision);
  const { localId, failure, origin } = stored;
  const row = { ...run, isDirty, localId, failure, origin, id: run.id ?? stored.id };
  if (!('screeningRunId' in row && 'screeningRunId' in stored)) return row;
  return { ...row, screeningRunId: row.screeningRunId ?? stored.screeningRunId };
};
