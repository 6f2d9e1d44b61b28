import { exerciseRunPostSchema, screeningRunPostSchema } from '../contract/runs';
import { isSameJson } from './sameJson';

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

/**
 * Whether two runs of the same kind have the same content [FL-16]. Takes posts and answers of the server, parsed by
 * the contract; of a local run its post. `clientRevision`, `screeningRunId` and all that a post lacks, such as `id` and
 * `isDirty`, do not count.
 */
export const isSameContent = (a: object, b: object): boolean => isSameJson(contentOf(a), contentOf(b));
