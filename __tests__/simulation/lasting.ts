import fc from 'fast-check';
import type { Fault, SentRequest } from '../fakes/FakeHttp';

/** A fault that never ends, and that `heal` does not heal. */
export type Lasting =
  /** The server, or the way to it, always fails at a run. By the number of the run from 1. */
  | { what: 'run'; number: number; fault: Fault }
  /** Longer request bodies never get through. */
  | { what: 'longBody'; characters: number; fault: Fault }
  /** From this crossing on its tab is frozen and keeps its locks. The person goes on in another tab. */
  | { what: 'frozenTab'; at: number }
  /** The browser grants no persistent storage, and redux-persist cannot write. */
  | { what: 'noPersistence' };

export const lastingKinds = [
  'run',
  'longBody',
  'frozenTab',
  'noPersistence',
] as const satisfies Lasting['what'][];

/** Random faults that never end. */
export const lastingFaults: fc.Arbitrary<Lasting> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('run' as const),
      number: fc.integer({ min: 1, max: 3 }),
      fault: fc.constantFrom<Fault[]>(406, 502, 'silent', 'responseLost', 'malformed'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('longBody' as const),
      characters: fc.constantFrom(500, 1000, 2000),
      fault: fc.constantFrom<Fault[]>(413, 'silent'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('frozenTab' as const), at: fc.nat(400) }) },
  { weight: 1, arbitrary: fc.constant({ what: 'noPersistence' as const }) },
);

/** The number of characters of a request body as JSON, which here is about its number of bytes. */
export const lengthOf = (body: unknown): number => JSON.stringify(body)?.length ?? 0;

const holds = (body: unknown, clientId: string) =>
  [body].flat().some((part) => (part as { clientId?: string } | null)?.clientId === clientId);

/** Returns the fault of a request that never ends, or null. `clientId` is that of the run with the lasting fault. */
export const lastingFaultOf = (
  lasting: Lasting | null,
  clientId: string | null,
  { method, path, body }: SentRequest,
): Fault | null => {
  if (method !== 'POST') return null;
  if (lasting?.what === 'longBody') return lengthOf(body) > lasting.characters ? lasting.fault : null;
  if (lasting?.what !== 'run' || clientId === null || !/\/runs\//.test(path)) return null;
  return holds(body, clientId) ? lasting.fault : null;
};
