import { CodeMissingError } from '../../src/domain/errors';
import type { Log } from '../../src/services/ports';
import { call, type Saga } from './effects';
import { services } from './services';

type AnySaga = (...args: never[]) => Saga<unknown>;

/**
 * Returns the sagas of a module whose code is loaded on the first run of one of them:
 *
 *     const rescue = lazyModule(() => import('./fallback'));
 *     yield* takeEvery([outboxActions.saveFailed], worker({ name: 'fallBack' }, rescue('fallBack')));
 *
 * Only for what the engine rarely needs, or what one page alone does: all else is late code
 * (`sagas/lateWatchers.ts`). If the code cannot be loaded, the saga throws `CodeMissingError`; the next run loads it
 * again.
 */
export const lazyModule =
  <Module extends { [Name in keyof Module]: AnySaga }>(load: () => Promise<Module>) =>
  <Name extends keyof Module>(name: Name): Module[Name] => {
    function* loadAndRun(...args: never[]): Saga<unknown> {
      const { log } = yield* services();
      const module = yield* call(fetchModule<Module>, load, log);
      return yield* module[name](...args);
    }
    return loadAndRun as Module[Name];
  };

const fetchModule = async <Module>(load: () => Promise<Module>, log: Log): Promise<Module> => {
  try {
    return await load();
  } catch (error) {
    log.error('lazyModule', error);
    throw new CodeMissingError();
  }
};
