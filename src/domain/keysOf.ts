/**
 * Returns the keys of a record, in its order. For TypeScript, `Object.keys` returns any strings, because an object may
 * have more keys than its type says. Call it with a record that has none but those.
 */
export const keysOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] =>
  Object.keys(record) as Key[];
