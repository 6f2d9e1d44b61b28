import { screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { athletePageTexts as texts } from '../../../src/texts/athlete';
import { chatActions } from '../../../store/chat/slice';
import { deskActions } from '../../../store/desk/slice';
import { aMessage, anExercise, aRunUnit, aTrainer, aUser } from '../../builders';
import { address } from '../renderScreen';
import { anna, assigned, aTraining, lastRun, openAthlete, section, tina } from './athletePage';

expect.extend(toHaveNoViolations);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 12, 0), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

const why = () => section(texts.why.title);
const hurt = aTraining(20, { runUnits: [aRunUnit({ completed: true, pain: 6, painNote: 'Zieht' })] });
const message = aMessage({
  id: 1,
  clientId: '60000000-0000-4000-8000-000000000001',
  senderId: anna.id,
  content: 'Soll ich pausieren?',
  createdAt: '2026-11-21T08:00:00.000Z',
});
const wrote = chatActions.loaded({
  contacts: [anna],
  rooms: [{ id: 7, participants: [tina.id, anna.id] }],
  messages: { 7: [message] },
});

test('[DE-8] the page begins with the pain, where it was and what the athlete wrote', async () => {
  const { container, happen } = await openAthlete({ trainings: [hurt], runs: [] });
  await happen(wrote);
  expect(why().getByRole('heading')).toHaveTextContent(`Schmerz 6 von 10 bei „${anExercise().name}“`);
  expect(why().getByText('gestern')).toBeVisible();
  expect(why().getByText('„Zieht“')).toBeVisible();
  expect(why().getByText('Soll ich pausieren?')).toBeVisible();
  expect(why().getByRole('link', { name: 'Antworten' })).toHaveAttribute('href', '/messages?with=2');
  expect(await axe(container)).toHaveNoViolations();
});

test('[DE-9] what the trainer has seen is gone, the next reason follows, and the focus stays', async () => {
  const userScreenings = [assigned({ intervalWeeks: null })];
  const { asked, happen, user } = await openAthlete({ trainings: [hurt], runs: [], userScreenings });
  await happen(wrote);
  await user.click(why().getByRole('button', { name: 'Gesehen' }));
  const pain = { userId: anna.id, kind: 'pain', since: hurt.start } as const;
  expect(asked).toHaveBeenCalledWith(deskActions.reasonSeen(pain));
  expect(why().getByRole('heading')).toHaveTextContent('Nachricht ohne Antwort, heute');
  expect(screen.getByRole('region', { name: texts.why.title })).toHaveFocus();
  await user.click(why().getByRole('button', { name: 'Gesehen' }));
  expect(why().getByRole('status')).toHaveTextContent('Alles gesehen.');
});

test('[DE-9] a lighter reason is seen on its own', async () => {
  const { happen, user } = await openAthlete({ trainings: [hurt], runs: [] });
  await happen(wrote);
  await user.click(why().getByRole('button', { name: 'Gesehen: Nachricht ohne Antwort, heute' }));
  expect(why().queryByText('Soll ich pausieren?')).toBeNull();
  expect(why().getByRole('heading')).toHaveTextContent(/^Schmerz 6/);
});

test('[DE-8] the note is begun on what hurt, and has the focus', async () => {
  const { user } = await openAthlete({ trainings: [hurt] });
  await user.click(why().getByRole('button', { name: 'Notiz' }));
  const form = within(screen.getByRole('form', { name: `Übung: ${anExercise().name}: Notiz bearbeiten` }));
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Für Anna' })).toHaveFocus());
});

test('[DE-8] who needs nothing has no such card, and the next one who does is one press away', async () => {
  const ben = aUser({ id: 3, firstName: 'Ben' });
  const { user } = await openAthlete({
    user: aTrainer({ athleteIds: [anna.id, ben.id] }),
    users: [anna, ben],
    userScreenings: [assigned({ intervalWeeks: null })],
    runs: [{ ...lastRun, exercises: [] }],
  });
  expect(screen.queryByRole('region', { name: texts.why.title })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Nächster: Ben' }));
  expect(address()).toBe('/athletes/3');
  expect(why().getByRole('heading')).toHaveTextContent('Kein Screening');
  expect(why().queryByRole('button', { name: 'Gesehen' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Nächster/ })).toBeNull();
});
