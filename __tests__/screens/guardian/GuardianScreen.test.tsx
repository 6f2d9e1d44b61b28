import { screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { GuardianQuestion } from '../../../src/contract/guardian';
import { GuardianScreen } from '../../../src/screens/guardian/GuardianScreen';
import { guardianActions } from '../../../store/guardian/slice';
import { aGuardianQuestion } from '../../builders';
import { happen } from '../filledStore';
import { aStore, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const { opened, found, refused, erased, submitted, sendingFailed, succeeded } = guardianActions;

const open = async (question: Partial<GuardianQuestion> = {}, search = '') => {
  const { store } = aStore();
  const asked = jest.spyOn(store, 'dispatch');
  const at = `/guardian/t0ken${search}`;
  const { user, container } = renderScreen(<GuardianScreen />, { store, path: '/guardian/:token', at });
  await happen(store, found(aGuardianQuestion(question)));
  const sent = () =>
    asked.mock.calls
      .map(([action]) => action)
      .filter(submitted.match)
      .map(({ payload }) => payload.answer);
  return { user, container, store, asked, sent };
};

const button = (name: string) => screen.queryByRole('button', { name });

test('[LV-3] checks the link, and says for whom and what; nothing is sent by that', async () => {
  const { asked, sent, container } = await open();
  expect(asked).toHaveBeenCalledWith(opened('t0ken'));
  for (const text of ['Einwilligung für Kim', 'Kim Ahorn', 'Eva Ahorn', '21.11.2026', 'info@tsv.example'])
    expect(screen.getByText(text)).toBeVisible();
  expect(sent()).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
});

test('[LV-3] confirms by a press, and thanks', async () => {
  const { user, store, sent } = await open();
  await user.click(button('Bestätigen') as HTMLElement);
  expect(sent()).toEqual(['confirm']);
  await happen(
    store,
    found(aGuardianQuestion({ state: 'confirmed', confirmedAt: '2026-11-22T08:00:00.000Z' })),
    succeeded(),
  );
  expect(screen.getByRole('heading', { name: 'Bestätigt' })).toHaveFocus();
  expect(screen.getByText(/^Danke\. .*22\.11\.2026/)).toBeVisible();
  expect(button('Bestätigen')).toBeNull();
  expect(button('Zurücknehmen …')).toBeVisible();
});

test('[LV-3] [CS-5] asks what is withdrawn, with nothing chosen beforehand', async () => {
  const { user, sent, container } = await open({}, '?zurueck');
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  await user.click(button('Zurücknehmen') as HTMLElement);
  expect(screen.getByText('Wähl zuerst, was du zurücknimmst.')).toBeVisible();
  expect(sent()).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('radio', { name: /^Angaben zu Schmerzen/ }));
  await user.click(button('Zurücknehmen') as HTMLElement);
  expect(sent()).toEqual(['pain']);
});

test('[LV-3] pain is offered only while it is stored', async () => {
  await open({ pain: false }, '?zurueck');
  expect(screen.getAllByRole('radio')).toHaveLength(1);
});

test('[LV-3] a failure is said, and can be tried again', async () => {
  const { user, store } = await open();
  await user.click(button('Bestätigen') as HTMLElement);
  await happen(store, sendingFailed('Der Server antwortet nicht.'));
  expect(screen.getByText('Der Server antwortet nicht.')).toBeVisible();
  expect(button('Noch einmal versuchen')).toBeVisible();
});

test.each([
  ['withdrawn', /^Die Einwilligung für Kim ist zurückgenommen/],
  ['replaced', /^Für Kim wurde inzwischen neu zugestimmt/],
  ['grown', /^Kim ist jetzt alt genug/],
] as const)('[LV-3] a link of a question that is %s says so, and whom to ask', async (state, text) => {
  await open({ state });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('0123 4567')).toBeVisible();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('[LV-3] an unknown link, and one of an erased account, say what to do', async () => {
  const { store } = await open();
  await happen(store, refused());
  expect(screen.getByRole('heading', { name: 'Dieser Link ist nicht gültig' })).toBeVisible();
  await happen(store, opened('t0ken'), erased());
  expect(screen.getByRole('heading', { name: 'Das Konto wurde gelöscht' })).toBeVisible();
});
