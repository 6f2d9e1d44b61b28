/** Now, in milliseconds since 1970; handed in, so that a test turns the clock itself. */
export type Clock = () => number;
