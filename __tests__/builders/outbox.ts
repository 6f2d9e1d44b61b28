import type { EntryKind } from '../../src/domain/entryKinds';
import type { Entry, EntryOf } from '../../src/domain/outbox';
import { unknownOrigin } from '../../src/domain/owner';

const entryOfAnna = {
  clientId: '30000000-0000-4000-8000-000000000002',
  writtenBy: 2,
  origin: unknownOrigin,
  writtenAt: '2026-11-21T13:05:00.000Z',
  isTried: false,
  refusal: null,
  failure: null,
  conflict: null,
};

/** A message of Anna to Tina that the server does not have yet. */
export const aWaitingMessage = (overrides: Partial<EntryOf<'message'>> = {}): EntryOf<'message'> => ({
  ...entryOfAnna,
  kind: 'message',
  payload: { recipientId: 1, content: 'Mach ich' },
  ...overrides,
});

/** Feedback of Anna on an exercise run with the server id 601, which the server does not have yet. */
export const aWaitingFeedback = (overrides: Partial<EntryOf<'feedback'>> = {}): EntryOf<'feedback'> => ({
  ...entryOfAnna,
  clientId: '30000000-0000-4000-8000-000000000003',
  kind: 'feedback',
  payload: {
    exerciseRunId: 601,
    exerciseRunClientId: null,
    comment: 'Gut',
    answers: [{ question: 'Wie anstrengend war es?', answer: 'Leicht' }],
  },
  ...overrides,
});

/** How Anna's exercise run 601 hurt on the next morning, which the server does not know yet. */
export const aWaitingPain = (overrides: Partial<EntryOf<'pain'>> = {}): EntryOf<'pain'> => ({
  ...entryOfAnna,
  clientId: '30000000-0000-4000-8000-000000000006',
  kind: 'pain',
  payload: { exerciseRunId: 601, exerciseRunClientId: null, value: 4, at: '2026-11-22T07:05:00.000Z' },
  ...overrides,
});

/** What Tina wrote for Anna about the screening as a whole, on a note that never was. */
export const aWaitingNote = (overrides: Partial<EntryOf<'note'>> = {}): EntryOf<'note'> => ({
  ...entryOfAnna,
  clientId: '30000000-0000-4000-8000-000000000004',
  writtenBy: 1,
  kind: 'note',
  payload: {
    userId: 2,
    userScreeningId: 41,
    target: { kind: 'screening' },
    athleteNote: 'Langsam absenken.',
    trainerNote: null,
    revision: 0,
  },
  ...overrides,
});

/** Tina assigns another screening to Anna. */
export const aWaitingAssignment = (
  overrides: Partial<EntryOf<'assignment'>> = {},
): EntryOf<'assignment'> => ({
  ...entryOfAnna,
  clientId: '30000000-0000-4000-8000-000000000005',
  writtenBy: 1,
  kind: 'assignment',
  payload: { userId: 2, screeningId: 32, intervalWeeks: 8, base: 31 },
  ...overrides,
});

/** Tina leaves the default exercise out of the plan of Anna, which was never changed. */
export const aWaitingPlan = (overrides: Partial<EntryOf<'plan'>> = {}): EntryOf<'plan'> => ({
  ...entryOfAnna,
  clientId: '30000000-0000-4000-8000-000000000009',
  writtenBy: 1,
  kind: 'plan',
  payload: {
    userId: 2,
    revision: 0,
    weeklyGoal: null,
    changes: [{ exerciseId: 201, form: 'leftOut', dose: null, position: null, reason: 'Knie schonen' }],
  },
  ...overrides,
});

/** Tina moves a screening from Anna to Ben. */
export const aWaitingCorrection = (
  overrides: Partial<EntryOf<'correction'>> = {},
): EntryOf<'correction'> => ({
  ...entryOfAnna,
  clientId: '30000000-0000-4000-8000-000000000007',
  writtenBy: 1,
  kind: 'correction',
  payload: { userId: 2, runId: 501, runClientId: '10000000-0000-4000-8000-000000000501', toUserId: 3 },
  ...overrides,
});

/** What Tina wrote of a basis list that never was. */
export const aWaitingDraft = (overrides: Partial<EntryOf<'contentDraft'>> = {}): EntryOf<'contentDraft'> => ({
  ...entryOfAnna,
  clientId: '30000000-0000-4000-8000-000000000008',
  writtenBy: 1,
  kind: 'contentDraft',
  payload: {
    key: '00000000-0000-4000-8000-000000000001',
    revision: 0,
    kind: 'basis',
    body: { exercises: [] },
  },
  ...overrides,
});

const ofKinds: { [Kind in EntryKind]: EntryOf<Kind> } = {
  message: aWaitingMessage(),
  feedback: aWaitingFeedback(),
  pain: aWaitingPain(),
  note: aWaitingNote(),
  assignment: aWaitingAssignment(),
  plan: aWaitingPlan(),
  correction: aWaitingCorrection(),
  contentDraft: aWaitingDraft(),
};

/** An entry of each kind. */
export const oneOfEachKind: readonly Entry[] = Object.values(ofKinds);
