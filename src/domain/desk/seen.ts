/** Which reasons for attention the trainer has seen, so that they are worked off [DE-9]. */
import type { Reason, ReasonKind } from './reasons';

/** The latest reason of one kind that the trainer has seen of an athlete. */
export interface SeenMark {
  /** The athlete. */
  userId: number;
  kind: ReasonKind;
  /** Since when there was the reason, ISO 8601. A newer one of its kind is news again. */
  since: string;
}

/**
 * Returns the mark of a reason; null for one that only an act ends: a screening that is missing, a message that the
 * server has refused, and news whose date this device does not know.
 */
export const seenMarkOf = (userId: number, reason: Reason): SeenMark | null => {
  const { kind, since } = reason;
  if (since === null || (kind === 'message' && reason.isRefused)) return null;
  return { userId, kind, since };
};

const isOfSame = (one: SeenMark, other: SeenMark) => one.userId === other.userId && one.kind === other.kind;

const isLater = (one: SeenMark, other: SeenMark) => Date.parse(one.since) > Date.parse(other.since);

/** Returns the marks with this one in the place of an older one of its kind. */
export const withSeen = (marks: readonly SeenMark[], mark: SeenMark): SeenMark[] =>
  marks.some((one) => isOfSame(one, mark) && isLater(one, mark))
    ? [...marks]
    : [...marks.filter((one) => !isOfSame(one, mark)), mark];

/** Returns the marks with more of them, or as they are when none of them is new: nothing follows from it then. */
export const withAllSeen = (marks: SeenMark[], more: readonly SeenMark[]): SeenMark[] => {
  const isKnown = (mark: SeenMark) => marks.some((one) => isOfSame(one, mark) && !isLater(mark, one));
  const news = more.filter((mark) => !isKnown(mark));
  return news.length === 0 ? marks : news.reduce(withSeen, marks);
};

/** Returns the reasons of one athlete that the trainer has not seen, in their order. */
export const unseenReasons = (
  userId: number,
  reasons: readonly Reason[],
  marks: readonly SeenMark[],
): Reason[] =>
  reasons.filter((reason) => {
    const mark = seenMarkOf(userId, reason);
    return mark === null || !marks.some((one) => isOfSame(one, mark) && !isLater(mark, one));
  });
