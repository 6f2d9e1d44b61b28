import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { athletePageTexts } from '../../../src/texts/athlete';
import { aTrainer, aUser } from '../../builders';
import { address } from '../renderScreen';
import { anna, assigned, aTraining, lastRun, openAthlete, section, tina } from './athletePage';

expect.extend(toHaveNoViolations);

const { walk: texts, progress } = athletePageTexts;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 12, 0), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

const ben = aUser({ id: 3, firstName: 'Ben', lastName: 'Berg' });
const cem = aUser({ id: 4, firstName: 'Cem', lastName: 'Can' });

const openOf = (at: string) =>
  openAthlete({
    at,
    user: aTrainer({ id: tina.id, athleteIds: [anna.id, ben.id, cem.id] }),
    users: [anna, ben, cem],
    userScreenings: [assigned({ intervalWeeks: null })],
    runs: [{ ...lastRun, exercises: [] }],
  });

const links = () => within(screen.getByRole('navigation', { name: texts.title }));

test('[DE-12] the bar says where the athlete is in the list, and arrows lead to the one before and after', async () => {
  const { container, store, user } = await openOf('/athletes/3?shown=all&sort=name');
  expect(store.getState().shell.secondaryTitle).toBe(texts.place(2, 3));
  expect(await axe(container)).toHaveNoViolations();
  await user.tab();
  await user.click(links().getByRole('link', { name: texts.next('Cem Can') }));
  expect(address()).toBe('/athletes/4?shown=all&sort=name');
  expect(store.getState().shell.secondaryTitle).toBe(texts.place(3, 3));
  expect(links().getAllByRole('link')).toHaveLength(1);
  await user.click(links().getByRole('link', { name: texts.former('Ben Berg') }));
  expect(address()).toBe('/athletes/3?shown=all&sort=name');
});

test('[DE-12] without a filter the list is of those who need the trainer; others have their name in the bar', async () => {
  const { store, user } = await openOf('/athletes/3');
  expect(store.getState().shell.secondaryTitle).toBe(texts.place(1, 2));
  await user.click(links().getByRole('link', { name: texts.next('Cem Can') }));
  expect(address()).toBe('/athletes/4');
});

test('[DE-12] who is not in the list has no arrows', async () => {
  const { store } = await openOf('/athletes/2?shown=pain');
  expect(store.getState().shell.secondaryTitle).toBe('Anna Amsel');
  expect(screen.queryByRole('navigation', { name: texts.title })).toBeNull();
});

test('[DE-13] the trainings of this week stand beside those of the last under the curve', async () => {
  await openAthlete({ trainings: [aTraining(20), aTraining(17), aTraining(12)] });
  expect(section(progress.title).getByText(progress.week(2, 1))).toBeVisible();
});
