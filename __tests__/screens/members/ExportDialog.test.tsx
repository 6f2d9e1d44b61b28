import { act, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { memberExportFeature } from '../../../src/contract/features';
import { serverActions } from '../../../store/server/slice';
import { anActiveMember } from '../../builders';
import { openMembers } from './membersPage';

expect.extend(toHaveNoViolations);

const ben = anActiveMember();
const open = async (features: string[] = [memberExportFeature]) => {
  const page = openMembers({ at: `/members/${ben.id}`, members: [ben] });
  await act(async () => {
    page.store.dispatch(serverActions.loaded({ features, instance: null, epoch: null }));
  });
  return page;
};
const action = () => screen.queryByRole('button', { name: /^Daten herunterladen …/ });

test('[LV-4] a trainer downloads the data of a member, says why, and reads that the member sees it', async () => {
  const page = await open();
  await page.user.click(action() as HTMLElement);
  const dialog = within(screen.getByRole('dialog', { name: /^Daten von .* herunterladen$/ }));
  expect(dialog.getByText(/, ohne Nachrichten\./)).toBeVisible();
  expect(dialog.getByText(/sieht unter „Mein Konto“, wer das war und warum\.$/)).toBeVisible();
  const submit = dialog.getByRole('button', { name: 'Herunterladen' });
  await page.user.click(submit);
  expect(dialog.getByText('Bitte schreib kurz, warum.')).toBeVisible();
  expect(page.state().change.status).toBe('asking');
  await page.user.type(dialog.getByRole('textbox', { name: 'Grund' }), 'Ben hat gefragt');
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  await page.user.click(submit);
  expect(page.state().change).toMatchObject({ memberId: ben.id, action: 'export', status: 'running' });
});

test('[LV-4] a server without the feature shows nothing of it', async () => {
  await open([]);
  expect(action()).toBeNull();
});
