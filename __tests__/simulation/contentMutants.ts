import { draft, draftInConflict, leave, uwesDraft } from './directedContent';
import { atDesk } from './directedDesk';
import { type Mutant, without } from './mutants';
import { step } from './script';

/** The engine without the guards of drafts. Each is missed by the scenario that was written for it. */
export const contentMutants: Mutant[] = [
  without(
    'a draft on what somebody else has changed waits for a decision',
    { ...atDesk, steps: draftInConflict },
    'sagas/content/sending.ts',
    'else yield* keepInConflict({ ...entry, conflict: present });',
    'else yield* change({ ...entry, payload: { ...entry.payload, revision: present.revision } });',
  ),
  without(
    'a draft in conflict stays until the person decides',
    { ...atDesk, steps: draftInConflict },
    'sagas/content/sending.ts',
    'else yield* keepInConflict({ ...entry, conflict: present });',
    'else yield* drop(entry);',
  ),
  without(
    'who keeps their own draft keeps what they have written since',
    { ...atDesk, steps: [...draftInConflict, draft(2), step('settleDraft', 0, 0, 3000)] },
    'sagas/content/keeping.ts',
    'const last = later.at(-1) ?? entry;',
    'const last = entry;',
  ),
  without(
    'what was typed is not written on what was loaded since',
    {
      ...atDesk,
      steps: [draft(0, 2000), step('typeDraft'), uwesDraft, step('openContent', 0, 0, 2000), leave],
    },
    'sagas/content/keeping.ts',
    'typedOn[key]',
    'item?.revision',
  ),
];
