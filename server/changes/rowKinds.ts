import { type LoggedKind, type OwnedKind, ownedKinds } from '../database/description';

/** What is sent of an entry of the log: its row, or its list as a whole. */
export type RowKind = Exclude<LoggedKind, 'athlete'>;

/** The kinds of row that an athlete takes along. */
export type AthleteRowKind = Exclude<OwnedKind, 'athlete' | 'user'>;

/** These kinds, in the order in which they are sent when a right is gained. */
export const rowKindsOfAthlete = ownedKinds.filter(
  (kind): kind is AthleteRowKind => kind !== 'athlete' && kind !== 'user',
) as [AthleteRowKind, ...AthleteRowKind[]];
