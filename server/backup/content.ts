/** What a database holds, to be told to a person. */
export interface Content {
  instance: string;
  /** When the copy was made, in milliseconds since 1970; null where it does not say. */
  backedUpAt: number | null;
  members: number;
  runs: number;
}

/** Asks for the numbers, in the SQL of both databases. Who was erased has no role, and is no member. */
export const countQuery = `select (select count(*) from "user" where "authorities" <> '[]') as "members",
  (select count(*) from "screeningRun") + (select count(*) from "exerciseRun") as "runs"`;

export type Counts = Pick<Content, 'members' | 'runs'>;

/** A backup that was read and checked. */
export interface Checked extends Content {
  /** It was only read, since the role of the database may not try to put it in place. */
  isUntried: boolean;
}
