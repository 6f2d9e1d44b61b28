import { screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { Invitation } from '../../../src/contract/invitation';
import { InvitationScreen } from '../../../src/screens/invitation/InvitationScreen';
import { invitationActions } from '../../../store/invitation/slice';
import { networkActions } from '../../../store/network/slice';
import { runsActions } from '../../../store/runs/slice';
import { sessionActions } from '../../../store/session/slice';
import { aCurrentUser, anInvitation, anInvitationAnswer, aTrainer } from '../../builders';
import { aWaitingScreeningRun } from '../../fakes/recorded';
import { happen } from '../filledStore';
import { address, aStore, renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const { opened, found, refused, checkFailed, submitted, sendingFailed, succeeded, leaveRequested, closed } =
  invitationActions;
const { usernameTaken } = invitationActions;
const answer = anInvitationAnswer();

const renderInvitation = ({ store } = aStore()) => {
  const asked = jest.spyOn(store, 'dispatch');
  const at = '/invitation/t0k%2Fen';
  return { ...renderScreen(<InvitationScreen />, { store, path: '/invitation/:token', at }), asked };
};

const renderForm = async (invitation: Partial<Invitation> = {}) => {
  const rendered = renderInvitation();
  await happen(rendered.store, found(anInvitation(invitation)));
  return rendered;
};

type User = Awaited<ReturnType<typeof renderForm>>['user'];

const field = (label: string) => screen.getByLabelText(label);
const box = (name: string) => screen.getByRole('checkbox', { name });
const agree = () =>
  box(
    'Ich habe den Text gelesen und willige ein, dass der Verein meine Daten so verarbeitet, auch Gesundheitsdaten.',
  );
const pain = () =>
  box('Ich willige ein, dass meine Angaben zu Schmerzen gespeichert werden und meine Trainer sie sehen.');
const guardianBox = () => box('Ich bin sorgeberechtigt und stimme zu.');
const guardianName = () => field('Name der sorgeberechtigten Person');
const guardianPart = () => screen.queryByRole('heading', { name: 'Du bist 16 oder jünger' });
const submit = () => screen.getByRole('button', { name: 'Konto anlegen' });

const typeAccount = async (user: User) => {
  await user.type(field('Benutzername'), answer.username);
  await user.type(field('Passwort'), answer.password);
};

const sent = (asked: jest.SpyInstance) =>
  asked.mock.calls
    .map(([action]) => action)
    .filter(submitted.match)
    .map(({ payload }) => payload);

test('[MB-4] greets the member, and names the club', async () => {
  const { asked } = await renderForm();
  expect(asked).toHaveBeenCalledWith(opened('t0k/en'));
  expect(screen.getByRole('heading', { level: 1, name: 'Hallo Clara' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toHaveTextContent('TSV Musterstadt: willkommen!');
});

test('[CS-1] the text is readable in its paragraphs', async () => {
  await renderForm();
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Was', 'Wozu', 'Wer sieht es', 'Wie lange']);
  expect(screen.getByText('Damit du passende Übungen bekommst.')).toBeInTheDocument();
});

test('[CS-1] any other text of a club is shown as it is', async () => {
  await renderForm({ consentText: 'Wir halten uns kurz.\nZweite Zeile.' });
  expect(screen.getByText(/Wir halten uns kurz\.\s+Zweite Zeile\./)).toBeInTheDocument();
});

test('[MB-4] [CS-1] an adult sends user name, password and consent; pain is of its own', async () => {
  const { user, asked } = await renderForm();
  await typeAccount(user);
  await user.click(agree());
  expect(pain()).not.toBeChecked();
  await user.click(submit());
  expect(sent(asked)).toEqual([{ token: 't0k/en', answer }]);
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  expect(guardianPart()).toBeNull();
});

test('[CS-1] who agrees to pain, too, says so', async () => {
  const { user, asked } = await renderForm();
  await typeAccount(user);
  await user.click(agree());
  await user.click(pain());
  await user.click(submit());
  expect(sent(asked)[0]?.answer.painConsent).toBe(true);
});

test('[CS-1] without consent nothing is sent, and the page says what that means and whom to ask', async () => {
  const { user, asked, container } = await renderForm();
  await typeAccount(user);
  await user.click(submit());
  expect(agree()).toHaveFocus();
  expect(agree()).toHaveAccessibleDescription(
    'Ohne deine Einwilligung geht es nicht weiter. Hast du Fragen? Sprich mit deinem Trainer oder mit dem Verein, die Adresse steht im Impressum.',
  );
  expect(sent(asked)).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
});

test('[MB-4] faults of the account are said beside their fields, and the first gets the focus', async () => {
  const { user } = await renderForm();
  await user.type(field('Benutzername'), 'a b');
  await user.type(field('Passwort'), 'kurz');
  await user.click(submit());
  expect(field('Benutzername')).toHaveFocus();
  expect(field('Benutzername')).toHaveAccessibleDescription(/3 bis 50 Zeichen/);
  expect(field('Passwort')).toHaveAccessibleDescription(/Das Passwort braucht mindestens 10 Zeichen/);
});

test('[CS-2] under 16 nothing is sent without the name and the tick of a guardian', async () => {
  const { user, asked, container } = await renderForm({ needsGuardian: true });
  await typeAccount(user);
  await user.click(agree());
  await user.click(submit());
  expect(guardianName()).toHaveFocus();
  expect(sent(asked)).toEqual([]);
  await user.type(guardianName(), 'Petra Conrad');
  await user.click(submit());
  expect(guardianBox()).toHaveFocus();
  expect(guardianBox()).toHaveAccessibleDescription(/Ohne diese Einwilligung geht es nicht weiter/);
  expect(sent(asked)).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
  await user.click(guardianBox());
  await user.click(submit());
  expect(sent(asked)).toEqual([
    { token: 't0k/en', answer: anInvitationAnswer({ guardianName: 'Petra Conrad' }) },
  ]);
});

test('[CS-2] a birth year that the server does not know is asked, and decides on the guardian', async () => {
  const { user, asked } = await renderForm({ needsGuardian: null });
  const year = new Date().getFullYear();
  await typeAccount(user);
  await user.click(agree());
  await user.click(submit());
  expect(field('Jahrgang')).toHaveFocus();
  expect(field('Jahrgang')).toHaveAccessibleDescription('Wähl deinen Jahrgang.');
  await user.selectOptions(field('Jahrgang'), String(year - 16));
  expect(guardianPart()).toBeInTheDocument();
  await user.selectOptions(field('Jahrgang'), String(year - 17));
  expect(guardianPart()).toBeNull();
  await user.click(submit());
  expect(sent(asked)).toEqual([{ token: 't0k/en', answer: anInvitationAnswer({ birthYear: year - 17 }) }]);
});

test('[MB-4] what was typed stays after a failure, and the same is sent again', async () => {
  const { user, store, asked } = await renderForm();
  await typeAccount(user);
  await user.click(agree());
  await user.click(submit());
  await happen(store, sendingFailed('Der Server antwortet nicht.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Der Server antwortet nicht.');
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  const [first, second] = sent(asked);
  expect(second).toEqual(first);
  expect(field('Passwort')).toHaveValue(answer.password);
});

test('[CS-1] ticks below a text that has changed count no more; what was typed stays', async () => {
  const { user, asked, store } = await renderForm();
  await typeAccount(user);
  await user.click(agree());
  await user.click(pain());
  await user.click(submit());
  await happen(store, found(anInvitation({ consentText: 'Was: Neu.', consentVersion: 2 })));
  await happen(store, sendingFailed('Der Text hat sich inzwischen geändert.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Der Text hat sich inzwischen geändert.');
  expect(agree()).not.toBeChecked();
  expect(pain()).not.toBeChecked();
  expect(field('Benutzername')).toHaveValue(answer.username);
  await user.click(agree());
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(sent(asked)[1]?.answer).toEqual(anInvitationAnswer({ version: 2 }));
});

test('[MB-4] an invitation that is unknown, used or expired says whom to ask', async () => {
  const { store, container } = renderInvitation();
  await happen(store, refused());
  expect(screen.getByRole('heading', { level: 1, name: 'Diese Einladung gilt nicht mehr.' })).toHaveFocus();
  expect(screen.getByText('Sonst frag deinen Trainer nach einer neuen Einladung.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zum Login' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Code eingeben' })).toHaveAttribute('href', '/invitation');
  expect(await axe(container)).toHaveNoViolations();
});

test('[MB-4] offline it says that it goes on later, and the link can be checked again', async () => {
  const { store, user, asked } = renderInvitation();
  await happen(store, networkActions.onlineChanged(false), checkFailed('Der Server ist nicht erreichbar.'));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Du bist offline. Hier geht es weiter, sobald du online bist.',
  );
  asked.mockClear();
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(asked).toHaveBeenCalledWith(opened('t0k/en'));
});

test('[MB-4] the new member goes on to the start page, by way of the update', async () => {
  const { store, asked } = await renderForm();
  await happen(store, sessionActions.loggedIn(aCurrentUser()), succeeded());
  expect(address()).toBe('/update');
  expect(asked).toHaveBeenCalledWith(closed());
});

test('[MB-4] while somebody else is signed in it asks first, and says that what waits stays', async () => {
  const made = aStore();
  made.store.dispatch(sessionActions.restored({ user: aTrainer(), isDataInitialized: true }));
  made.store.dispatch(runsActions.changed(aWaitingScreeningRun({ recordedBy: aTrainer().id })));
  const { store, user, asked, container } = renderInvitation(made);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Gerade ist Tina Trainer angemeldet.' }),
  ).toBeVisible();
  expect(screen.getByText(/Was noch nicht übertragen ist, bleibt auf diesem Gerät/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Als Tina Trainer weitermachen' })).toHaveAttribute('href', '/');
  expect(asked).not.toHaveBeenCalledWith(opened('t0k/en'));
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Tina Trainer abmelden' }));
  expect(asked).toHaveBeenCalledWith(leaveRequested());
  await happen(store, sessionActions.loggedOut({ byChoice: false }));
  expect(asked).toHaveBeenCalledWith(opened('t0k/en'));
});

test('[MB-4] a user name that is taken is said at its field, which has the focus, and another name is sent', async () => {
  const { user, asked, store, container } = await renderForm();
  await typeAccount(user);
  await user.click(agree());
  await user.click(submit());
  await happen(store, usernameTaken(answer.username), sendingFailed('Diesen Benutzernamen gibt es schon.'));
  const name = field('Benutzername');
  expect(name).toHaveFocus();
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription(/Diesen Benutzernamen gibt es schon\. Wähl einen anderen\./);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(submit());
  expect(sent(asked)).toHaveLength(1);
  await user.type(name, '2');
  expect(name).toBeValid();
  expect(screen.queryByText(/Diesen Benutzernamen gibt es schon/)).toBeNull();
  await user.click(submit());
  expect(sent(asked).at(-1)?.answer.username).toBe(`${answer.username}2`);
  await happen(store, sendingFailed('Der Server antwortet nicht.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Der Server antwortet nicht.');
});
