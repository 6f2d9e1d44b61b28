export type LiveTransport = 'webSocket' | 'sockJs';

const triesWithWebSockets = 2;

/** WebSockets first; SockJS after two failed tries in a row [LC-12]. */
export const transportAfter = (failedTries: number): LiveTransport =>
  failedTries < triesWithWebSockets ? 'webSocket' : 'sockJs';
