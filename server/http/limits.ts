/** The largest body, in bytes. The app's batches of runs have half of that. */
export const bodyLimit = 1024 * 1024;

/** The largest body of one run, in bytes: a run of the largest size, and its fields. */
export const runBodyLimit = 150_000;

/** The largest body of feedback, in bytes: the longest comment with each unit escaped, and the answers. */
export const feedbackBodyLimit = 64 * 1024;

/** The largest body of a call with a few short texts, in bytes. */
export const smallBodyLimit = 16 * 1024;

/** The largest body of the changes of a plan, in bytes: 50 of the longest reasons, each unit in three bytes. */
export const planBodyLimit = 96 * 1024;
