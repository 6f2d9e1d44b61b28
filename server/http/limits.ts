/** The largest body of a batch of runs, in bytes: some hundred runs. */
export const batchBodyLimit = 4 * 1024 * 1024;

/** The largest body of any other request, in bytes. */
export const bodyLimit = 1024 * 1024;

/** The largest body with a name and a password, in bytes: more than any need. */
export const smallBodyLimit = 16 * 1024;
