/** How long a client may take, in milliseconds. */
export interface TimeLimits {
  /** For the headers of a request. */
  headers: number;
  /** For a whole request with its body. */
  request: number;
  /** For the next byte in either direction. */
  idle: number;
  /** Between two checks of the first two limits. */
  checkInterval: number;
}

/**
 * The app gives its longest post 522 s [FL-14], so the server has to wait longer. A connection on which nothing moves
 * ends sooner. The live channel has beats of its own, which come more often.
 */
export const timeLimits: TimeLimits = {
  headers: 60_000,
  request: 600_000,
  idle: 120_000,
  checkInterval: 10_000,
};

/** The limits as Fastify takes them. */
export const timeOptions = ({ headers, request, idle, checkInterval }: TimeLimits) => ({
  requestTimeout: request,
  connectionTimeout: idle,
  // Node compares the limits when the server is made, before Fastify sets its own.
  http: { requestTimeout: request, headersTimeout: headers, connectionsCheckingInterval: checkInterval },
});
