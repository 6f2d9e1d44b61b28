import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, type Storage } from 'redux-persist';

export { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';

/** Where redux-persist keeps what a reload must not lose and `as_db` has no table for. */
export type PersistStorage = Storage;

/** The reducer with these fields of its state kept over a reload. */
export const persisted = <State extends object>(
  reducer: Reducer<State>,
  options: {
    key: string;
    fields: (keyof State & string)[];
    storage: PersistStorage;
    /** Shortens the value of a field before it is written. */
    shorten?: (value: unknown, field: PropertyKey) => unknown;
  },
) =>
  persistReducer<State, UnknownAction>(
    {
      key: options.key,
      storage: options.storage,
      whitelist: options.fields,
      version: 1,
      ...(options.shorten && { transforms: [{ in: options.shorten, out: (value) => value }] }),
    },
    reducer,
  );
