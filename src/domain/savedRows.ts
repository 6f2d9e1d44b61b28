/** Which row a run becomes in the database. A module of its own, because only the code of the database needs it. */
import type { ScreeningRun } from '../contract/runs';
import type { LocalRun, LocalScreeningRun } from './runs';

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
 * Whether the stored run stays as it is here: it waits, is open, or is newer [CO-7]. One that was left without any
 * answer has nothing to keep, although it was never sent. Under its client id the server may have what a copy of this
 * device has sent [FL-16].
 */
const stays = (stored: LocalScreeningRun, { clientRevision }: ScreeningRun) =>
  stored.isDirty || stored.position !== null || stored.clientRevision > clientRevision;

/**
 * Whether a run stays although the server has a later revision of it, which a copy of this device has sent [FL-16].
 * What the server has is not on the device then.
 */
export const staysOlder = (stored: LocalScreeningRun | undefined, run: ScreeningRun): boolean =>
  stored !== undefined && stays(stored, run) && stored.clientRevision < run.clientRevision;

/**
 * Merges a run of the server with this `instance` into the stored row. One that stays only gets the server id [CO-7].
 */
export const fetchedRow = (
  run: ScreeningRun,
  stored: LocalScreeningRun | undefined,
  instance: string | null,
): LocalScreeningRun =>
  stored && stays(stored, run) ? { ...stored, id: run.id } : fromServer(run, stored, instance);

/**
 * Whether a run is newer than what the device has of it, which another tab may have stored since. One that the device
 * does not have is newer where it `writesMissing`: otherwise another tab has sent it and taken it off.
 */
export const isNewer = (run: LocalRun, stored: LocalRun | undefined, writesMissing: boolean): boolean =>
  stored === undefined ? writesMissing : run.clientRevision > stored.clientRevision;

/**
 * Merges a run to save into the stored row. Keeps the stored key and origin, and what a sending has stored in the
 * meantime: the ids, the clean state and the failed tries. What is closed at a revision stays closed.
 */
export const savedRow = <Run extends LocalRun>(run: Run, stored: Run): Run => {
  const isSame = stored.clientRevision === run.clientRevision;
  const isDirty = run.isDirty && (stored.isDirty || !isSame);
  const position = isSame && stored.position === null ? null : run.position;
  const { localId, failure, origin } = stored;
  const row = { ...run, isDirty, position, localId, failure, origin, id: run.id ?? stored.id };
  if (!('screeningRunId' in row && 'screeningRunId' in stored)) return row;
  return { ...row, screeningRunId: row.screeningRunId ?? stored.screeningRunId };
};
