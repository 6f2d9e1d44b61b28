import { calls } from '../../../src/contract/calls';
import { type Feedback, feedbackCalls, maxCommentLength } from '../../../src/contract/feedback';
import { feedbackQuestions } from '../../fakes/feedbackCalls';
import { type OpenServer, openClub } from './ContractServer';
import { anExerciseRunPost } from './club';

const liking = 'Hat es dir gefallen?';

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
      answers: [{ question: liking, answer: 'Nein' }],
      ...overrides,
    });

    test('[API-32] its questions are answered in their order', async () => {
      expect(await club.ask(feedbackCalls.questions(), 'anna')).toEqual(feedbackQuestions);
    });

    test('[API-33] [CO-14] is stored once for each exercise run; the last one counts', async () => {
      const other = await club.ask(calls.saveExerciseRun(anExerciseRunPost()), 'anna');
      const changed = aFeedback({ comment: '', answers: [] });
      const others = aFeedback({ exerciseRunId: other.id });
      for (const feedback of [aFeedback(), others, changed]) {
        expect(await club.ask(feedbackCalls.send(feedback), 'anna')).toEqual(feedback);
      }
      expect(await club.storedFeedback()).toEqual([changed, others]);
    });

    test('[ON-3] is taken once under its client id: a late copy does not replace what came after it', async () => {
      const first = aFeedback({ clientId: '50000000-0000-4000-8000-000000000001', comment: 'Erst so.' });
      const second = aFeedback({ clientId: '50000000-0000-4000-8000-000000000002', comment: 'Dann so.' });
      const { clientId: _own, ...stored } = second;
      for (const feedback of [first, first, second, second]) {
        await club.ask(feedbackCalls.send(feedback), 'anna');
      }
      expect(await club.ask(feedbackCalls.send(first), 'anna')).toEqual(stored);
      expect(await club.storedFeedback()).toEqual([stored]);
      // The same client id of another user is another entry.
      const trainers = aFeedback({ clientId: second.clientId, comment: 'Vom Trainer.' });
      expect(await club.ask(feedbackCalls.send(trainers), 'tina')).toMatchObject({ comment: 'Vom Trainer.' });
    });

    test.each([
      ['an unknown question', [{ question: 'Wie war das Wetter?', answer: 'Nein' }]],
      ['an unknown option', [{ question: liking, answer: 'Vielleicht' }]],
      ['an option of another question', [{ question: liking, answer: 'Leicht' }]],
      ['two answers to one question', ['Nein', 'Ja'].map((answer) => ({ question: liking, answer }))],
    ])('[API-33] with %s is 422, and the former one stays', async (_, answers) => {
      await club.ask(feedbackCalls.send(aFeedback()), 'anna');
      expect(await club.refusal(feedbackCalls.send(aFeedback({ answers })), 'anna')).toBe(422);
      expect(await club.storedFeedback()).toEqual([aFeedback()]);
    });

    test('[FB-6] takes a comment of 4,000 letters and none of more; the former one stays', async () => {
      expect(maxCommentLength).toBe(4000);
      const longest = aFeedback({ comment: 'x'.repeat(4000) });
      await club.ask(feedbackCalls.send(longest), 'anna');
      const longer = aFeedback({ comment: 'y'.repeat(4001) });
      expect(await club.refusal(feedbackCalls.send(longer), 'anna')).toBe(400);
      expect(await club.storedFeedback()).toEqual([longest]);
    });

    test('[API-33] [SE-8] is 404 for an unknown run, 403 for a foreign one and 400 without its form; nothing is stored', async () => {
      const unknown = aFeedback({ exerciseRunId: 9999 });
      expect(await club.refusal(feedbackCalls.send(unknown), 'anna')).toBe(404);
      expect(await club.refusal(feedbackCalls.send(aFeedback()), 'ben')).toBe(403);
      const malformed = { ...aFeedback(), comment: null } as unknown as Feedback;
      expect(await club.refusal(feedbackCalls.send(malformed), 'anna')).toBe(400);
      expect(await club.storedFeedback()).toEqual([]);
    });
  });
};
