import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { MemberGuardian } from '../../../src/contract/members';
import { anActiveMember } from '../../builders';
import { openMembers, trainer } from './membersPage';

expect.extend(toHaveNoViolations);

const missing: MemberGuardian = {
  email: 'mutter@example.org',
  mailProblem: 'undeliverable',
  missingSince: '2026-11-21T12:00:00.000Z',
  confirmedAt: null,
  isResting: false,
};
const open = (guardian: Partial<MemberGuardian> = {}) => {
  const member = anActiveMember({ guardian: { ...missing, ...guardian } });
  return { member, ...openMembers({ at: `/members/${member.id}`, members: [member], user: trainer }) };
};
const action = () => screen.queryByRole('button', { name: /^E-Mail an die Eltern schicken/ });

test('[LV-3] the page of a member says what is missing and why, and mails the question to another address', async () => {
  const { member, user, state } = open();
  expect(screen.getByText('Bestätigung der Eltern fehlt')).toBeVisible();
  expect(screen.getByText('E-Mail an die Eltern nicht zustellbar')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Einwilligung auf Papier eintragen/ })).toBeVisible();
  await user.click(action() as HTMLElement);
  const dialog = within(screen.getByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: 'E-Mail der sorgeberechtigten Person' });
  expect(field).toHaveValue('mutter@example.org');
  await user.clear(field);
  await user.click(dialog.getByRole('button', { name: 'E-Mail schicken' }));
  expect(dialog.getByText(/^Das ist keine E-Mail-Adresse/)).toBeVisible();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  await user.type(field, 'vater@example.org');
  await user.click(dialog.getByRole('button', { name: 'E-Mail schicken' }));
  expect(state().change).toMatchObject({ memberId: member.id, action: 'askGuardian', status: 'running' });
});

test('[LV-3] says why an account rests, and nothing of what is confirmed', () => {
  open({ isResting: true });
  expect(screen.getByText('Stillgelegt, weil die Bestätigung der Eltern fehlt')).toBeVisible();
});

test('[LV-3] what is confirmed needs nothing', () => {
  open({ missingSince: null, confirmedAt: '2026-11-22T12:00:00.000Z' });
  expect(screen.queryByText('Bestätigung der Eltern fehlt')).toBeNull();
  expect(action()).toBeNull();
});
