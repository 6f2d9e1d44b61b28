import { answerTo, emptyFeedback, feedbackContent, firstUnanswered } from '../../src/domain/feedback';

const effort = { question: 'Wie anstrengend war es?', options: ['Leicht', 'Genau richtig'] };
const liking = { question: 'Hat es dir gefallen?', options: ['Nein', 'Ja'] };
const questions = [effort, liking];

const draftOf = (answers: Record<string, string>, comment = '') => ({ answers, comment });

test('[FB-5] the first question without an answer is found', () => {
  expect(firstUnanswered(questions, emptyFeedback)).toBe(0);
  expect(firstUnanswered(questions, draftOf({ [effort.question]: 'Leicht' }))).toBe(1);
  expect(firstUnanswered(questions, draftOf({ [effort.question]: 'Leicht', [liking.question]: 'Ja' }))).toBe(
    -1,
  );
});

test('[FB-5] an option that is no longer offered is no answer', () => {
  const draft = draftOf({ [effort.question]: 'Sehr leicht', [liking.question]: 'Ja' });
  expect(answerTo(effort, draft)).toBeNull();
  expect(firstUnanswered(questions, draft)).toBe(0);
});

test('[FB-3] [FB-4] the feedback holds the answers in the order of the questions, and a comment that may be empty', () => {
  const draft = draftOf(
    { [liking.question]: 'Nein', [effort.question]: 'Leicht', 'Alte Frage?': 'Ja' },
    ' \n',
  );
  expect(feedbackContent(questions, draft)).toEqual({
    comment: '',
    answers: [
      { question: effort.question, answer: 'Leicht' },
      { question: liking.question, answer: 'Nein' },
    ],
  });
});
