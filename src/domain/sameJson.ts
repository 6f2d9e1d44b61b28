const fieldsOf = (value: object) => new Map<string, unknown>(Object.entries(value));

/** Whether two values of JSON are the same. A missing field is like null. The order counts only in lists. */
export const isSameJson = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return (a ?? null) === (b ?? null);
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSameJson(item, b[index]));
  }
  if (Array.isArray(a) || Array.isArray(b)) return false;
  const [fieldsOfA, fieldsOfB] = [fieldsOf(a), fieldsOf(b)];
  const names = [...fieldsOfA.keys(), ...fieldsOfB.keys()];
  return names.every((name) => isSameJson(fieldsOfA.get(name), fieldsOfB.get(name)));
};
