import type { Database, Ids } from '../ports';
import { createConnection } from './connection';
import type { DatabaseMethods } from './methods';

type Method = (...args: unknown[]) => Promise<unknown>;

/**
 * `as_db` in this browser, opened on first use. `uuid` makes client ids for runs of older app versions [CO-20]. The
 * login on a first visit needs no database, so all code that uses it is loaded with the first call.
 */
export const createDatabase = ({ uuid }: Ids): Database => {
  const blockedListeners = new Set<(isBlocked: boolean) => void>();
  const onBlockedChange = (isBlocked: boolean) => {
    for (const listener of blockedListeners) listener(isBlocked);
  };
  const lossListeners = new Set<() => void>();
  const onLost = () => {
    for (const listener of lossListeners) listener();
  };
  const breakListeners = new Set<() => void>();
  const onBroken = () => {
    for (const listener of breakListeners) listener();
  };
  let lacksExercises = false;
  const onUpgraded = (oldVersion: number) => {
    lacksExercises = oldVersion === 1;
  };
  const open = async () => {
    const { openDatabase } = await import('./open');
    return openDatabase({ uuid, onBlockedChange, onUpgraded });
  };
  const withDatabase = createConnection(open, onLost, onBroken);

  let methods: Promise<DatabaseMethods> | null = null;
  const loadMethods = async () => {
    try {
      const { createMethods } = await import('./methods');
      return createMethods(withDatabase, () => lacksExercises);
    } catch (error) {
      methods = null;
      throw error;
    }
  };
  /** A method that calls the loaded one. Calls keep their order. */
  const method = <Name extends keyof DatabaseMethods>(name: Name) =>
    (async (...args: unknown[]) => {
      methods ??= loadMethods();
      return ((await methods)[name] as Method)(...args);
    }) as DatabaseMethods[Name];

  return {
    load: method('load'),
    replaceUsers: method('replaceUsers'),
    replaceScreenings: method('replaceScreenings'),
    saveUserScreening: method('saveUserScreening'),
    replaceExercises: method('replaceExercises'),
    saveRun: method('saveRun'),
    sendableRuns: method('sendableRuns'),
    markSent: method('markSent'),
    markFailed: method('markFailed'),
    fork: method('fork'),
    sendAgain: method('sendAgain'),
    detach: method('detach'),
    removeRun: method('removeRun'),
    markRefused: method('markRefused'),
    clearRefusals: method('clearRefusals'),
    nameServer: method('nameServer'),
    waitAgain: method('waitAgain'),
    moveHere: method('moveHere'),
    runIds: method('runIds'),
    saveVideo: method('saveVideo'),
    video: method('video'),
    keepVideos: method('keepVideos'),
    settled: method('settled'),
    clear: method('clear'),
    onBlockedChange: (listener) => {
      blockedListeners.add(listener);
      return () => blockedListeners.delete(listener);
    },
    onLost: (listener) => {
      lossListeners.add(listener);
      return () => lossListeners.delete(listener);
    },
    onBroken: (listener) => {
      breakListeners.add(listener);
      return () => breakListeners.delete(listener);
    },
  };
};
