import { fireEvent, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { Club } from '../../../src/contract/club';
import { ClubScreen } from '../../../src/screens/club/ClubScreen';
import { selectClub } from '../../../store/club/selectors';
import { clubActions } from '../../../store/club/slice';
import { networkActions } from '../../../store/network/slice';
import { anOperator, aWholeClub, someSettings } from '../../builders';
import { aFilledStore, happen } from '../filledStore';
import { renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const { requested, loaded, loadingFailed, edited, submitted, saved, savingFailed, trainersLoaded } =
  clubActions;
const tina = { id: 1, firstName: 'Tina', lastName: 'Trainer' };
const jonas = { id: 7, firstName: 'Jonas', lastName: 'Kern' };

const renderClub = async (club: Partial<Club> = {}) => {
  const { store, asked } = aFilledStore();
  const rendered = renderScreen(<ClubScreen />, { store, path: '/club' });
  await happen(store, trainersLoaded([tina, jonas]), loaded(aWholeClub(club)));
  return { ...rendered, asked };
};

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Speichern' });
const choice = (name: RegExp) => screen.getByRole('radio', { name });

test('[CL-2] an admin sees the settings of the club', async () => {
  const { container, asked } = await renderClub();
  expect(asked).toHaveBeenCalledWith(requested());
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Verein',
    'Betreiber und Datenschutz',
    'Nachrichten mit Minderjährigen',
    'Abstand der Screenings',
    'Einwilligungstext',
    'Speicher und Version',
    'Daten aufbewahren',
    'Unterlagen zum Drucken',
  ]);
  expect(field('Name')).toHaveValue('TSV Musterstadt');
  expect(choice(/^Aus/)).toBeChecked();
  expect(screen.getByRole('combobox', { name: /^Üblicher Abstand/ })).toHaveDisplayValue('8 Wochen');
  expect(screen.getByRole('combobox', { name: /^So lange bewahren wir/ })).toHaveDisplayValue('3 Jahre');
  expect(screen.getByText('3,8 GB von 10 GB')).toBeInTheDocument();
  expect(screen.getByText('0.1.0')).toBeInTheDocument();
  expect(
    screen.getByText(/^Auf dem Server liegt noch keine Sicherung\. Wann der Server/),
  ).toBeInTheDocument();
  expect(screen.queryByText('Nicht gespeichert')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('[CL-2] the last backup is named where the server makes them', async () => {
  const lastBackupAt = new Date(2020, 10, 15, 3, 10).toISOString();
  const server = { version: '0.1.0', usedBytes: 0, diskBytes: 500, lastBackupAt, hasBackupFailed: false };
  await renderClub({ server });
  expect(screen.getByText('15.11.2020')).toBeInTheDocument();
  expect(screen.getByText('0 Byte von 500 Byte')).toBeInTheDocument();
  expect(screen.queryByText(/liegt noch keine Sicherung/)).toBeNull();
});

test('[CL-2] a backup that failed is named, whether or not there is an older one', async () => {
  const server = {
    version: '0.1.0',
    usedBytes: 0,
    diskBytes: 500,
    lastBackupAt: null,
    hasBackupFailed: true,
  };
  await renderClub({ server });
  expect(screen.getByText(/^Die letzte Sicherung ist fehlgeschlagen/)).toBeInTheDocument();
  expect(screen.queryByText(/liegt noch keine Sicherung/)).toBeNull();
});

const gigabyte = 1_000_000_000;

test.each([
  ['more than a tenth', 20 * gigabyte, 100 * gigabyte, null],
  ['a tenth', 10 * gigabyte, 100 * gigabyte, '10 GB'],
  ['a gigabyte of a small disk', gigabyte, 5 * gigabyte, '1 GB'],
])(
  '[CL-2] [RU-23] with %s free, the page warns from little room on, and counts what is free',
  async (_, freeBytes, diskBytes, warned) => {
    const state = { version: '0.1.0', lastBackupAt: null, hasBackupFailed: false };
    await renderClub({ server: { ...state, usedBytes: gigabyte, diskBytes, freeBytes } });
    expect(screen.getByText(`1 GB von ${(freeBytes + gigabyte) / gigabyte} GB`)).toBeInTheDocument();
    const warnings = screen.queryAllByText(/^Auf dem Server sind nur noch/).map((each) => each.textContent);
    expect(warnings).toEqual(
      warned === null ? [] : [expect.stringContaining(`nur noch ${warned} frei`.replace(' GB', '\u00a0GB'))],
    );
  },
);

test('[CL-2] for everybody but admins the page says whom it is for', async () => {
  const { container } = await renderClub({ settings: null, server: null });
  expect(
    screen.getByRole('heading', { name: 'Diese Seite ist für die Leitung des Vereins.' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
  expect(await axe(container)).toHaveNoViolations();
});

test('[CL-2] a change is not saved until it is, and a double press saves once', async () => {
  const { user, asked, store } = await renderClub();
  await user.clear(field('Name'));
  await user.type(field('Name'), 'TSV Neustadt');
  expect(screen.getByText('Nicht gespeichert')).toBeInTheDocument();
  await user.dblClick(save());
  expect(asked.mock.calls.filter(([action]) => submitted.match(action))).toHaveLength(1);
  expect(save()).toHaveAttribute('aria-busy', 'true');
  expect(save()).toHaveFocus();
  await happen(
    store,
    saved({ club: aWholeClub({ name: 'TSV Neustadt' }), sent: { clubName: 'TSV Neustadt' } }),
  );
  expect(screen.getByText('Gespeichert')).toBeInTheDocument();
  expect(screen.queryByText('Nicht gespeichert')).toBeNull();
});

test('[CL-2] who comes back finds what they typed, and can discard it', async () => {
  const { user, store, unmount } = await renderClub();
  await happen(store, edited({ clubName: 'TSV Neustadt' }));
  unmount();
  renderScreen(<ClubScreen />, { store, path: '/club' });
  expect(field('Name')).toHaveValue('TSV Neustadt');
  await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect(field('Name')).toHaveValue('TSV Musterstadt');
  expect(screen.queryByRole('button', { name: 'Verwerfen' })).toBeNull();
});

test('[CL-2] what the Impressum lacks is named and no error, and the rest is saved all the same', async () => {
  const { user, asked } = await renderClub({ operator: anOperator({ phone: '', registerNumber: ' ' }) });
  const operator = within(screen.getByRole('region', { name: 'Betreiber und Datenschutz' }));
  expect(operator.getByText('2 Angaben fehlen')).toBeInTheDocument();
  for (const name of ['Telefon', 'Registernummer']) {
    expect(field(name)).toHaveAccessibleDescription('Für das Impressum nötig');
    expect(field(name)).toBeValid();
  }
  expect(field('Betreiber')).not.toHaveAttribute('aria-invalid');
  await user.type(field('Registernummer'), 'VR 1');
  expect(operator.getByText('1 Angabe fehlt')).toBeInTheDocument();
  await user.click(save());
  expect(asked).toHaveBeenCalledWith(submitted());
});

test('[CL-2] a club in no register lacks neither court nor number', async () => {
  await renderClub({
    operator: anOperator({ registerCourt: '', registerNumber: '', dataProtectionOfficer: '' }),
  });
  expect(screen.queryByText(/fehlt|fehlen/)).toBeNull();
});

test('[LV-7] what Impressum and documents lack is a list that leads to the fields, gone once all is there', async () => {
  const { user, container } = await renderClub({ operator: anOperator({ phone: '', host: '' }) });
  expect(screen.getByText('Noch 2 Angaben')).toBeInTheDocument();
  expect(field('Anbieter des Servers')).toHaveAccessibleDescription(/^Für die Unterlagen nötig/);
  await user.click(screen.getByRole('button', { name: 'Anbieter des Servers' }));
  expect(field('Anbieter des Servers')).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  await user.keyboard('Hoster GmbH');
  expect(screen.getByText('Noch 1 Angabe')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Telefon' }));
  await user.keyboard('1');
  expect(screen.queryByText(/^Noch \d/)).toBeNull();
});

test('[CL-3] [LV-7] the documents are there, each with what it lacks of what is saved', async () => {
  await renderClub({ operator: anOperator({ host: '' }) });
  const link = (name: RegExp) => screen.getByRole('link', { name });
  expect(link(/^Datenschutzhinweise/)).toHaveAttribute('href', '/club/documents/privacy');
  expect(link(/^Datenschutzhinweise/).closest('li')).toHaveTextContent(/1 Angabe fehlt$/);
  expect(link(/^Einwilligung ?Auf Papier/).closest('li')).toHaveTextContent(/vollständig$/);
});

test('[CS-3] a second reader has to be chosen among the trainers', async () => {
  const { user, asked, store, container } = await renderClub();
  await user.click(choice(/^Eine zweite Person liest mit/));
  const reader = () => screen.getByRole('combobox', { name: 'Wer liest mit?' });
  await user.click(save());
  expect(reader()).toHaveFocus();
  expect(reader()).toHaveAccessibleDescription(expect.stringContaining('Wähl die Person, die mitliest.'));
  expect(asked).not.toHaveBeenCalledWith(submitted());
  await user.selectOptions(reader(), 'Jonas Kern');
  expect(selectClub(store.getState()).draft).toEqual({ minorsChat: 'secondReader', secondReaderId: 7 });
  expect(await axe(container)).toHaveNoViolations();
  await user.click(save());
  expect(asked).toHaveBeenCalledWith(submitted());
});

test('[CS-3] it says which conversations are closed because the reader is one of the two', async () => {
  const withoutReader = [{ athlete: 'Clara Conrad', trainer: 'Jonas Kern' }];
  await renderClub({
    settings: { ...someSettings({ minorsChat: 'secondReader', secondReaderId: 7 }), withoutReader },
  });
  expect(screen.getByText(/deshalb sind diese Konversationen geschlossen/)).toBeInTheDocument();
  expect(screen.getByText('Clara Conrad mit Jonas Kern')).toBeInTheDocument();
});

test('[CS-3] a reader who is no trainer any more stays chosen until another is', async () => {
  await renderClub({ settings: someSettings({ minorsChat: 'secondReader', secondReaderId: 99 }) });
  expect(screen.getByRole('combobox', { name: 'Wer liest mit?' })).toHaveDisplayValue('Bisherige Person');
});

test('[LV-2] a text that differs from that of the server can be replaced by it, and is not before it is saved', async () => {
  const { user } = await renderClub({ settings: someSettings({ consentTemplate: 'Was: Alles.' }) });
  expect(field('Text')).toHaveValue('Was: Dein Name.');
  await user.click(screen.getByRole('button', { name: 'Neue Vorlage übernehmen' }));
  expect(field('Text')).toHaveValue('Was: Alles.');
  expect(field('Text')).toHaveAccessibleDescription(/^Der Text ist geändert\./);
  expect(screen.queryByRole('button', { name: 'Neue Vorlage übernehmen' })).toBeNull();
});

test('[CS-1] [CL-2] a changed consent text says that it gets a new version', async () => {
  const { user } = await renderClub();
  expect(field('Text')).toHaveAccessibleDescription(/^Jetzt gilt Fassung 2\./);
  await user.type(field('Text'), ' Und dein Geburtsjahr.');
  expect(field('Text')).toHaveAccessibleDescription(/^Der Text ist geändert\. .* Fassung 3/);
});

test.each([
  ['Text', 'x'.repeat(10_001), 'Höchstens 10.000 Zeichen. Kürz den Text.'],
  ['Text', '  ', 'Ohne Text kann niemand zustimmen. Schreib, worum es geht.'],
  ['Name', 'x'.repeat(101), 'Höchstens 100 Zeichen.'],
  ['Name', ' ', 'Gib den Namen des Vereins ein.'],
  ['Anschrift', 'x'.repeat(301), 'Höchstens 300 Zeichen.'],
])('[CL-2] %s: what cannot be saved stays and is said at its field', async (name, typed, fault) => {
  const { user, asked } = await renderClub();
  fireEvent.change(field(name), { target: { value: typed } });
  await user.click(save());
  expect(field(name)).toHaveFocus();
  expect(field(name)).toHaveValue(typed);
  expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(fault));
  expect(asked).not.toHaveBeenCalledWith(submitted());
});

test('[CL-2] a failed save is said, and what was typed stays', async () => {
  const { store } = await renderClub();
  await happen(store, edited({ clubName: 'TSV Neustadt' }), submitted(), savingFailed('Fehler 500'));
  expect(screen.getByRole('alert')).toHaveTextContent('Fehler 500');
  expect(field('Name')).toHaveValue('TSV Neustadt');
  expect(screen.getByText('Nicht gespeichert')).toBeInTheDocument();
});

test('[CL-2] offline the page says so and keeps what was typed', async () => {
  const { store } = await renderClub();
  await happen(store, edited({ clubName: 'TSV Neustadt' }), networkActions.onlineChanged(false));
  expect(screen.getByText(/^Du bist offline\. Speichern kannst du wieder/)).toBeInTheDocument();
  expect(field('Name')).toHaveValue('TSV Neustadt');
});

test('[CL-2] a club that cannot be loaded says why, and can be asked for again', async () => {
  const { store, asked } = aFilledStore();
  store.dispatch(networkActions.onlineChanged(false));
  const { user } = renderScreen(<ClubScreen />, { store, path: '/club' });
  expect(screen.getByText(/^Du bist offline\. Die Angaben zum Verein/)).toBeInTheDocument();
  expect(asked).not.toHaveBeenCalledWith(requested());
  await happen(store, networkActions.onlineChanged(true));
  await happen(store, loadingFailed('Fehler 500'));
  expect(screen.getByRole('alert')).toHaveTextContent('Fehler 500');
  asked.mockClear();
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(asked).toHaveBeenCalledWith(requested());
});
