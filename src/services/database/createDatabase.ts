import { createListeners } from '../listeners';
import type { Database, Ids } from '../ports';
import { createConnection } from './connection';
import type { DatabaseMethods } from './methods';

type Method = (...args: unknown[]) => Promise<unknown>;

/**
 * `as_db` in this browser, opened on first use. `uuid` makes client ids for runs of older app versions [CO-20]. The
 * login on a first visit needs no database, so all code that uses it is loaded with the first call, or now if it
 * `isNeededSoon`.
 */
export const createDatabase = ({ uuid }: Ids, isNeededSoon = false): Database => {
  const blocked = createListeners<boolean>();
  const lost = createListeners();
  const broken = createListeners();
  let lacksExercises = false;
  const onUpgraded = (oldVersion: number) => {
    lacksExercises = oldVersion === 1;
  };
  const open = async () => {
    const { openDatabase } = await import('./open');
    return openDatabase({ uuid, onBlockedChange: blocked.tell, onUpgraded });
  };
  const withDatabase = createConnection(open, lost.tell, broken.tell);

  let loading: Promise<DatabaseMethods> | null = null;
  let loaded: DatabaseMethods | null = null;
  const loadMethods = async () => {
    const { createMethods } = await import('./methods');
    return createMethods(withDatabase, () => lacksExercises, uuid);
  };
  const load = () => {
    if (loading) return loading;
    loading = loadMethods();
    // Before any call that waits for it goes on, so that none that comes later overtakes it.
    loading.then(
      (methods) => {
        loaded = methods;
      },
      () => {
        loading = null;
      },
    );
    return loading;
  };
  /** A method that calls the loaded one, at once if it is loaded. Calls keep their order. */
  const method = <Name extends keyof DatabaseMethods>(name: Name) =>
    (async (...args: unknown[]) =>
      ((loaded ?? (await load()))[name] as Method)(...args)) as DatabaseMethods[Name];

  const settled = method('settled');
  // The first call tells a failure.
  if (isNeededSoon) settled().catch(() => undefined);

  return {
    load: method('load'),
    loadSome: method('loadSome'),
    isWhole: method('isWhole'),
    replaceUsers: method('replaceUsers'),
    replaceScreenings: method('replaceScreenings'),
    userScreening: method('userScreening'),
    saveUserScreening: method('saveUserScreening'),
    applyChanges: method('applyChanges'),
    replaceExercises: method('replaceExercises'),
    saveRun: method('saveRun'),
    saveIfNewer: method('saveIfNewer'),
    sendableRuns: method('sendableRuns'),
    markSent: method('markSent'),
    markFailed: method('markFailed'),
    fork: method('fork'),
    sendAgain: method('sendAgain'),
    detach: method('detach'),
    removeRun: method('removeRun'),
    clearFormer: method('clearFormer'),
    markRefused: method('markRefused'),
    clearRefusals: method('clearRefusals'),
    nameServer: method('nameServer'),
    waitAgain: method('waitAgain'),
    moveHere: method('moveHere'),
    runIds: method('runIds'),
    saveVideo: method('saveVideo'),
    tagVideo: method('tagVideo'),
    keptVideos: method('keptVideos'),
    video: method('video'),
    keepVideos: method('keepVideos'),
    settled,
    clear: method('clear'),
    onBlockedChange: blocked.add,
    onLost: lost.add,
    onBroken: broken.add,
  };
};
