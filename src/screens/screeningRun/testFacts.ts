import type { IconName } from '../../components/status/Icon';
import type { Test } from '../../contract/schemas';
import { screeningRunTexts } from '../../texts/screening';

const { facts } = screeningRunTexts;

const agesInWords = (from: number | null, to: number | null): string | null => {
  if (from !== null && to !== null) return facts.ages(from, to);
  if (from !== null) return facts.ageFrom(from);
  return to === null ? null : facts.ageTo(to);
};

const triesInWords = ({ tries, counts }: Test): string | null => {
  if (!tries) return null;
  if (tries === 1 || (counts !== 'best' && counts !== 'last')) return facts.tries(tries);
  return `${facts.tries(tries)}, ${facts.counts[counts]}`;
};

/** How a test is done and for whom, in words; only what the content says [CT-6]. */
export const testFacts = (test: Test): { mark: IconName; text: string }[] => {
  const { needsSecondPerson, watchedFrom, ageFrom = null, ageTo = null } = test;
  const lines: [IconName, string | null][] = [
    ['repeat', triesInWords(test)],
    ['members', needsSecondPerson ? facts.secondPerson : null],
    ['show', watchedFrom?.trim() ? facts.watchedFrom(watchedFrom.trim()) : null],
    ['user', agesInWords(ageFrom, ageTo)],
  ];
  return lines.flatMap(([mark, text]) => (text === null ? [] : [{ mark, text }]));
};
