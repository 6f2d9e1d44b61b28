import type { LoggedKind } from '../database/changeLog/loggedKind';

/** The kinds of row that belong to an athlete, in the order in which they are sent when a right is gained. */
export const rowKindsOfAthlete = ['userScreening', 'screeningRun', 'exerciseRun', 'feedback'] as const;

export type AthleteRowKind = (typeof rowKindsOfAthlete)[number];

/** What is sent of an entry of the log: its row, or its list as a whole. */
export type RowKind = Exclude<LoggedKind, 'athlete'>;
