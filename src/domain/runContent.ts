import { exerciseRunPostSchema, screeningRunPostSchema } from '../contract/schemas';

/** Fields of a post that say which version it is, or that the server may learn later. */
const notContent = ['clientRevision', 'screeningRunId'];

const contentFields = Object.keys({ ...screeningRunPostSchema.shape, ...exerciseRunPostSchema.shape }).filter(
  (name) => !notContent.includes(name),
);

/** Returns the fields to compare. The start is an instant, so two texts may mean the same one. */
const contentOf = (run: object): object => {
  const fields = Object.entries(run).filter(([name]) => contentFields.includes(name));
  return Object.fromEntries(
    fields.map(([name, value]) => [name, name === 'start' ? Date.parse(value) : value]),
  );
};

const fieldsOf = (value: object) => new Map<string, unknown>(Object.entries(value));

/** Whether two values of JSON are the same. A missing field is like null. The order counts only in lists. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return (a ?? null) === (b ?? null);
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  if (Array.isArray(a) || Array.isArray(b)) return false;
  const [fieldsOfA, fieldsOfB] = [fieldsOf(a), fieldsOf(b)];
  const names = [...fieldsOfA.keys(), ...fieldsOfB.keys()];
  return names.every((name) => isSame(fieldsOfA.get(name), fieldsOfB.get(name)));
};

/**
 * Whether two runs of the same kind have the same content [FL-16]. Takes posts and answers of the server, parsed by
 * the contract; of a local run its post. `clientRevision`, `screeningRunId` and all that a post lacks, such as `id` and
 * `isDirty`, do not count.
 */
export const isSameContent = (a: object, b: object): boolean => isSame(contentOf(a), contentOf(b));
