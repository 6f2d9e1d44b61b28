/** The package of the validator wants a `WebSocket` when it is loaded, which older versions of Node lack. */
import { WebSocket } from 'ws';

Object.assign(globalThis, { WebSocket });
