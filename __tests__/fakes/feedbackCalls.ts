import { type Feedback, type FeedbackQuestion, feedbackPostSchema } from '../../src/contract/feedback';
import { type CallTable, demandActFor, found, parse, Refusal, type SignedInCall } from './serverCalls';

interface Kept {
  feedbackQuestions: readonly FeedbackQuestion[];
  feedback: Map<number, Feedback>;
  receivedFeedback: Set<string>;
  exerciseRuns: { all: readonly { id: number; userId: number }[] };
}

/** The questions of the server after an exercise run. */
export const feedbackQuestions: FeedbackQuestion[] = [
  { question: 'Wie anstrengend war es?', options: ['Leicht', 'Genau richtig'] },
  { question: 'Hat es dir gefallen?', options: ['Nein', 'Ja'] },
];

/** Refuses an answer that no question offers, and two answers to one question. */
const demandOffered = (questions: readonly FeedbackQuestion[], answers: Feedback['answers']) => {
  const isOffered = ({ question, answer }: Feedback['answers'][number]) =>
    questions.some((asked) => asked.question === question && asked.options.includes(answer));
  const answered = new Set(answers.map(({ question }) => question));
  if (!answers.every(isOffered) || answered.size < answers.length) throw new Refusal(422);
};

/** The part of the server that asks for feedback on exercise runs and stores each entry once [ON-3]. */
export const feedbackCalls = ({
  feedbackQuestions,
  feedback,
  receivedFeedback,
  exerciseRuns,
}: Kept): CallTable<SignedInCall> => ({
  'GET /exercise/feedback/questions': () => feedbackQuestions,
  'POST /exercise/feedback': ({ body, user }) => {
    const sent = parse(feedbackPostSchema, body);
    const run = found(exerciseRuns.all.find(({ id }) => id === sent.exerciseRunId));
    demandActFor(user, run.userId);
    demandOffered(feedbackQuestions, sent.answers);
    const { clientId, ...content } = sent;
    const key = `${user.id}/${clientId}`;
    if (!clientId || !receivedFeedback.has(key)) feedback.set(run.id, content);
    receivedFeedback.add(key);
    return feedback.get(run.id) ?? content;
  },
});
