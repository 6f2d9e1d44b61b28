import {
  type Feedback,
  feedbackCalls,
  feedbackQuestionSchema,
  feedbackSchema,
} from '../../src/contract/feedback';

const feedback: Feedback = {
  exerciseRunId: 7,
  comment: '',
  answers: [{ question: 'Hat es dir gefallen?', answer: 'Nein' }],
};
const question = { question: 'Hat es dir gefallen?', options: ['Nein', 'Ja'] };

test('[API-32] the questions are read as the specification has it', () => {
  const { method, path, schema } = feedbackCalls.questions();
  expect(`${method} ${path}`).toBe('GET /exercise/feedback/questions');
  expect(schema.parse([question])).toEqual([question]);
  expect(schema.safeParse(question).success).toBe(false);
});

test('[API-33] feedback is sent as the specification has it', () => {
  const { method, path, body } = feedbackCalls.send(feedback);
  expect(`${method} ${path}`).toBe('POST /exercise/feedback');
  expect(body).toEqual(feedback);
});

test.each([
  [{ question: 'Hat es dir gefallen?' }],
  [{ question: 1, options: [] }],
  [{ question: 'Hat es dir gefallen?', options: [1] }],
])('[API-32] %j is no question', (other) => {
  expect(feedbackQuestionSchema.safeParse(other).success).toBe(false);
});

test.each([
  [{ exerciseRunId: 0 }],
  [{ exerciseRunId: '7' }],
  [{ comment: null }],
  [{ answers: [{ question: 'Hat es dir gefallen?' }] }],
  [{ answers: null }],
])('[API-33] feedback with %j does not fit the contract', (overrides) => {
  expect(feedbackSchema.safeParse({ ...feedback, ...overrides }).success).toBe(false);
});
