import { act, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { erasureFeature } from '../../../src/contract/features';
import type { Member } from '../../../src/contract/members';
import { serverActions } from '../../../store/server/slice';
import { aMember, anActiveMember } from '../../builders';
import { openMembers } from './membersPage';

expect.extend(toHaveNoViolations);

const open = async (member: Member) => {
  const page = openMembers({ at: `/members/${member.id}`, members: [member] });
  await act(async () => {
    page.store.dispatch(serverActions.loaded({ features: [erasureFeature], instance: null, epoch: null }));
  });
  return page;
};
const action = (name: RegExp) => screen.queryByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

test('[MB-7] [LV-4] a member is erased with their name typed and a reason', async () => {
  const ben = anActiveMember();
  const page = await open(ben);
  await page.user.click(action(/^Löschen …/) as HTMLElement);
  expect(dialog().getByText(/Nach 14 Tagen werden das Konto/)).toBeVisible();
  const submit = dialog().getByRole('button', { name: 'Löschen' });
  await page.user.click(submit);
  expect(dialog().getByText('Das stimmt nicht überein.')).toBeVisible();
  expect(dialog().getByText('Bitte schreib kurz, warum.')).toBeVisible();
  await page.user.type(
    dialog().getByRole('textbox', { name: `Tipp „${ben.username}“ ein` }),
    `${ben.username}`,
  );
  await page.user.type(dialog().getByRole('textbox', { name: 'Grund' }), 'Ausgetreten');
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  await page.user.click(submit);
  expect(page.state().change).toMatchObject({ memberId: ben.id, action: 'erase', status: 'running' });
});

test('[MB-7] a member without a user name is erased by their full name', async () => {
  const page = await open(aMember());
  await page.user.click(action(/^Löschen …/) as HTMLElement);
  expect(dialog().getByRole('textbox', { name: 'Tipp „Mia Mai“ ein' })).toBeVisible();
});

test('[MB-7] a planned erasure has its day, and can be stopped', async () => {
  const ben = anActiveMember({ state: 'resting', erasureAt: '2026-12-11T10:00:00.000Z' });
  const page = await open(ben);
  expect(screen.getByText(/^Wird frühestens am 11.12.2026 gelöscht/)).toBeVisible();
  expect([action(/^Löschen …/), action(/^Wieder aktivieren/)]).toEqual([null, null]);
  await page.user.click(action(/^Löschen anhalten/) as HTMLElement);
  expect(page.state().change).toMatchObject({ memberId: ben.id, action: 'stopErasure', status: 'running' });
});
