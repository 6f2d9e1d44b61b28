/** Learns of each commit: the driver asks in the transaction, as its last statement, and hands the answer over then. */
export interface CommitFollower {
  /** Prepares, once on each connection, what is asked at each commit: to plan it takes longer than to read it. */
  preparation: string;
  /** Reads one row. */
  query(): string;
  /** Gets that row after the commit, before anybody learns of it. What it throws goes to the one who wrote. */
  note(row: unknown): void;
}
