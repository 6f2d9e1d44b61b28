import { plainText } from '../../domain/plainText';
import type { RatedFrom } from '../../domain/secondLook/looks';
import type { TracksideOrder } from '../../domain/trackside/session';

/** An athlete of the trainer, who may be chosen. */
export interface Candidate {
  id: number;
  name: string;
  /** Empty without a team. */
  team: string;
  /** Without consent nothing is recorded of them [TS-1]. */
  hasConsent: boolean;
  /** They are among those of today. */
  isToday: boolean;
  /** The screening that is assigned to them. */
  assigned: { id: number; name: string } | null;
}

/** What a session begins with. */
export interface ChosenSession {
  /** In the order in which they take turns. */
  userIds: readonly number[];
  screeningId: number;
  order: TracksideOrder;
  /** Each is called by their place in the order, too [TS-5]. */
  hasNumbers: boolean;
  /** What is looked at, where all are second looks; else null [ZB-1]. */
  lookFrom: RatedFrom | null;
}

/** Those of a team, or of all with '', whose name has these letters. */
export const found = (candidates: readonly Candidate[], team: string, search: string): Candidate[] => {
  const wanted = plainText(search.trim());
  return candidates.filter(
    (one) => (team === '' || one.team === team) && plainText(one.name).includes(wanted),
  );
};

/** Adds people to the chosen ones, as many as may be in all. */
export const withAll = (picked: readonly number[], added: readonly Candidate[], most: number): number[] => {
  const more = added.map(({ id }) => id).filter((id) => !picked.includes(id));
  return [...picked, ...more].slice(0, most);
};
