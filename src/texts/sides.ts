import type { Side } from '../domain/sides';

/** A side in a word of its own; without one empty [SI-1]. */
export const sideInWords = (side: Side | null | undefined): string => {
  if (side === 'left') return 'Links';
  return side === 'right' ? 'Rechts' : '';
};

/** A question with the side that it is asked for, before its question mark. */
export const questionOfSide = (question: string, side: Side | null | undefined): string => {
  const [, words = question, mark = ''] = /^(.*?)([?!.]?)$/s.exec(question) ?? [];
  return side ? `${words}, ${sideInWords(side).toLowerCase()}${mark}` : question;
};

/** The results of both sides, in whole percent. */
export const sidesInWords = ({ left, right }: Record<Side, number>): string =>
  `Links ${left}\u00a0% · Rechts ${right}\u00a0%`;
