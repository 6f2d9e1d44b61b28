import type { EntryOf } from '../../src/domain/outbox';
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
