import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, type Storage } from 'redux-persist';
import type { ZodMiniType } from 'zod/mini';
import { parseJson } from '../../src/domain/parseJson';

export { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';

/** Where redux-persist keeps what a reload must not lose and `as_db` has no table for. */
export type PersistStorage = Storage;

/** The fields of a state that are kept, each with the schema it has to fit to be taken back. */
export type KeptFields<State> = { [Field in keyof State]?: ZodMiniType<State[Field]> };

const version = 1;

const itemOf = (key: string) => `persist:${key}`;

/** The fields of a stored state that fit; redux-persist stores texts within a text. A damaged field costs no other. */
const fitting = <State>(stored: unknown, fields: KeptFields<State>): Partial<State> => {
  const texts = Object(parseJson(stored));
  const entries = Object.entries<ZodMiniType | undefined>(fields).flatMap(([field, schema]) => {
    const result = schema?.safeParse(parseJson(texts[field]));
    return result?.success ? [[field, result.data]] : [];
  });
  return Object.fromEntries(entries);
};

interface PersistOptions<State> {
  key: string;
  /** The key that an older app used for the same fields; it is read where `key` has nothing, and then removed. */
  formerKey?: string;
  fields: KeptFields<State>;
  storage: PersistStorage;
  /** Shortens the value of a field before it is written. */
  shorten?: (value: unknown, field: PropertyKey) => unknown;
}

/** The reducer with these fields of its state kept over a reload. */
export const persisted = <State extends object>(reducer: Reducer<State>, options: PersistOptions<State>) => {
  const { key, formerKey, fields, storage, shorten } = options;
  let isRead = false;
  return persistReducer<State, UnknownAction>(
    {
      key,
      storage: {
        getItem: (name) => storage.getItem(name),
        setItem: async (name, text) => {
          // What could not be read is not overwritten.
          if (!isRead) return;
          await storage.setItem(name, text);
          if (formerKey) await storage.removeItem(itemOf(formerKey));
        },
        removeItem: (name) => storage.removeItem(name),
      },
      version,
      whitelist: Object.keys(fields),
      // No time-out: after one redux-persist would begin with an empty state and write that.
      timeout: 0,
      getStoredState: async () => {
        const stored = await storage.getItem(itemOf(key));
        const former = stored === null && formerKey ? await storage.getItem(itemOf(formerKey)) : null;
        isRead = true;
        return { ...fitting(stored ?? former, fields), _persist: { version, rehydrated: true } };
      },
      ...(shorten && { transforms: [{ in: shorten, out: (value) => value }] }),
    },
    reducer,
  );
};
