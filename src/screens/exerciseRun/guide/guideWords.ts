import type { GuideClock } from '../../../domain/guide/clock';
import { type Phase, type Side, setsIn } from '../../../domain/guide/phases';
import { guideTexts } from '../../../texts/guide';

const listed = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(', ');

const wordOf = (side: Side | null) => side && guideTexts.side[side];

/** What happens now, for example 'Halten, links' [GT-1]. */
export const phaseTitle = (clock: GuideClock, phases: readonly Phase[]): string => {
  const phase = phases[clock.phase];
  if (!phase) return guideTexts.over;
  if (phase.kind === 'rest') return guideTexts.rest;
  if (phase.kind === 'switch') return guideTexts.switchSides;
  if (phase.kind === 'work') return listed(guideTexts.setOf(phase.set, setsIn(phases)), wordOf(phase.side));
  if (clock.state === 'running') return listed(guideTexts.hold, wordOf(phase.side));
  if (clock.state === 'held') return listed(guideTexts.held, wordOf(phase.side));
  const isFirst = clock.phase === 0 && phase.side !== null;
  return isFirst ? guideTexts.readyFirst(guideTexts.side.left) : listed(guideTexts.ready, wordOf(phase.side));
};

/**
 * What comes after a pause or a change of sides, for example 'Gleich: Satz 3, links, 30 Sekunden halten'. `amount` is
 * that of a set without seconds. Null during a set.
 */
export const comingNext = (
  { phase }: GuideClock,
  phases: readonly Phase[],
  amount: string | null,
): string | null => {
  const [now, next] = [phases[phase], phases[phase + 1]];
  if (!next || (now?.kind !== 'rest' && now?.kind !== 'switch')) return null;
  const set = now.kind === 'rest' ? guideTexts.set(next.set) : null;
  const work = next.seconds === null ? amount : guideTexts.holdFor(next.seconds);
  return guideTexts.next(listed(set, wordOf(next.side), work));
};

/** What was done, for example '3 Sätze auf beiden Seiten'. */
export const doneInWords = (phases: readonly Phase[]): string => {
  const sets = guideTexts.countOf(setsIn(phases));
  return phases.some(({ side }) => side !== null) ? guideTexts.onBothSides(sets) : sets;
};

/** The button that ends a set without a clock, or its first side. */
export const endOfSet = ({ phase }: GuideClock, phases: readonly Phase[]): string =>
  phases[phase + 1]?.kind === 'switch'
    ? guideTexts.switchSides
    : guideTexts.setDone(phases[phase]?.set ?? setsIn(phases));
