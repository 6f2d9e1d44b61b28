import { screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { feedbackKey } from '../../../src/domain/feedback';
import { FeedbackScreen } from '../../../src/screens/feedback/FeedbackScreen';
import { feedbackActions } from '../../../store/feedback/slice';
import { sessionActions } from '../../../store/session/slice';
import { aCurrentUser, anExerciseRun } from '../../builders';
import { aFilledStore, happen } from '../filledStore';
import { address, aStore, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const { questionsLoaded, questionsFailed, questionsRequested, submitted, given, givingFailed } =
  feedbackActions;
const { answered, commented, loadFailed, saveRequested, saved, saveFailed } = feedbackActions;

const run = anExerciseRun({ id: 601, completed: true, position: null, start: '2026-11-21T12:00:00.000Z' });
const key = feedbackKey(aCurrentUser().id, run.clientId);
const effort = { question: 'Wie anstrengend war es?', options: ['Leicht', 'Genau richtig'] };
const liking = { question: 'Hat es dir gefallen?', options: ['Nein', 'Ja'] };
const time = { question: 'Wie viel Zeit hattest du?', options: ['Genug', 'Zu wenig'] };
const questions = [effort, liking, time];
const incomplete = 'Bitte versuche alle Fragen zu beantworten';

const renderFeedback = async (at = '/feedback/601', exerciseRun = run) => {
  const { store, asked } = aFilledStore({ exerciseRuns: [exerciseRun] });
  const rendered = renderScreen(<FeedbackScreen />, { store, path: '/feedback/:exerciseRunId', at });
  return { ...rendered, asked };
};

test('[FB-4] the form waits until the device was asked for its draft', async () => {
  const { store } = aStore();
  store.dispatch(sessionActions.restored({ user: aCurrentUser(), isDataInitialized: true }));
  store.dispatch(questionsLoaded(questions));
  renderScreen(<FeedbackScreen />, { store, path: '/feedback/:exerciseRunId', at: '/feedback/601' });
  const form = () => screen.queryByRole('textbox', { name: 'Kommentare' });
  expect(form()).toBeNull();
  await happen(store, loadFailed());
  expect(form()).toBeVisible();
});

const renderQuestions = async (...page: Parameters<typeof renderFeedback>) => {
  const rendered = await renderFeedback(...page);
  await happen(rendered.store, questionsLoaded(questions));
  return rendered;
};

const answerAll = (store: Parameters<typeof happen>[0], ofKey = key) =>
  happen(
    store,
    ...questions.map(({ question, options: [answer = ''] }) => answered({ key: ofKey, question, answer })),
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

test('the second title says which exercise run it is about', async () => {
  const { store } = await renderFeedback();
  expect(store.getState().shell.secondaryTitle).toBe('Training vom 21.11.2026');
});

test('[FB-6] a comment ends after 4,000 letters, and says so before', async () => {
  const { store } = await renderQuestions();
  expect(comment()).toHaveAttribute('maxlength', '4000');
  await happen(store, commented({ key, comment: 'x'.repeat(3799) }));
  expect(comment()).not.toHaveAccessibleDescription();
  await happen(store, commented({ key, comment: 'x'.repeat(3800) }));
  expect(comment()).toHaveAccessibleDescription('Noch 200 Zeichen');
  await happen(store, commented({ key, comment: 'x'.repeat(3999) }));
  expect(comment()).toHaveAccessibleDescription('Noch 1 Zeichen');
});

test('[FB-6] a longer comment of an older draft is not sent before it is shortened', async () => {
  const { store, user, asked } = await renderQuestions();
  await answerAll(store);
  await happen(store, commented({ key, comment: ` ${'x'.repeat(4012)}` }));
  expect(comment()).toHaveAccessibleDescription('Dein Kommentar ist 12 Zeichen zu lang. Bitte kürz ihn.');
  asked.mockClear();
  await user.click(submit());
  expect(asked).not.toHaveBeenCalledWith(expect.objectContaining({ type: submitted.type }));
  expect(comment()).toHaveFocus();
  await happen(store, commented({ key, comment: 'x'.repeat(4000) }));
  await user.click(submit());
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ type: submitted.type }));
});

test('questions that do not come can be asked for again', async () => {
  const { store, user, asked } = await renderFeedback();
  await happen(store, questionsFailed('Der Server antwortet nicht.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Der Server antwortet nicht.');
  asked.mockClear();
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(asked).toHaveBeenCalledWith(questionsRequested());
});

test.each(['/feedback/abc', '/feedback/0', '/feedback/1.5'])('%s is about no exercise run', async (at) => {
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
  expect(title(liking.question)).toHaveFocus();
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
  expect(asked).toHaveBeenCalledWith(
    submitted({ key, exerciseRunId: 601, exerciseRunClientId: run.clientId }),
  );
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  expect(comment()).toBeDisabled();
});

test.each([
  ['the run that the server does not have yet, by its client id', `/feedback/${run.clientId}`, undefined],
  ['the run that the server has, by its client id', `/feedback/${run.clientId}`, 601],
  ['the run that the server has, by its server id', '/feedback/601', 601],
])('[ON-4] the page is about %s', async (_which, at, id) => {
  const { user, store, asked } = await renderQuestions(at, { ...run, id });
  expect(store.getState().shell.secondaryTitle).toBe('Training vom 21.11.2026');
  await answerAll(store);
  await user.click(submit());
  expect(asked).toHaveBeenCalledWith(
    submitted({ key, exerciseRunId: id ?? null, exerciseRunClientId: run.clientId }),
  );
});

test('[ON-4] a run that this device does not know is named by its server id alone', async () => {
  const { user, store, asked } = await renderQuestions('/feedback/999');
  const unknown = feedbackKey(aCurrentUser().id, 999);
  await answerAll(store, unknown);
  await user.click(submit());
  expect(asked).toHaveBeenCalledWith(
    submitted({ key: unknown, exerciseRunId: 999, exerciseRunClientId: null }),
  );
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
  expect(screen.getByRole('group', { name: liking.question })).toHaveAccessibleDescription(incomplete);
  expect(store.getState().feedback.giving.status).toBe('idle');
  await answerAll(store);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what went wrong is said, and that nothing is lost', async () => {
  const { user, store } = await renderQuestions();
  await answerAll(store);
  await user.click(submit());
  await happen(store, givingFailed({ key, text: 'Dieses Training gibt es nicht.' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Dieses Training gibt es nicht.');
  expect(screen.getByRole('alert')).toHaveTextContent('Deine Antworten bleiben auf diesem Gerät.');
  expect(submit()).toBeEnabled();
  expect(title(effort.question)).toHaveTextContent('Leicht');
});

test('[FB-3] a draft that the device cannot save is reported where it can be saved again', async () => {
  const { user, store, asked } = await renderQuestions();
  await happen(
    store,
    commented({ key, comment: 'Gut' }),
    saveFailed({ key, text: 'Der Speicher ist voll.' }),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Der Speicher ist voll.');
  expect(screen.getByRole('alert')).toHaveTextContent('noch nicht gespeichert');
  expect(comment()).toHaveValue('Gut');
  await user.click(screen.getByRole('button', { name: 'Noch einmal speichern' }));
  expect(asked).toHaveBeenCalledWith(saveRequested());
  await happen(store, saved(key));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[FB-4] a draft that is not saved is not said to be, when it cannot be given either', async () => {
  const { user, store } = await renderQuestions();
  await answerAll(store);
  await user.click(submit());
  const text = 'Der Speicher ist voll.';
  await happen(store, givingFailed({ key, text }), saveFailed({ key, text }));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert')).not.toHaveTextContent('Deine Antworten bleiben auf diesem Gerät.');
  await happen(store, saved(key));
  expect(screen.getByRole('alert')).toHaveTextContent('Deine Antworten bleiben auf diesem Gerät.');
});

test('once it is given the way leads home', async () => {
  const { user, store } = await renderQuestions();
  await answerAll(store);
  await user.click(submit());
  await happen(store, given(key));
  expect(address()).toBe('/');
});

test('the page has no barriers, also when it is incomplete', async () => {
  const { container, user } = await renderQuestions();
  await user.click(submit());
  expect(await axe(container)).toHaveNoViolations();
});
