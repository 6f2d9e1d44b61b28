import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, type Storage } from 'redux-persist';
import type { ZodMiniType } from 'zod/mini';

export { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';

/** Where redux-persist keeps what a reload must not lose and `as_db` has no table for. */
export type PersistStorage = Storage;

/** The fields of a state that are kept, each with what it has to look like to be taken back. */
export type KeptFields<State> = { [Field in keyof State]?: ZodMiniType<State[Field]> };

const version = 1;

const parsed = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};

/** Of a stored state, texts within a text, the fields that fit; a damaged one begins empty and costs no other. */
const fitting = <State>(stored: unknown, fields: KeptFields<State>): Partial<State> => {
  const texts = Object(parsed(stored));
  const entries = Object.entries<ZodMiniType | undefined>(fields).flatMap(([field, schema]) => {
    const result = schema?.safeParse(parsed(texts[field]));
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
  return persistReducer<State, UnknownAction>(
    {
      key,
      storage,
      version,
      whitelist: Object.keys(fields),
      getStoredState: async () => ({
        ...fitting(await storage.getItem(`persist:${key}`), fields),
        _persist: { version, rehydrated: true },
      }),
      ...(shorten && { transforms: [{ in: shorten, out: (value) => value }] }),
    },
    reducer,
  );
};
