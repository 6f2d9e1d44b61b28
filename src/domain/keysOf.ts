/**
 * Returns the keys of a record, in its order. TypeScript calls the result of `Object.keys` plain strings, because an object
 * may have more keys than its type says. A record that is written out in one place has none but those.
 */
export const keysOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] =>
  Object.keys(record) as Key[];
