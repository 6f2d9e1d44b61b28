import { athletePageTexts } from '../../texts/athlete';

const { assignment: texts } = athletePageTexts;

/** How often a screening is due again [AS-5]. */
export const intervalInWords = (weeks: number | null | undefined): string =>
  weeks ? texts.every(weeks) : texts.never;

/** 'Grundscreening (7 Tests), alle 8 Wochen', or that no screening is assigned. `name` is null without a screening. */
export const assignedInWords = (name: string | null, weeks: number | null | undefined): string =>
  name === null ? texts.nothing : texts.withInterval(name, intervalInWords(weeks));
