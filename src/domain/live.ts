export type LiveTransport = 'webSocket' | 'sockJs';

const triesWithWebSockets = 2;

/** WebSockets, until they did not get through twice in a row [LC-12]. */
export const transportAfter = (failedTries: number): LiveTransport =>
  failedTries < triesWithWebSockets ? 'webSocket' : 'sockJs';
