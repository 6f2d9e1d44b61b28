import type { Database } from '../../../src/services/ports';
import type { Disk } from '../../fakes/FakeDatabase';

/** A call that took effect on the fake database of a device. */
export interface DatabaseCall {
  method: string;
  args: unknown[];
  result?: unknown;
  /** The name of the error with which it failed. */
  error?: string;
}

/** The browser or the person deleted the database. */
export const deletion: DatabaseCall = { method: 'delete', args: [] };

/** Everything that happened to the database of a device, and what it held at the end. */
export interface DatabaseRecording {
  calls: DatabaseCall[];
  tables: Disk['tables'];
}

const isSubscription = (method: string) => /^on[A-Z]/.test(method);

/** Returns the database of a tab, whose calls are recorded in the order in which they take effect. */
export const recordDatabase = (database: Database, calls: DatabaseCall[]): Database =>
  new Proxy(database, {
    get: (target, key) => {
      const method = String(key);
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function' || isSubscription(method)) return value;
      return (...args: unknown[]) => {
        const call = { method, args: structuredClone(args) };
        const answer: Promise<unknown> = Reflect.apply(value, target, args);
        // In a tab that is dead by then, the call neither takes effect nor is answered.
        void answer.then(
          (result) => calls.push({ ...call, result: structuredClone(result) }),
          (error: Error) => calls.push({ ...call, error: error.name }),
        );
        return answer;
      };
    },
  });
