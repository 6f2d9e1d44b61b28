import type { Side } from '../domain/sides';

const names: Record<Side, string> = { left: 'Links', right: 'Rechts' };

/** A side in a word of its own; without one empty [SI-1]. */
export const sideInWords = (side: Side | null): string => (side === null ? '' : names[side]);

/** A question with the side that it is asked for. */
export const questionOfSide = (question: string, side: Side | null | undefined): string =>
  side ? `${question}, ${names[side].toLowerCase()}` : question;

/** The results of both sides, in whole percent. */
export const sidesInWords = ({ left, right }: Record<Side, number>): string =>
  `Links ${left}\u00a0% · Rechts ${right}\u00a0%`;
