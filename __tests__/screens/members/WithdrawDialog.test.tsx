import { act, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { withdrawalFeature } from '../../../src/contract/features';
import type { Member } from '../../../src/contract/members';
import { serverActions } from '../../../store/server/slice';
import { aMember, anActiveMember } from '../../builders';
import { aConsentEntry } from '../../builders/consents';
import { admin, openMembers, trainer } from './membersPage';

expect.extend(toHaveNoViolations);

const open = async (members: Member[], at: string, user = trainer) => {
  const page = openMembers({ at, members, user });
  await act(async () => {
    page.store.dispatch(serverActions.loaded({ features: [withdrawalFeature], instance: null, epoch: null }));
  });
  return page;
};
const ben = anActiveMember({ consents: [aConsentEntry()] });
const paper = aConsentEntry({
  how: 'paper',
  guardianName: 'Iris Mai',
  enteredBy: 'Tina Trainer',
  pain: false,
});
const mia = aMember({ hasConsent: true, consents: [paper] });
const action = () => screen.queryByRole('button', { name: /^Einwilligung zurücknehmen …/ });
const dialog = () => within(screen.getByRole('dialog'));

test('[CS-5] [LV-4] a trainer withdraws for a member: says what, and why', async () => {
  const page = await open([ben], `/members/${ben.id}`);
  await page.user.click(action() as HTMLElement);
  const submit = dialog().getByRole('button', { name: 'Zurücknehmen' });
  await page.user.click(submit);
  expect(dialog().getByText('Wähl zuerst, was du zurücknimmst.')).toBeVisible();
  expect(dialog().getByText('Bitte schreib kurz, warum.')).toBeVisible();
  await page.user.click(dialog().getByRole('radio', { name: /^Angaben zu Schmerzen/ }));
  await page.user.type(dialog().getByRole('textbox', { name: 'Grund' }), 'Am Telefon');
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  await page.user.click(submit);
  expect(page.state().change).toMatchObject({ memberId: ben.id, action: 'withdraw', status: 'running' });
});

test('[CS-5] without a consent there is nothing to withdraw', async () => {
  await open([anActiveMember({ hasConsent: false })], `/members/${ben.id}`);
  expect(action()).toBeNull();
});

test('[LV-1] the page of a member says when, which version, how, and who entered it', async () => {
  await open([mia], `/members/${mia.id}`);
  for (const value of ['12.01.2026', 'auf Papier', 'Iris Mai', 'werden nicht gespeichert'])
    expect(screen.getByText(value)).toBeVisible();
});

test('[LV-1] an admin gets a list of all consents, also of who has none, to print', async () => {
  const withdrawn = aConsentEntry({ id: 2, what: 'withdrawn', pain: false, reason: 'Brief' });
  const members = [
    mia,
    { ...ben, consents: [withdrawn, ...ben.consents] },
    anActiveMember({ id: 12, firstName: 'Nils' }),
  ];
  const page = await open(members, '/members', admin);
  await page.user.click(screen.getByRole('link', { name: 'Einwilligungen ansehen und drucken' }));
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Ben Buche',
    'Nils Buche',
    'Mia Mai',
  ]);
  for (const line of [
    '12.01.2026: alles zurückgenommen, Fassung 2, selbst in der App, Schmerzen: nein, Grund: Brief',
    '12.01.2026: zugestimmt, Fassung 2, selbst in der App, Schmerzen: ja',
    'Einwilligung fehlt',
    '12.01.2026: zugestimmt, Fassung 2, auf Papier, Schmerzen: nein, mit Iris Mai, eingetragen von Tina Trainer',
  ])
    expect(screen.getByText(line)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Drucken' })).toBeVisible();
  expect(await axe(page.container)).toHaveNoViolations();
});

test('[LV-1] trainers are not offered the list of all', async () => {
  await open([ben], '/members');
  expect(screen.queryByRole('link', { name: /^Einwilligungen ansehen/ })).toBeNull();
});
