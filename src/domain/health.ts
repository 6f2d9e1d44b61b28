import type { Certificate, Counts, Health, Rehearsal } from '../contract/health';
import { isRoomShort } from './diskRoom';

/**
 * How a part of the server is doing [HE-1]. 'watch': somebody should look after it soon. 'act': something is wrong.
 * 'unknown': nobody can say.
 */
export type Verdict = 'fine' | 'watch' | 'act' | 'unknown';

const day = 24 * 3_600_000;

/** A backup is made each night: without one for so long, a night was missed. */
const oldestBackup = 2 * day;

/** How long before its end a certificate is to be renewed [HE-3]. */
const renewBefore = 14 * day;

/** Returns whether a disk has room. */
export const judgeDisk = ({ freeBytes, totalBytes }: Health['disk']): Verdict =>
  isRoomShort(freeBytes, totalBytes) ? 'watch' : 'fine';

/** What is wrong with the backups. */
export type BackupFault = 'none' | 'failed' | 'old';

/** Returns what is wrong with the backups; null when the last night was saved. */
export const findBackupFault = ({ lastAt, failures }: Health['backup'], now: number): BackupFault | null => {
  if (failures > 0) return 'failed';
  if (lastAt === null) return 'none';
  return now - Date.parse(lastAt) > oldestBackup ? 'old' : null;
};

/** What is to be said of a certificate. */
export type CertificateState = 'none' | 'unknown' | 'ended' | 'distrusted' | 'ending' | 'fine';

/** Returns the worst that is to be said of a certificate. */
export const stateOfCertificate = (certificate: Certificate, now: number): CertificateState => {
  if (certificate.kind !== 'known') return certificate.kind;
  const left = Date.parse(certificate.endsAt) - now;
  if (left <= 0) return 'ended';
  if (left <= renewBefore) return 'ending';
  return certificate.fault === null ? 'fine' : 'distrusted';
};

/** Returns whether a backup is being tried. */
export const isRehearsing = (rehearsal: Rehearsal | null): boolean => rehearsal?.endedAt === null;

/** Returns whether a backup has less than half of what there is now: it may be the wrong one. */
export const lacksMuch = (backup: Counts, now: Counts): boolean =>
  backup.members * 2 < now.members || backup.runs * 2 < now.runs;
