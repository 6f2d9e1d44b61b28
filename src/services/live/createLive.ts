import type { Live, LiveEvent, Log } from '../ports';

/**
 * The live channel of an API. Its code is loaded with the first connection. `baseUrl` is `/api` or
 * `https://host/api`.
 */
export const createLive = (baseUrl: string, log: Log): Live => ({
  open: (options, listener) => {
    let isClosed = false;
    let close = async () => {};
    const tell = (event: LiveEvent) => {
      if (isClosed) return;
      isClosed = event.type === 'refused' || event.type === 'closed';
      listener(event);
    };
    const connect = async () => {
      const { openStomp } = await import('./stomp');
      if (isClosed) return;
      close = await openStomp(
        { url: `${new URL(baseUrl, location.href)}/notification-ws`, ...options },
        tell,
      );
    };
    const opening = connect().catch((error: unknown) => {
      log.error('live', error);
      tell({ type: 'closed' });
    });
    return async () => {
      isClosed = true;
      await opening;
      await close();
    };
  },
});
