import { ProtocolError, type Version, versions } from './frames';

/** How often each side lets itself be heard, in milliseconds; 0 is never. */
export interface HeartBeat {
  sendEvery: number;
  expectEvery: number;
}

/** What the server offers: the least time between two beats that it sends, and how often it wants to hear one [LC-6]. */
const leastSent = 10_000;
const wanted = 20_000;
export const offeredHeartBeat = `${leastSent},${wanted}`;

/** Each direction beats as slowly as the slower side asks for, and not at all when either side does not want it. */
export const negotiateHeartBeat = (header = '0,0'): HeartBeat => {
  const [, sent, received] = /^\s*(\d{1,9})\s*,\s*(\d{1,9})\s*$/.exec(header) ?? [];
  if (sent === undefined || received === undefined) {
    throw new ProtocolError('heart-beat muss aus zwei Zahlen bestehen.');
  }
  return {
    sendEvery: Number(received) === 0 ? 0 : Math.max(leastSent, Number(received)),
    expectEvery: Number(sent) === 0 ? 0 : Math.max(wanted, Number(sent)),
  };
};

/** The best version that both speak [LC-10]; a client that names none speaks 1.0. */
export const negotiateVersion = (acceptVersion = '1.0'): Version => {
  const accepted = acceptVersion.split(',').map((version) => version.trim());
  const best = versions.find((version) => accepted.includes(version));
  if (!best) {
    throw new ProtocolError('Der Server spricht STOMP 1.0, 1.1 und 1.2.', { version: '1.0,1.1,1.2' });
  }
  return best;
};
