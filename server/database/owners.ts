/** The people to whom the rows belong that a transaction writes; null where it may write anything. */
export type Owners = readonly number[] | null;
