import dayjs from 'dayjs';
import type { UserScreening } from '../contract/schemas';

/**
 * When the assigned screening is due again, ISO 8601: its interval after its last completed run, or at once when there is
 * none. Null without a screening, without a reminder, and where nobody knows since when it is assigned [AS-5].
 */
export const dueAt = (
  { screeningId, intervalWeeks, assignedAt }: UserScreening,
  lastStart: string | null,
): string | null => {
  if (screeningId === null || !intervalWeeks) return null;
  if (lastStart === null) return assignedAt ?? null;
  return dayjs(lastStart).add(intervalWeeks, 'week').toISOString();
};

/** Since when the screening is due, ISO 8601; null while it is not. `now` in milliseconds [AS-5]. */
export const dueSince = (
  userScreening: UserScreening,
  lastStart: string | null,
  now: number,
): string | null => {
  const due = dueAt(userScreening, lastStart);
  return due !== null && Date.parse(due) <= now ? due : null;
};
