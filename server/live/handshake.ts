import { ProtocolError, type Version, versions } from './frames';

/**
 * The server's offer: the shortest time between two beats that it sends, and how often it wants to receive one [LC-6].
 */
const leastSent = 10_000;
const wanted = 20_000;
export const offeredHeartBeat = `${leastSent},${wanted}`;

/**
 * Returns the milliseconds between beats in each direction: the longer time of the two sides, or 0 when one wants none.
 */
export const negotiateHeartBeat = (header = '0,0') => {
  const [, sent, received] = /^\s*(\d{1,9})\s*,\s*(\d{1,9})\s*$/.exec(header) ?? [];
  if (sent === undefined || received === undefined) {
    throw new ProtocolError('heart-beat muss aus zwei Zahlen bestehen.');
  }
  return {
    sendEvery: Number(received) === 0 ? 0 : Math.max(leastSent, Number(received)),
    expectEvery: Number(sent) === 0 ? 0 : Math.max(wanted, Number(sent)),
  };
};

/** Returns the newest version that both sides speak [LC-10]. A client that names none speaks 1.0. */
export const negotiateVersion = (acceptVersion = '1.0'): Version => {
  const accepted = acceptVersion.split(',').map((version) => version.trim());
  const best = versions.find((version) => accepted.includes(version));
  if (!best) {
    throw new ProtocolError('Der Server spricht STOMP 1.0, 1.1 und 1.2.', { version: '1.0,1.1,1.2' });
  }
  return best;
};
