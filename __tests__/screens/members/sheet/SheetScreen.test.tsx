import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { mailFilesFeature } from '../../../../src/contract/features';
import type { Member } from '../../../../src/contract/members';
import { SheetScreen } from '../../../../src/screens/members/sheet/SheetScreen';
import { invitationSheetActions } from '../../../../store/invitationSheet/slice';
import { membersActions } from '../../../../store/members/slice';
import { networkActions } from '../../../../store/network/slice';
import { serverActions } from '../../../../store/server/slice';
import { aMemberOnPaper, aPaperInvitation, aTrainer, membersOnPaper } from '../../../builders';
import { aFilledStore, happen } from '../../filledStore';
import { renderScreen } from '../../renderScreen';
import { decoded } from './decoded';

expect.extend(toHaveNoViolations);

const { makeRequested, retried, clubNamed, made, mailed, failed, ended, stopped, closed } =
  invitationSheetActions;

const mia = aMemberOnPaper();
const ben = aMemberOnPaper({ id: 10, firstName: 'Ben', lastName: 'Buche', team: null, birthYear: null });
const withAddress = aMemberOnPaper({ id: 11, firstName: 'Deniz', email: 'deniz@example.org' });

const openPage = async (members: Member[] = [mia, ben, withAddress]) => {
  const { store, asked } = aFilledStore({ user: aTrainer() });
  const page = renderScreen(<SheetScreen />, { store, path: '/members/sheet' });
  await happen(store, membersActions.loaded(members));
  return { ...page, asked };
};

const openSheet = async (members: Member[] = [mia, ben]) => {
  const page = await openPage(members);
  await happen(page.store, makeRequested(members), clubNamed('TSV Musterstadt'));
  await happen(page.store, ...members.map((member) => made(aPaperInvitation(member))), ended());
  return page;
};

const button = (name: string) => screen.getByRole('button', { name });
const boxes = () => screen.getAllByRole('checkbox');
const ticket = (name: string) => {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error(`There is no invitation for ${name}.`);
  return within(item);
};

test('[MB-2] everybody without an address and an account is chosen, and can be left out', async () => {
  const { asked, user, container } = await openPage();
  expect(asked).toHaveBeenCalledWith(membersActions.opened());
  expect(boxes().map((box) => box.closest('label')?.textContent)).toEqual([
    'Ben Buche',
    'Mia Mai, U14 Mädchen',
  ]);
  for (const box of boxes()) expect(box).toBeChecked();
  expect(screen.getByText('Mit einem neuen Code gilt der alte nicht mehr.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('checkbox', { name: 'Ben Buche' }));
  await user.click(button('Codes erstellen'));
  expect(asked).toHaveBeenCalledWith(makeRequested([mia]));
});

test('[MB-2] all can be left out and chosen at once; for nobody no code is made', async () => {
  const { user } = await openPage();
  await user.click(button('Auswahl aufheben'));
  for (const box of boxes()) expect(box).not.toBeChecked();
  expect(button('Codes erstellen')).toBeDisabled();
  await user.click(button('Alle wählen'));
  for (const box of boxes()) expect(box).toBeChecked();
});

test('[MB-2] a code that a new one would end is named', async () => {
  await openPage([aMemberOnPaper({ invitationEndsAt: '2026-12-15T12:00:00.000Z' })]);
  expect(screen.getByLabelText('Mia Mai, U14 Mädchen, hat einen Code bis 15.12.2026')).toBeChecked();
});

test('[MB-2] when nobody needs paper, the page says so and leads back', async () => {
  await openPage([withAddress]);
  expect(screen.getByText('Gerade braucht niemand eine Einladung auf Papier.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zu den Mitgliedern' })).toHaveAttribute('href', '/members');
});

test('[MB-1] whoever manages nobody is told so, and can try again', async () => {
  const { store, asked } = aFilledStore();
  const { user } = renderScreen(<SheetScreen />, { store, path: '/members/sheet' });
  await happen(store, membersActions.loadFailed('Dafür fehlt dir die Berechtigung.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Berechtigung');
  asked.mockClear();
  await user.click(button('Noch einmal versuchen'));
  expect(asked).toHaveBeenCalledWith(membersActions.opened());
});

test('offline the choice stays, and no codes can be made', async () => {
  const { store } = await openPage();
  await happen(store, networkActions.onlineChanged(false));
  expect(
    screen.getByText('Du bist offline. Codes erstellen kannst du wieder, sobald du online bist.'),
  ).toBeVisible();
  expect(boxes()).toHaveLength(2);
  expect(button('Codes erstellen')).toBeDisabled();
});

test('[MB-2] the page says how many codes are made, and leads the focus on', async () => {
  const { store, user } = await openPage([mia, ben]);
  await user.click(button('Codes erstellen'));
  expect(screen.getByRole('heading', { name: 'Einladungen drucken' })).toHaveFocus();
  await happen(store, clubNamed('TSV'), made(aPaperInvitation(ben)));
  expect(screen.getByRole('status')).toHaveTextContent('1 von 2 Codes erstellt');
  expect(screen.getByRole('progressbar', { name: 'Fortschritt' })).toHaveValue(1);
  expect(screen.queryByRole('button', { name: 'Drucken' })).toBeNull();
  await happen(store, made(aPaperInvitation(mia)), ended());
  expect(screen.getByRole('status')).toHaveTextContent('2 Codes sind fertig.');
});

test('[MB-2] [MB-4] an invitation has club, member, both codes, how long they are good, and whom to ask', async () => {
  const { container } = await openSheet();
  const { token } = aPaperInvitation(mia).invitation;
  const card = ticket('Mia Mai');
  for (const text of ['TSV Musterstadt', 'Athletik Screening', 'U14 Mädchen', 'ABCDE-FGH23']) {
    expect(card.getByText(text)).toBeVisible();
  }
  expect(card.getByText('ABCDE-FGH23')).toHaveAttribute('translate', 'no');
  expect(card.getByText(/Ohne Kamera/).closest('p')).toHaveTextContent(
    'Ohne Kamera: localhost/invitation, Code ABCDE-FGH23. Gilt einmal, bis 15.12.2026. Fragen an Tina Trainer.',
  );
  const code = card.getByRole('img', { name: 'QR-Code für Mia Mai' });
  expect(decoded(code.outerHTML)).toBe(`http://localhost/invitation/${token}`);
  expect(await axe(container)).toHaveNoViolations();
});

test('[CS-2] children are told to agree with their parents, others are not', async () => {
  const thisYear = new Date().getFullYear();
  await openSheet([
    aMemberOnPaper({ id: 1, firstName: 'Kind', birthYear: thisYear - 16 }),
    aMemberOnPaper({ id: 2, firstName: 'Groß', birthYear: thisYear - 17 }),
    aMemberOnPaper({ id: 3, firstName: 'Offen', birthYear: null }),
    aMemberOnPaper({ id: 4, firstName: 'Trainer', birthYear: null, roles: ['ROLE_TRAINER'] }),
  ]);
  expect(ticket('Kind Mai').getByText('Mit deinen Eltern lesen und zustimmen.')).toBeVisible();
  expect(ticket('Groß Mai').getByText('Lesen und zustimmen.')).toBeVisible();
  expect(ticket('Offen Mai').getByText('Lesen und zustimmen, bis 16 mit deinen Eltern.')).toBeVisible();
  expect(ticket('Trainer Mai').getByText('Lesen und zustimmen.')).toBeVisible();
});

test('[MB-2] the ninth invitation begins the second page', async () => {
  await openSheet(membersOnPaper(9));
  const page = (name: string) =>
    within(screen.getByRole('list', { name })).getAllByRole('heading', { level: 3 });
  expect(page('Seite 1 von 2')).toHaveLength(8);
  expect(page('Seite 2 von 2').map(({ textContent }) => textContent)).toEqual(['Kind9 Name109']);
});

test('[MB-2] the sheet is printed by the browser', async () => {
  const { user } = await openSheet();
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(button('Drucken'));
  expect(print).toHaveBeenCalledTimes(1);
});

test('[MB-2] for whom it failed is named with the reason; a new try goes on, and the sheet stays', async () => {
  const { store, user, asked } = await openPage([mia, ben]);
  await happen(store, makeRequested([ben, mia]), clubNamed('TSV'), made(aPaperInvitation(ben)));
  await happen(store, failed({ member: mia, error: 'Der Server antwortet nicht.' }), ended());
  expect(screen.getByRole('alert')).toHaveTextContent('1 Code fehlt noch.');
  expect(screen.getByRole('alert')).toHaveTextContent('Mia Mai: Der Server antwortet nicht.');
  expect(ticket('Ben Buche').getByRole('img')).toBeVisible();
  await user.click(button('Noch einmal versuchen'));
  expect(asked).toHaveBeenCalledWith(retried());
  expect(screen.getByRole('status')).toHaveTextContent('1 von 2 Codes erstellt');
});

test('[MB-2] what stopped it is said, and without any code nothing can be printed', async () => {
  const { store, user } = await openPage([mia]);
  await happen(store, makeRequested([mia]), stopped('Der Server ist nicht erreichbar.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Der Server ist nicht erreichbar.');
  expect(screen.getByRole('status')).toHaveTextContent('Noch ist kein Code fertig.');
  expect(screen.queryByRole('button', { name: 'Drucken' })).toBeNull();
  await user.click(button('Neue Codes'));
  expect(boxes()).toHaveLength(1);
});

test('[MB-2] who got a mail instead is named', async () => {
  const { store } = await openPage([mia]);
  await happen(store, makeRequested([mia]), clubNamed('TSV'), mailed(mia), ended());
  expect(screen.getByText(/bekommen die Einladung dorthin: Mia Mai\./)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[CL-5] [MB-2] where the server sends no mails, their invitations are files', async () => {
  const { store } = await openPage([mia]);
  await happen(
    store,
    serverActions.loaded({ ...store.getState().server, features: [mailFilesFeature] }),
    makeRequested([mia]),
    clubNamed('TSV'),
    mailed(mia),
    ended(),
  );
  expect(screen.getByText(/ihre Einladungen liegen dort als Dateien: Mia Mai\./)).toBeVisible();
  expect(screen.queryByText(/bekommen die Einladung dorthin/)).toBeNull();
});

test('[MB-2] other codes are made only after a question: these cannot be shown again', async () => {
  const { user } = await openSheet();
  await user.click(button('Neue Codes'));
  const dialog = within(screen.getByRole('dialog', { name: 'Neue Codes erstellen' }));
  expect(dialog.getByText(/verschwinden die 2 Codes/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Abbrechen' }));
  expect(ticket('Mia Mai').getByRole('img')).toBeVisible();
  await user.click(button('Neue Codes'));
  await user.click(screen.getByRole('button', { name: 'Zur Auswahl' }));
  expect(boxes()).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'Einladungen drucken' })).toHaveFocus();
});

test('[MB-2] the codes go when the page is left', async () => {
  const { unmount, asked } = await openSheet();
  asked.mockClear();
  unmount();
  expect(asked).toHaveBeenCalledWith(closed());
});
