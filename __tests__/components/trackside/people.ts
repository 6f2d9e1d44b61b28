import type { TestProgress, TracksidePerson } from '../../../src/components/trackside/testProgress';

export const progress = (state: TestProgress['state'], answered = 0, questions = 5): TestProgress => ({
  state,
  answered,
  questions,
});

/** A person of a session with how far they are with the present test. */
export const person = (
  id: number,
  name: string,
  more: Partial<TracksidePerson & { progress: TestProgress }> = {},
) => ({ id, name, number: null, state: 'here' as const, progress: progress('open'), ...more });
