/** Learns of each commit: the driver asks in the transaction, as its last statement, and hands the answer over afterwards. */
export interface CommitFollower {
  /** Reads one row. */
  query(): string;
  /** Gets that row after the commit, before anybody learns of it. What it throws, who wrote gets. */
  note(row: unknown): void;
}
