import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, type Storage } from 'redux-persist';
import type { ZodMiniType } from 'zod/mini';
import { parseJson } from '../../src/domain/parseJson';

export { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';

/** The storage of redux-persist, for what must survive a reload and has no table in `as_db`. */
export type PersistStorage = Storage;

/** The kept fields of a state, with their schemas. A field is restored only if it fits. */
export type KeptFields<State> = { [Field in keyof State]?: ZodMiniType<State[Field]> };

const version = 1;

const itemOf = (key: string) => `persist:${key}`;

/**
 * Returns the fields of a stored state that fit their schemas. redux-persist stores JSON texts within a JSON text. A
 * damaged field does not affect the others.
 */
const fitting = <State>(stored: unknown, fields: KeptFields<State>): Partial<State> => {
  const texts = Object(parseJson(stored));
  const entries = Object.entries<ZodMiniType | undefined>(fields).flatMap(([field, schema]) => {
    const result = schema?.safeParse(parseJson(texts[field]));
    return result?.success ? [[field, result.data]] : [];
  });
  // Without its user nobody knows whose the rest is [SE-1].
  const isOfNobody = 'userId' in fields && !entries.some(([field]) => field === 'userId');
  return isOfNobody ? {} : Object.fromEntries(entries);
};

interface PersistOptions<State> {
  key: string;
  /**
   * The keys of older app versions for the same fields, the newest first. Read if `key` has no value; removed after the
   * first write.
   */
  formerKeys?: readonly string[];
  fields: KeptFields<State>;
  storage: PersistStorage;
  /** Shortens the value of a field before it is written. */
  shorten?: (value: unknown, field: PropertyKey) => unknown;
}

/** Wraps a reducer so that these fields of its state survive a reload. */
export const persisted = <State extends object>(reducer: Reducer<State>, options: PersistOptions<State>) => {
  const { key, formerKeys = [], fields, storage, shorten } = options;
  let isRead = false;
  return persistReducer<State, UnknownAction>(
    {
      key,
      storage: {
        getItem: (name) => storage.getItem(name),
        setItem: async (name, text) => {
          // Does not overwrite a stored state that could not be read.
          if (!isRead) return;
          await storage.setItem(name, text);
          for (const former of formerKeys) await storage.removeItem(itemOf(former));
        },
        removeItem: (name) => storage.removeItem(name),
      },
      version,
      whitelist: Object.keys(fields),
      // No time-out: after a time-out redux-persist would start with an empty state and write it.
      timeout: 0,
      getStoredState: async () => {
        let stored: unknown = null;
        for (const name of [key, ...formerKeys]) stored ??= await storage.getItem(itemOf(name));
        isRead = true;
        return { ...fitting(stored, fields), _persist: { version, rehydrated: true } };
      },
      ...(shorten && { transforms: [{ in: shorten, out: (value) => value }] }),
    },
    reducer,
  );
};
