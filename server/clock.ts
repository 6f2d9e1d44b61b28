/** Returns the time in milliseconds since 1970. It is passed in, so that a test can set the clock. */
export type Clock = () => number;
