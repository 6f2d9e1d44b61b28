const fieldOf = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;

/** Whether two values of JSON are the same. A missing field is like null. The order counts only in lists. */
export const isSameJson = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return (a ?? null) === (b ?? null);
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSameJson(item, b[index]));
  }
  if (Array.isArray(a) || Array.isArray(b)) return false;
  return (
    Object.keys(a).every((name) => isSameJson(fieldOf(a, name), fieldOf(b, name))) &&
    Object.keys(b).every((name) => Object.hasOwn(a, name) || (fieldOf(b, name) ?? null) === null)
  );
};
