const maxRetries = 3;
const delayPerAttempt = 1000;

/**
 * Returns the milliseconds to wait before retry number `attempt` (1, 2, 3), or null to give up [RE-3]. A 401 is never
 * retried [RE-2], nor is a status in `answers` [RE-6, CO-3]. `status` is null without an answer.
 */
export const retryDelay = (
  attempt: number,
  status: number | null,
  answers: readonly number[],
): number | null => {
  if (status === 401 || (status !== null && answers.includes(status))) return null;
  return attempt <= maxRetries ? attempt * delayPerAttempt : null;
};
