import { exerciseRunPostSchema, type RunUnit, screeningRunPostSchema } from '../contract/runs';
import { isSameJson } from './sameJson';

/** Fields of a post that say which version it is, or that the server may learn later. */
const notContent = ['clientRevision', 'screeningRunId'];

const contentFields = Object.keys({ ...screeningRunPostSchema.shape, ...exerciseRunPostSchema.shape }).filter(
  (name) => !notContent.includes(name),
);

/** What a trainer had changed is the same in all copies of a run, and another server may not store it [PL-2]. */
const withoutChange = ({ adapted: _, ...unit }: RunUnit) => unit;

const comparable = (name: string, value: unknown) => {
  // An instant: two texts may mean the same one.
  if (name === 'start') return Date.parse(String(value));
  return name === 'runUnits' ? (value as RunUnit[]).map(withoutChange) : value;
};

/** Returns the fields to compare. */
const contentOf = (run: object): object => {
  const fields = Object.entries(run).filter(([name]) => contentFields.includes(name));
  return Object.fromEntries(fields.map(([name, value]) => [name, comparable(name, value)]));
};

/**
 * Whether two runs of the same kind have the same content [FL-16]. Takes posts and answers of the server, parsed by
 * the contract; of a local run its post. `clientRevision`, `screeningRunId`, what a trainer had changed in an exercise,
 * and all that a post lacks, such as `id` and `isDirty`, do not count.
 */
export const isSameContent = (a: object, b: object): boolean => isSameJson(contentOf(a), contentOf(b));
