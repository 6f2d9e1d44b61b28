import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { mailFilesFeature } from '../../../src/contract/features';
import type { MyAccount } from '../../../src/contract/myAccount';
import { MyAccountScreen } from '../../../src/screens/myAccount/MyAccountScreen';
import { guideActions } from '../../../store/guide/slice';
import { myAccountActions } from '../../../store/myAccount/slice';
import { networkActions } from '../../../store/network/slice';
import { serverActions } from '../../../store/server/slice';
import { aMyAccount, aSignin } from '../../builders';
import { aFilledStore, happen } from '../filledStore';
import { renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const { requested, loaded, loadingFailed, emailSubmitted, passwordSubmitted, signinsLeft } = myAccountActions;
const { changed, changeFailed, passwordRefused } = myAccountActions;
const { onlineChanged } = networkActions;

const renderAccount = async (account: Partial<MyAccount> = {}) => {
  const { store, asked } = aFilledStore();
  const rendered = renderScreen(<MyAccountScreen />, { store, path: '/account' });
  await happen(store, loaded(aMyAccount(account)));
  return { ...rendered, asked };
};

const email = () => screen.getByRole('textbox', { name: 'E-Mail' });
const emailPassword = () => screen.getByLabelText('Dein Passwort');
const saveEmail = () => screen.getByRole('button', { name: 'E-Mail speichern' });
const oldPassword = () => screen.getByLabelText('Bisheriges Passwort');
const newPassword = () => screen.getByLabelText('Neues Passwort');
const changePassword = () => screen.getByRole('button', { name: 'Passwort ändern' });
const devices = () =>
  screen.getByRole('heading', { name: 'Angemeldete Geräte' }).closest('section') as HTMLElement;
const rows = () => within(devices()).getAllByRole('listitem');
const leaveRow = (index: number) =>
  within(rows()[index] as HTMLElement).getByRole('button', { name: 'Abmelden' });

test('[AC-1] the page asks for the account and shows who the person is', async () => {
  const { asked, container } = await renderAccount();
  expect(asked).toHaveBeenCalledWith(requested());
  for (const text of ['Anna Athletin', 'U16 Mädchen', 'anna'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText('Name und Team ändert dein Trainer oder die Leitung.')).toBeInTheDocument();
  expect(email()).toHaveValue('anna@example.org');
  expect(await axe(container)).toHaveNoViolations();
});

test('[AC-1] a failure is said, and the person can try again', async () => {
  const { store, asked } = aFilledStore();
  const { user } = renderScreen(<MyAccountScreen />, { store, path: '/account' });
  await happen(store, loadingFailed('Fehler 500'));
  expect(screen.getByRole('alert')).toHaveTextContent('Fehler 500');
  asked.mockClear();
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(asked).toHaveBeenCalledWith(requested());
});

test('[AC-1] offline the page says so, and it is loaded as soon as there is a network', async () => {
  const { store, asked } = aFilledStore();
  store.dispatch(onlineChanged(false));
  renderScreen(<MyAccountScreen />, { store, path: '/account' });
  expect(
    screen.getByText('Du bist offline. Dein Konto siehst du wieder, sobald du online bist.'),
  ).toBeInTheDocument();
  expect(asked).not.toHaveBeenCalledWith(requested());
  await happen(store, onlineChanged(true));
  expect(asked).toHaveBeenCalledWith(requested());
});

describe('the address', () => {
  test.each([
    ['', 'Gib deine E-Mail-Adresse ein.'],
    ['anna', 'Das ist keine E-Mail-Adresse. Sie sieht so aus: name@example.org'],
    [`${'a'.repeat(300)}@example.org`, 'Das ist keine E-Mail-Adresse. Sie sieht so aus: name@example.org'],
  ])('[AC-1] "%s" is not sent', async (typed, fault) => {
    const { user, asked } = await renderAccount();
    await user.clear(email());
    if (typed) await user.paste(typed);
    await user.click(saveEmail());
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription(expect.stringContaining(fault));
    expect(asked).not.toHaveBeenCalledWith(expect.objectContaining({ type: emailSubmitted.type }));
  });

  test('[AC-1] a new one says where the link went, and the old one can be kept', async () => {
    const { user, asked, store } = await renderAccount();
    await user.clear(email());
    await user.type(email(), ' neu@example.org ');
    await user.type(emailPassword(), 'athletik');
    await user.dblClick(saveEmail());
    expect(asked.mock.calls.filter(([action]) => emailSubmitted.match(action))).toEqual([
      [emailSubmitted({ email: 'neu@example.org', password: 'athletik' })],
    ]);
    expect(saveEmail()).toHaveFocus();
    expect(saveEmail()).toHaveAttribute('aria-busy', 'true');
    await happen(store, changed(aMyAccount({ newEmail: 'neu@example.org' })));
    const said =
      'Wir haben dir einen Link an neu@example.org geschickt. Er gilt 24 Stunden. Bis du ihn öffnest, gilt die alte Adresse.';
    expect(screen.getByText(said).closest('[role="status"]')).not.toBeNull();
    expect(emailPassword()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Bei anna@example.org bleiben' }));
    expect(asked).toHaveBeenCalledWith(emailSubmitted({ email: 'anna@example.org' }));
    await happen(store, changed(aMyAccount()));
    expect(screen.getByText('Deine Adresse ist anna@example.org.')).toBeInTheDocument();
    expect(email()).toHaveValue('anna@example.org');
  });

  test('[CL-5] [AC-1] where the server sends no mails, its link is a file there', async () => {
    const { store } = await renderAccount();
    const server = { ...store.getState().server, features: [mailFilesFeature] };
    await happen(store, serverActions.loaded(server));
    expect(email()).toHaveAccessibleDescription('Dieser Server verschickt noch keine E-Mails.');
    await happen(store, changed(aMyAccount({ newEmail: 'neu@example.org' })));
    const said =
      'Dieser Server verschickt noch keine E-Mails. Der Link für neu@example.org liegt dort 24 Stunden als Datei. Bis er geöffnet ist, gilt die alte Adresse.';
    expect(screen.getByText(said).closest('[role="status"]')).not.toBeNull();
    expect(screen.queryByText(/geschickt/)).toBeNull();
  });

  test('[AC-1] without the password a new one is not sent', async () => {
    const { user, asked } = await renderAccount();
    await user.clear(email());
    await user.type(email(), 'neu@example.org{Enter}');
    expect(emailPassword()).toHaveFocus();
    expect(emailPassword()).toHaveAccessibleDescription(expect.stringContaining('Gib dein Passwort ein.'));
    expect(asked).not.toHaveBeenCalledWith(expect.objectContaining({ type: emailSubmitted.type }));
  });

  test('[AC-1] a wrong password is said at its field, which gets the focus; the address stays', async () => {
    const { user, store, container } = await renderAccount();
    await user.clear(email());
    await user.type(email(), 'neu@example.org');
    await user.type(emailPassword(), 'falsch{Enter}');
    await happen(store, passwordRefused());
    expect(emailPassword()).toHaveFocus();
    expect(emailPassword()).toHaveAccessibleDescription(expect.stringContaining('Das Passwort ist falsch.'));
    expect(email()).toHaveValue('neu@example.org');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('[AC-1] who had none has none until the link is opened', async () => {
    await renderAccount({ email: null, newEmail: 'neu@example.org' });
    expect(screen.getByText(/Bis du ihn öffnest, hat dein Konto keine Adresse\.$/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /bleiben$/ })).toBeNull();
  });

  test('[AC-1] a failed save keeps what was typed', async () => {
    const { user, store } = await renderAccount();
    await user.clear(email());
    await user.type(email(), 'neu@example.org');
    await user.type(emailPassword(), 'athletik{Enter}');
    await happen(store, changeFailed('Die Mail konnte nicht gesendet werden.'));
    expect(screen.getByRole('alert')).toHaveTextContent('Die Mail konnte nicht gesendet werden.');
    expect(email()).toHaveValue('neu@example.org');
    expect(email()).toHaveAccessibleDescription(expect.stringContaining('nicht gesendet'));
  });
});

describe('the password', () => {
  const type = async (user: Awaited<ReturnType<typeof renderAccount>>['user'], old: string, next: string) => {
    if (old) await user.type(oldPassword(), old);
    if (next) await user.type(newPassword(), next);
    await user.click(changePassword());
  };

  test.each([
    ['', 'sieben-baeren', 'Gib dein bisheriges Passwort ein.', oldPassword],
    ['athletik', '', 'Wähl ein Passwort.', newPassword],
    ['athletik', 'kurz', 'Das Passwort braucht mindestens 10 Zeichen.', newPassword],
    ['sieben-baeren', 'sieben-baeren', 'Das ist dein bisheriges Passwort. Wähl ein anderes.', newPassword],
  ])('[AC-1] "%s" and "%s" are not sent', async (old, next, fault, field) => {
    const { user, asked } = await renderAccount();
    await type(user, old, next);
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(fault));
    expect(asked).not.toHaveBeenCalledWith(expect.objectContaining({ type: passwordSubmitted.type }));
  });

  test('[AC-1] a changed one says that other devices are signed out, and the fields are empty', async () => {
    const { user, asked, store, container } = await renderAccount();
    await type(user, 'athletik', 'sieben-baeren');
    expect(asked).toHaveBeenCalledWith(passwordSubmitted({ old: 'athletik', new: 'sieben-baeren' }));
    await happen(store, changed(aMyAccount({ signins: [aSignin()] })));
    expect(
      screen.getByText('Dein Passwort ist geändert. Auf anderen Geräten bist du jetzt abgemeldet.'),
    ).toBeInTheDocument();
    expect(oldPassword()).toHaveValue('');
    expect(newPassword()).toHaveValue('');
    expect(newPassword()).not.toHaveAttribute('aria-invalid');
    expect(rows()).toHaveLength(1);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('[AC-1] a wrong old one is said at its field, which gets the focus; the new one stays', async () => {
    const { user, store } = await renderAccount();
    await type(user, 'falsch', 'sieben-baeren');
    await happen(store, passwordRefused());
    expect(oldPassword()).toHaveFocus();
    expect(oldPassword()).toHaveAccessibleDescription('Das bisherige Passwort ist falsch.');
    expect(newPassword()).toHaveValue('sieben-baeren');
  });

  test('[AC-1] while another part is being changed, it waits', async () => {
    const { user, asked } = await renderAccount();
    await user.click(saveEmail());
    expect(asked).toHaveBeenCalledWith(emailSubmitted({ email: 'anna@example.org', password: '' }));
    expect(changePassword()).toBeDisabled();
    expect(leaveRow(1)).toBeDisabled();
  });
});

describe('the devices', () => {
  const now = new Date(2026, 10, 22, 20, 0);
  const at = (day: number) => new Date(2026, 10, day, 18, 40).toISOString();
  beforeEach(() => {
    jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'performance'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('[AC-1] each says when it was used last; this one cannot be signed out', async () => {
    await renderAccount({
      signins: [
        aSignin({ lastUsedAt: at(22) }),
        aSignin({ id: 72, device: 'Windows, Firefox', lastUsedAt: at(22), isThis: false }),
        aSignin({ id: 73, device: 'iPad, Safari', lastUsedAt: at(21), isThis: false }),
        aSignin({ id: 74, device: 'Android, Chrome', lastUsedAt: at(2), isThis: false }),
        aSignin({ id: 75, device: '', lastUsedAt: null, isThis: false }),
      ],
    });
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'iPhone, Safarijetztdieses Gerät',
      'Windows, Firefoxheute 18:40 UhrAbmelden',
      'iPad, Safarigestern 18:40 UhrAbmelden',
      'Android, Chrome02.11.2026Abmelden',
      'Unbekanntes Gerätnoch nicht benutztAbmelden',
    ]);
    expect(leaveRow(1)).toHaveAccessibleDescription('Windows, Firefox heute 18:40 Uhr');
    expect(screen.getByText(/noch nicht übertragen ist, bleibt dort\./)).toBeInTheDocument();
  });
});

test('[AC-1] a device is signed out without a question, once, and the focus goes to the heading', async () => {
  const { user, asked, store } = await renderAccount();
  await user.dblClick(leaveRow(1));
  expect(asked.mock.calls.filter(([action]) => signinsLeft.match(action))).toEqual([[signinsLeft([72])]]);
  expect(leaveRow(1)).toHaveAttribute('aria-busy', 'true');
  expect(leaveRow(2)).toBeDisabled();
  await happen(store, changed(aMyAccount({ signins: [aSignin(), aSignin({ id: 73, isThis: false })] })));
  expect(within(devices()).getByRole('status')).toHaveTextContent('Das Gerät ist abgemeldet.');
  expect(screen.getByRole('heading', { name: 'Angemeldete Geräte' })).toHaveFocus();
});

test('[AC-1] all other devices are signed out at once', async () => {
  const { user, asked, store } = await renderAccount();
  await user.click(screen.getByRole('button', { name: 'Alle anderen abmelden' }));
  expect(asked).toHaveBeenCalledWith(signinsLeft([72, 73]));
  await happen(store, changed(aMyAccount({ signins: [aSignin()] })));
  expect(within(devices()).getByRole('status')).toHaveTextContent('Nur dieses Gerät ist angemeldet.');
  expect(screen.queryByRole('button', { name: 'Alle anderen abmelden' })).toBeNull();
});

test('[AC-1] a failure is said among the devices', async () => {
  const { user, store } = await renderAccount();
  await user.click(leaveRow(1));
  await happen(store, changeFailed('Fehler 500'));
  expect(within(devices()).getByRole('alert')).toHaveTextContent('Fehler 500');
  expect(leaveRow(1)).toBeEnabled();
});

describe('[AC-3] the switches of this device', () => {
  const { deviceFound, switchesRequested, switched } = guideActions;
  const found = (abilities: { vibration: boolean; awake: boolean }) =>
    deviceFound({ switches: { sound: true, vibration: false, awake: true }, abilities });
  const names = () =>
    screen.getAllByRole('switch').map((row) => row.parentElement?.querySelector('b')?.textContent);

  test('are asked for and show what is on; a press takes effect at once', async () => {
    const { store, asked, user, container } = await renderAccount();
    expect(asked).toHaveBeenCalledWith(switchesRequested());
    await happen(store, found({ vibration: true, awake: true }));
    expect(names()).toEqual(['Ton im Training', 'Vibration', 'Bildschirm im Training anlassen']);
    expect(screen.getByRole('switch', { name: 'Vibration' })).not.toBeChecked();
    await user.click(screen.getByRole('switch', { name: 'Ton im Training' }));
    expect(asked).toHaveBeenLastCalledWith(switched({ name: 'sound', isOn: false }));
    expect(screen.getByRole('switch', { name: 'Ton im Training' })).not.toBeChecked();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('[GT-2] a locked phone is promised no sound', async () => {
    await renderAccount();
    expect(screen.getByRole('switch', { name: 'Ton im Training' })).toHaveAccessibleDescription(
      'Letzte 3 Sekunden und Wechsel. Bei gesperrtem Handy ist nichts zu hören.',
    );
  });

  test('leave out what the device cannot do', async () => {
    const { store } = await renderAccount();
    await happen(store, found({ vibration: false, awake: false }));
    expect(names()).toEqual(['Ton im Training']);
  });

  test('are there without a network', async () => {
    const { store } = aFilledStore();
    store.dispatch(onlineChanged(false));
    renderScreen(<MyAccountScreen />, { store, path: '/account' });
    expect(screen.getByRole('switch', { name: 'Ton im Training' })).toBeInTheDocument();
  });
});
