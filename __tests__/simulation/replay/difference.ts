/** What kind of value it is. Unlike `instanceof`, it also knows values that come from another thread. */
const kindOf = (value: unknown) => Object.prototype.toString.call(value).slice(8, -1);

/** The names of the fields that have a value, of both objects. */
const fieldsOf = (...objects: object[]): string[] => [...new Set(objects.flatMap(Object.keys))];

const shown = (value: unknown) => JSON.stringify(value) ?? String(value);

const byKey = ([one]: [unknown, unknown], [other]: [unknown, unknown]) =>
  String(one) < String(other) ? -1 : 1;

/** Returns the first place at which two values differ, and how, or null. A field without a value is no field. */
export const difference = (fake: unknown, real: unknown, place: string): string | null => {
  if (Object.is(fake, real)) return null;
  const kind = kindOf(fake);
  const isEqualKind = kind === kindOf(real);
  if (isEqualKind && kind === 'Map') {
    const [one, other] = [fake, real].map((map) => [...(map as Map<unknown, unknown>)].sort(byKey));
    return difference(one, other, place);
  }
  if (!isEqualKind || (kind !== 'Array' && kind !== 'Object'))
    return `${place}: the fake one has ${shown(fake)}, the real one ${shown(real)}`;
  const [one, other] = [fake, real] as Record<string, unknown>[];
  for (const field of fieldsOf(one as object, other as object)) {
    const found = difference(one?.[field], other?.[field], `${place}.${field}`);
    if (found) return found;
  }
  return null;
};
