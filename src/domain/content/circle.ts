import type { ExerciseDraft } from '../../contract/content';
import type { Library } from './library';

/** Returns the keys of the exercises that are easier than each, as one of the two says. */
const easierForms = (exercises: ReadonlyMap<string, ExerciseDraft>): ReadonlyMap<string, Set<string>> => {
  const forms = new Map<string, Set<string>>();
  const add = (key: string, easier: string) => forms.set(key, (forms.get(key) ?? new Set()).add(easier));
  for (const [key, { easier, harder }] of exercises) {
    if (easier !== null) add(key, easier);
    if (harder !== null) add(harder, key);
  }
  return forms;
};

/** Whether one exercise leads to the other by easier forms. */
const leadsTo = (from: string, to: string, forms: ReadonlyMap<string, Set<string>>): boolean => {
  const seen = new Set([from]);
  for (const key of seen) for (const easier of forms.get(key) ?? []) seen.add(easier);
  return seen.has(to);
};

/**
 * Returns the field of an exercise by which it would be easier than itself, over however many others, or null [CT-7].
 * `draft` counts in place of what the library has.
 */
export const findCircle = (
  key: string,
  draft: ExerciseDraft,
  library: Library,
): 'easier' | 'harder' | null => {
  const exercises = new Map<string, ExerciseDraft>();
  for (const [other, item] of library) if (item.kind === 'exercise') exercises.set(other, item.body);
  const forms = easierForms(exercises.set(key, draft));
  if (draft.easier !== null && leadsTo(draft.easier, key, forms)) return 'easier';
  return draft.harder !== null && leadsTo(key, draft.harder, forms) ? 'harder' : null;
};
