import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, type Storage } from 'redux-persist';
import type { ZodMiniType } from 'zod/mini';
import { parseJson } from '../../src/domain/parseJson';

export { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';

/** Where redux-persist keeps what a reload must not lose and `as_db` has no table for. */
export type PersistStorage = Storage;

/** The fields of a state that are kept, each with what it has to look like to be taken back. */
export type KeptFields<State> = { [Field in keyof State]?: ZodMiniType<State[Field]> };

const version = 1;

/** Of a stored state, texts within a text, the fields that fit; a damaged one begins empty and costs no other. */
const fitting = <State>(stored: unknown, fields: KeptFields<State>): Partial<State> => {
  const texts = Object(parseJson(stored));
  const entries = Object.entries<ZodMiniType | undefined>(fields).flatMap(([field, schema]) => {
    const result = schema?.safeParse(parseJson(texts[field]));
    return result?.success ? [[field, result.data]] : [];
  });
  return Object.fromEntries(entries);
};

/** The reducer with these fields of its state kept over a reload. */
export const persisted = <State extends object>(
  reducer: Reducer<State>,
  options: {
    key: string;
    fields: KeptFields<State>;
    storage: PersistStorage;
    /** Shortens the value of a field before it is written. */
    shorten?: (value: unknown, field: PropertyKey) => unknown;
  },
) => {
  const { key, fields, storage, shorten } = options;
  let isRead = false;
  return persistReducer<State, UnknownAction>(
    {
      key,
      // What could not be read is not written over.
      storage: {
        getItem: (name) => storage.getItem(name),
        setItem: async (name, text) => isRead && storage.setItem(name, text),
        removeItem: (name) => storage.removeItem(name),
      },
      version,
      whitelist: Object.keys(fields),
      // However long a phone takes: after a time of its own redux-persist would begin empty, and write that.
      timeout: 0,
      getStoredState: async () => {
        const stored = await storage.getItem(`persist:${key}`);
        isRead = true;
        return { ...fitting(stored, fields), _persist: { version, rehydrated: true } };
      },
      ...(shorten && { transforms: [{ in: shorten, out: (value) => value }] }),
    },
    reducer,
  );
};
