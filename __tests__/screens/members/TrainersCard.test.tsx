import { screen, within } from '@testing-library/react';
import { memberTexts } from '../../../src/texts/member';
import { membersActions } from '../../../store/members/slice';
import { outboxActions } from '../../../store/outbox/slice';
import { aMember, aWaitingNote } from '../../builders';
import { address } from '../renderScreen';
import { admin, jonas, openMembers, self, trainer } from './membersPage';

const { trainers: texts, handOver, remove } = memberTexts;
const mia = aMember();
const shared = aMember({ trainerIds: [self.id, jonas.id] });
const open = (member = mia, options: Parameters<typeof openMembers>[0] = {}) =>
  openMembers({ at: `/members/${member.id}`, members: [member], ...options });
const card = () => within(screen.getByRole('region', { name: 'Trainer' }));
const row = (name: string) => {
  const item = card().getByText(name, { selector: 'li > span > span' }).closest('li');
  if (!item) throw new Error(`${name} is no trainer.`);
  return within(item);
};
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

test('[MB-5] a further trainer is chosen among the active ones who are none yet', async () => {
  const { user, state } = open();
  const select = card().getByLabelText(texts.add);
  expect(within(select).getAllByRole('option')).toHaveLength(2);
  await user.click(card().getByRole('button', { name: texts.submit }));
  expect(select).toHaveFocus();
  expect(select).toHaveAccessibleDescription(texts.missing);
  await user.selectOptions(select, 'Jonas Kern');
  await user.click(card().getByRole('button', { name: texts.submit }));
  expect(state().change).toMatchObject({ action: 'addTrainer', trainerId: jonas.id, status: 'running' });
});

test('[MB-5] where nobody else trains, that is said', () => {
  open(mia, { trainers: [self] });
  expect(card().getByText(texts.nobodyElse)).toBeVisible();
  expect(card().queryByRole('button', { name: texts.handOver })).toBeNull();
});

test('[MB-5] trainers hand over what is theirs, admins everything', () => {
  const { unmount } = open(shared);
  expect(row('Tina Trainer').getByRole('button', { name: texts.handOver })).toBeEnabled();
  expect(row('Jonas Kern').queryByRole('button', { name: texts.handOver })).toBeNull();
  unmount();
  open(shared, { user: admin });
  expect(card().getAllByRole('button', { name: texts.handOver })).toHaveLength(2);
});

test('[MB-5] before handing over a trainer reads that they do not see the athlete afterwards', async () => {
  const page = open();
  await page.user.click(row('Tina Trainer').getByRole('button', { name: texts.handOver }));
  const asked = dialog('Mia übergeben');
  expect(asked.getByText(handOver.farewell('Mia'))).toBeVisible();
  expect(asked.getByText(handOver.conversation('Mia'))).toBeVisible();
  await page.user.click(asked.getByRole('button', { name: handOver.confirm }));
  expect(asked.getByLabelText(handOver.to)).toHaveFocus();
  expect(page.state().change.status).toBe('asking');
  await page.user.selectOptions(asked.getByLabelText(handOver.to), 'Jonas Kern');
  await page.user.click(asked.getByRole('button', { name: handOver.confirm }));
  expect(page.state().change).toMatchObject({ action: 'handOver', status: 'running' });
  page.dispatch(membersActions.changeFailed('Der Server antwortet nicht.'));
  expect(asked.getByRole('alert')).toHaveTextContent('Der Server antwortet nicht.');
  expect(asked.getByLabelText(handOver.to)).toHaveValue(String(jonas.id));
  page.dispatch(membersActions.left(mia.id));
  expect(address()).toBe('/members');
});

test('[MB-6] before giving somebody away a trainer reads what still waits about them, who sees it, and what comes later', async () => {
  const page = open();
  const about = (userId: number, last: number) =>
    aWaitingNote({
      clientId: `40000000-0000-4000-8000-00000000000${last}`,
      writtenBy: trainer.id,
      payload: { ...aWaitingNote().payload, userId },
    });
  page.dispatch(outboxActions.loaded([about(mia.id, 1), about(99, 2)]));
  await page.user.click(row('Tina Trainer').getByRole('button', { name: texts.handOver }));
  const asked = dialog('Mia übergeben');
  expect(asked.getByText('1 Notiz wartet noch. Sie wird vorher übertragen.')).toBeVisible();
  expect(asked.getByText(handOver.later)).toBeVisible();
  await page.user.selectOptions(asked.getByLabelText(handOver.to), 'Jonas Kern');
  expect(asked.getByText(new RegExp(handOver.sees('Jonas')))).toBeVisible();
  await page.user.click(asked.getByRole('button', { name: 'Abbrechen' }));
  await page.user.click(row('Tina Trainer').getByRole('button', { name: texts.remove }));
  const removing = dialog('Tina Trainer als Trainer entfernen');
  expect(removing.getByText('1 Notiz wartet noch. Sie wird vorher übertragen.')).toBeVisible();
  expect(removing.getByText(handOver.later)).toBeVisible();
});

test('[MB-6] what waits about others is not named', async () => {
  const { user } = open();
  await user.click(row('Tina Trainer').getByRole('button', { name: texts.handOver }));
  expect(screen.queryByText(/vorher übertragen/)).toBeNull();
});

test('[MB-5] an admin who hands over goes on seeing the athlete', async () => {
  const { user } = open(mia, { user: { ...admin, id: 99 } });
  await user.click(row('Tina Trainer').getByRole('button', { name: texts.handOver }));
  expect(screen.queryByText(handOver.farewell('Mia'))).toBeNull();
});

test.each([
  ['the last one', mia, true],
  ['one of two', shared, false],
])('[MB-5] what taking away means is said before: %s', async (_, member, isLast) => {
  const { user, state } = open(member, { user: trainer });
  await user.click(row('Tina Trainer').getByRole('button', { name: texts.remove }));
  const asked = dialog('Tina Trainer als Trainer entfernen');
  expect(asked.getByText(handOver.farewell('Mia'))).toBeVisible();
  expect(asked.queryByText(remove.last('Mia')) !== null).toBe(isLast);
  await user.click(asked.getByRole('button', { name: remove.confirm }));
  expect(state().change).toMatchObject({ action: 'removeTrainer', trainerId: self.id, status: 'running' });
});

test('[MB-5] a question can be closed without a change', async () => {
  const { user, state } = open();
  const button = row('Tina Trainer').getByRole('button', { name: texts.remove });
  await user.click(button);
  await user.click(dialog('Tina Trainer als Trainer entfernen').getByRole('button', { name: 'Abbrechen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(state().change.status).toBe('idle');
  expect(button).toHaveFocus();
});

test('[MB-5] an athlete without a trainer, and a trainer without an account, are said', () => {
  const { unmount } = open(aMember({ trainerIds: [] }), { user: admin });
  expect(card().getByText(texts.none('Mia'))).toBeVisible();
  unmount();
  open(aMember({ trainerIds: [55] }), { user: admin });
  expect(row(texts.unknown).getByRole('button', { name: texts.remove })).toBeEnabled();
});

test('[MB-5] only athletes have trainers', () => {
  open(aMember({ roles: ['ROLE_ADMIN'] }), { user: admin });
  expect(screen.queryByRole('region', { name: 'Trainer' })).toBeNull();
});
