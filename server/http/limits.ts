/** The largest body of a batch of runs, in bytes. Several hundred runs fit. */
export const batchBodyLimit = 4 * 1024 * 1024;

/** The largest body of any other request, in bytes. */
export const bodyLimit = 1024 * 1024;

/** The largest body of a call with a few short texts, in bytes. */
export const smallBodyLimit = 16 * 1024;
