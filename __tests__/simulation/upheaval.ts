import fc from 'fast-check';
import { type Store, stores } from './evictions';

/**
 * Something rare that changes the world around the device. `at` is the number of the step before which it happens; if
 * there are fewer steps, it happens at their end.
 */
export type Upheaval =
  /** The server goes back to the copy of its data that was made before, and begins a new epoch. */
  | { what: 'restored'; copyAt: number; at: number }
  /**
   * A second device begins as a copy of this one. From then on they take turns: `turn` steps on the copy, as many on
   * the original.
   */
  | { what: 'copiedDevice'; at: number; turn: number }
  /**
   * In place of the server there is another one that begins anew, with the same user names. At `moveAt` the person asks
   * to send there what waits for the former one.
   */
  | { what: 'newServer'; at: number; moveAt: number }
  /** The server erases one of its runs on purpose. `choice` is any number. */
  | { what: 'erased'; at: number; choice: number }
  /** An athlete who is not signed in here is erased, while this device may be offline. `choice` is any number. */
  | { what: 'personErased'; at: number; choice: number }
  /** The browser or the person deletes one store of the device, or all. */
  | { what: 'evicted'; at: number; stores: readonly Store[] };

export const upheavalKinds = [
  'restored',
  'copiedDevice',
  'newServer',
  'evicted',
] as const satisfies Upheaval['what'][];

/** Random upheavals. */
export const upheavals: fc.Arbitrary<Upheaval> = fc.oneof(
  fc
    .record({ copyAt: fc.nat(25), later: fc.nat(20) })
    .map(({ copyAt, later }) => ({ what: 'restored' as const, copyAt, at: copyAt + later })),
  fc.record({
    what: fc.constant('copiedDevice' as const),
    at: fc.nat(30),
    turn: fc.integer({ min: 1, max: 8 }),
  }),
  fc
    .record({ at: fc.nat(25), later: fc.nat(25) })
    .map(({ at, later }) => ({ what: 'newServer' as const, at, moveAt: at + later })),
  fc.record({ what: fc.constant('erased' as const), at: fc.nat(40), choice: fc.nat(99) }),
  fc.record({ what: fc.constant('personErased' as const), at: fc.nat(40), choice: fc.nat(99) }),
  fc.record({
    what: fc.constant('evicted' as const),
    at: fc.nat(40),
    stores: fc.constantFrom<(readonly Store[])[]>(...stores.map((store) => [store]), stores),
  }),
);
