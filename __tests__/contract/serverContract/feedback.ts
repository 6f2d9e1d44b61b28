import { calls } from '../../../src/contract/calls';
import { type Feedback, feedbackCalls } from '../../../src/contract/feedback';
import { feedbackQuestions } from '../../fakes/feedbackCalls';
import { type OpenServer, openClub } from './ContractServer';
import { anExerciseRunPost } from './club';

const pain = 'Hattest du Schmerzen?';

export const describeFeedback = (open: OpenServer) => {
  describe('feedback', () => {
    const club = openClub(open);
    let exerciseRunId: number;
    beforeEach(async () => {
      exerciseRunId = (await club.ask(calls.saveExerciseRun(anExerciseRunPost()), 'anna')).id;
    });

    const aFeedback = (overrides: Partial<Feedback> = {}): Feedback => ({
      exerciseRunId,
      comment: 'Lief gut.',
      answers: [{ question: pain, answer: 'Nein' }],
      ...overrides,
    });

    test('[API-32] its questions are answered in their order', async () => {
      expect(await club.ask(feedbackCalls.questions(), 'anna')).toEqual(feedbackQuestions);
    });

    test('[API-33, CO-14] is stored once for each exercise run; the last one counts', async () => {
      const other = await club.ask(calls.saveExerciseRun(anExerciseRunPost()), 'anna');
      const changed = aFeedback({ comment: '', answers: [] });
      const others = aFeedback({ exerciseRunId: other.id });
      for (const feedback of [aFeedback(), others, changed]) {
        expect(await club.ask(feedbackCalls.send(feedback), 'anna')).toEqual(feedback);
      }
      expect(await club.storedFeedback()).toEqual([changed, others]);
    });

    test.each([
      ['an unknown question', [{ question: 'Wie war das Wetter?', answer: 'Nein' }]],
      ['an unknown option', [{ question: pain, answer: 'Vielleicht' }]],
      ['an option of another question', [{ question: pain, answer: 'Leicht' }]],
      ['two answers to one question', ['Nein', 'Ja'].map((answer) => ({ question: pain, answer }))],
    ])('[API-33] with %s is 422, and the former one stays', async (_, answers) => {
      await club.ask(feedbackCalls.send(aFeedback()), 'anna');
      expect(await club.refusal(feedbackCalls.send(aFeedback({ answers })), 'anna')).toBe(422);
      expect(await club.storedFeedback()).toEqual([aFeedback()]);
    });

    test('[API-33, SE-8] is 404 for an unknown run, 403 for a foreign one and 400 without its form; nothing is stored', async () => {
      const unknown = aFeedback({ exerciseRunId: 9999 });
      expect(await club.refusal(feedbackCalls.send(unknown), 'anna')).toBe(404);
      expect(await club.refusal(feedbackCalls.send(aFeedback()), 'ben')).toBe(403);
      const malformed = { ...aFeedback(), comment: null } as unknown as Feedback;
      expect(await club.refusal(feedbackCalls.send(malformed), 'anna')).toBe(400);
      expect(await club.storedFeedback()).toEqual([]);
    });
  });
};
