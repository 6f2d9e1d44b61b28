import type { UserScreening } from '../contract/schemas';

const week = 7 * 24 * 60 * 60 * 1000;

/** What of a user screening says when it is due. Another server may lack the last two. */
type Assigned = Pick<UserScreening, 'screeningId' | 'intervalWeeks' | 'assignedAt'>;

/**
 * Returns since when the assigned screening is due again [AS-5], ISO 8601: `intervalWeeks` weeks after the last completed
 * run of this screening, or since it was assigned if nobody did it yet. Null before that, without an interval and without
 * a screening.
 *
 * @param lastRunAt start of the last completed run of the assigned screening, ISO 8601; null without one
 * @param now in milliseconds since the epoch
 */
export const dueSince = (
  { screeningId, intervalWeeks, assignedAt }: Assigned,
  lastRunAt: string | null,
  now: number,
): string | null => {
  if (screeningId === null || !intervalWeeks) return null;
  if (lastRunAt === null) return assignedAt && Date.parse(assignedAt) <= now ? assignedAt : null;
  const due = Date.parse(lastRunAt) + intervalWeeks * week;
  return due <= now ? new Date(due).toISOString() : null;
};
