import { screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { feedbackKey } from '../../../src/domain/feedback';
import { FeedbackScreen } from '../../../src/screens/feedback/FeedbackScreen';
import { feedbackActions } from '../../../store/feedback/slice';
import { aCurrentUser, anExerciseRun } from '../../builders';
import { aFilledStore, happen } from '../filledStore';
import { address, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const { questionsLoaded, questionsFailed, questionsRequested, answered, submitted, sent, sendingFailed } =
  feedbackActions;

const key = feedbackKey(aCurrentUser().id, 601);
const effort = { question: 'Wie anstrengend war es?', options: ['Leicht', 'Genau richtig'] };
const pain = { question: 'Hattest du Schmerzen?', options: ['Nein', 'Ja'] };
const time = { question: 'Wie viel Zeit hattest du?', options: ['Genug', 'Zu wenig'] };
const questions = [effort, pain, time];
const incomplete = 'Bitte versuche alle Fragen zu beantworten';

const renderFeedback = async (at = '/feedback/601') => {
  const run = anExerciseRun({ id: 601, completed: true, position: null, start: '2026-11-21T12:00:00.000Z' });
  const { store, asked } = aFilledStore({ trainings: [run] });
  const rendered = renderScreen(<FeedbackScreen />, { store, path: '/feedback/:exerciseRunId', at });
  return { ...rendered, asked };
};

const renderQuestions = async () => {
  const rendered = await renderFeedback();
  await happen(rendered.store, questionsLoaded(questions));
  return rendered;
};

const answerAll = (store: Parameters<typeof happen>[0]) =>
  happen(
    store,
    ...questions.map(({ question, options: [answer = ''] }) => answered({ key, question, answer })),
  );

const title = (question: string) => screen.getByText(question).closest('summary');
const openQuestions = () =>
  questions.map(({ question }) => title(question)?.parentElement?.hasAttribute('open'));
const submit = () => screen.getByRole('button', { name: 'Absenden' });
const comment = () => screen.getByRole('textbox', { name: 'Kommentare' });

test('the questions are asked for with the page, and it waits for them', async () => {
  const { asked } = await renderFeedback();
  expect(asked).toHaveBeenCalledWith(questionsRequested());
  expect(screen.getByRole('status', { name: 'Wird geladen' })).toBeInTheDocument();
});

test('the second title says which training it is about', async () => {
  const { store } = await renderFeedback();
  expect(store.getState().shell.secondaryTitle).toBe('Training vom 21.11.2026');
});

test('questions that do not come can be asked for again', async () => {
  const { store, user, asked } = await renderFeedback();
  await happen(store, questionsFailed('Der Server antwortet nicht.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Der Server antwortet nicht.');
  asked.mockClear();
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(asked).toHaveBeenCalledWith(questionsRequested());
});

test.each(['/feedback/abc', '/feedback/0', '/feedback/1.5'])('%s is about no training', async (at) => {
  await renderFeedback(at);
  expect(screen.getByText('Dieses Training gibt es nicht.')).toBeInTheDocument();
});

test('[FB-1] the questions are an accordion whose first one is open', async () => {
  await renderQuestions();
  expect(openQuestions()).toEqual([true, false, false]);
  expect(screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual(
    questions.flatMap(({ options }) => options),
  );
});

test('[FB-2] after an answer the next question opens and has the focus; the answer stands in its title', async () => {
  const { user } = await renderQuestions();
  await user.click(screen.getByRole('radio', { name: 'Genau richtig' }));
  expect(openQuestions()).toEqual([false, true, false]);
  expect(title(pain.question)).toHaveFocus();
  expect(title(effort.question)).toHaveTextContent('Genau richtig');
});

test('[FB-2] after the last answer all questions are closed', async () => {
  const { user } = await renderQuestions();
  await user.click(title(time.question) as HTMLElement);
  await user.click(screen.getByRole('radio', { name: 'Genug' }));
  expect(openQuestions()).toEqual([false, false, false]);
  expect(title(time.question)).toHaveFocus();
});

test('an answer can be looked at again and changed', async () => {
  const { user, store } = await renderQuestions();
  await user.click(screen.getByRole('radio', { name: 'Leicht' }));
  await user.click(title(effort.question) as HTMLElement);
  await user.click(screen.getByRole('radio', { name: 'Genau richtig' }));
  expect(store.getState().feedback.drafts[key]?.answers[effort.question]).toBe('Genau richtig');
});

test('[FB-3] every letter of the comment is kept', async () => {
  const { user, store } = await renderQuestions();
  await user.type(comment(), 'Gut');
  expect(comment()).toHaveValue('Gut');
  expect(store.getState().feedback.drafts[key]?.comment).toBe('Gut');
});

test("[FB-3] [FB-4] 'Absenden' sends without a comment too, and is busy meanwhile", async () => {
  const { user, store, asked } = await renderQuestions();
  await answerAll(store);
  await user.click(submit());
  expect(asked).toHaveBeenCalledWith(submitted({ key, exerciseRunId: 601 }));
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  expect(comment()).toBeDisabled();
});

test('[FB-5] without all answers nothing is sent, and the first open question is entered', async () => {
  const { user, store } = await renderQuestions();
  await user.click(screen.getByRole('radio', { name: 'Leicht' }));
  await user.click(title(time.question) as HTMLElement);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(submit());
  expect(screen.getByRole('alert')).toHaveTextContent(incomplete);
  expect(openQuestions()).toEqual([false, true, false]);
  expect(screen.getByRole('radio', { name: 'Nein' })).toHaveFocus();
  expect(screen.getByRole('group', { name: pain.question })).toHaveAccessibleDescription(incomplete);
  expect(store.getState().feedback.sending.status).toBe('idle');
  await answerAll(store);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what went wrong is said, and that nothing is lost', async () => {
  const { user, store } = await renderQuestions();
  await answerAll(store);
  await user.click(submit());
  await happen(store, sendingFailed({ key, text: 'Dieses Training gibt es nicht.' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Dieses Training gibt es nicht.');
  expect(screen.getByRole('alert')).toHaveTextContent('Deine Antworten bleiben auf diesem Gerät.');
  expect(submit()).toBeEnabled();
  expect(title(effort.question)).toHaveTextContent('Leicht');
});

test('once it is sent the way leads home', async () => {
  const { user, store } = await renderQuestions();
  await answerAll(store);
  await user.click(submit());
  await happen(store, sent(key));
  expect(address()).toBe('/');
});

test('the page has no barriers, also when it is incomplete', async () => {
  const { container, user } = await renderQuestions();
  await user.click(submit());
  expect(await axe(container)).toHaveNoViolations();
});
