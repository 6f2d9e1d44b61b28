import type { UserScreening } from '../contract/schemas';

const week = 7 * 24 * 60 * 60 * 1000;

/** What of a user screening says when it is due. Another server may lack the last two. */
type Assigned = Pick<UserScreening, 'screeningId' | 'intervalWeeks' | 'assignedAt'>;

/**
 * Returns when the assigned screening is due again [AS-5], ISO 8601: `intervalWeeks` weeks after the last completed run
 * of this screening, or when it was assigned if nobody did it yet. Null without an interval and without a screening.
 *
 * @param lastRunAt start of the last completed run of the assigned screening, ISO 8601; null without one
 */
export const dueAt = (
  { screeningId, intervalWeeks, assignedAt }: Assigned,
  lastRunAt: string | null,
): string | null => {
  if (screeningId === null || !intervalWeeks) return null;
  if (lastRunAt === null) return assignedAt ?? null;
  return new Date(Date.parse(lastRunAt) + intervalWeeks * week).toISOString();
};

/**
 * Returns since when the assigned screening is due [AS-5]; null before that. What was never done is due at once, also
 * where the server's clock is ahead of this one. `now` in milliseconds since the epoch.
 */
export const dueSince = (assigned: Assigned, lastRunAt: string | null, now: number): string | null => {
  const due = dueAt(assigned, lastRunAt);
  return due !== null && (lastRunAt === null || Date.parse(due) <= now) ? due : null;
};
