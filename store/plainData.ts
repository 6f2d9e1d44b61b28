import { isPlain, type Middleware } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from './persist/persisted';

/** Actions of redux-persist. They hold functions. */
const notChecked: readonly unknown[] = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];

/**
 * Checks for developers that actions and state are plain data, and freezes the state, so that a change in place throws
 * where it happens. Looks at each object once, and so only at what an action brings: the checks of Redux Toolkit look
 * at the whole state after each action, which takes longer than everything else when there are many runs.
 */
export const checkPlainData = (): Middleware => {
  const seen = new WeakSet<object>();
  const check = (value: unknown, path: string, visit: (value: object) => void): void => {
    if (!isPlain(value)) console.error(`${path} is not plain data:`, value);
    else if (typeof value === 'object' && value !== null && !seen.has(value)) {
      visit(value);
      for (const [key, part] of Object.entries(value)) check(part, `${path}.${key}`, visit);
    }
  };
  const keep = (value: object) => seen.add(Object.freeze(value));
  return ({ getState }) =>
    (next) =>
    (action) => {
      const result = next(action);
      check(getState(), 'state', keep);
      const { type } = action as { type: unknown };
      // Its parts that are in the state now are checked already.
      if (!notChecked.includes(type)) check(action, String(type), () => undefined);
      return result;
    };
};
