import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bytesOfText } from '../../../../src/domain/byteText';
import type { MemberList } from '../../../../src/domain/listedMembers';
import type { RowDoubt, RowFault } from '../../../../src/domain/memberImport';
import { ImportScreen } from '../../../../src/screens/members/import/ImportScreen';
import { selectMemberImport } from '../../../../store/memberImport/selectors';
import { type ImportRow, memberImportActions } from '../../../../store/memberImport/slice';
import { networkActions } from '../../../../store/network/slice';
import { serverActions } from '../../../../store/server/slice';
import { address, aStore, renderScreen } from '../../renderScreen';

const { fileRead, previewed, fileChosen, listChosen, listsOffered, readFailed, addFailed, added } =
  memberImportActions;

const aRow = (
  line: number,
  fields: Partial<ImportRow['fields']> = {},
  faults: RowFault[] = [],
  doubts: RowDoubt[] = [],
): ImportRow => ({
  line,
  clientId: `client-${line}`,
  fields: { firstName: 'Mia', lastName: `Mai ${line}`, email: '', birthYear: '2011', team: 'U16', ...fields },
  text: null,
  isTooLong: false,
  faults,
  doubts,
  isConfirmed: false,
});

const faultless = [aRow(2, { firstName: 'Lina', email: 'lina@example.org' }), aRow(3, { firstName: 'Tom' })];
const faulty = [
  aRow(4, { email: 'nele@exmple' }, [{ kind: 'email', field: 'email' }]),
  aRow(5, { lastName: '' }, [{ kind: 'missing', field: 'lastName' }]),
  aRow(6, {}, [{ kind: 'doubleMember', name: 'Ben Berger', team: 'U16 Jungen' }]),
  aRow(7, {}, [{ kind: 'doubleInFile', line: 2 }]),
  aRow(8, { birthYear: '2111' }, [{ kind: 'year', field: 'birthYear' }]),
];
const doubtful = [
  aRow(9, { firstName: '?ukasz' }, [], [{ kind: 'signs', field: 'firstName' }]),
  aRow(10, { email: 'ben@example.org' }, [], [{ kind: 'similarMember', name: 'Ben Berger', team: null }]),
];

const openPage = () => {
  const { store } = aStore();
  const dispatched = jest.spyOn(store, 'dispatch');
  return {
    ...renderScreen(<ImportScreen />, { store, path: '/members/import' }),
    /** The texts of the files that were handed on. */
    texts: () => {
      const actions = dispatched.mock.calls.map(([action]) => action).filter(fileRead.match);
      return actions.map(({ payload }) => new TextDecoder().decode(bytesOfText(payload)));
    },
  };
};

const openPreview = (rows: ImportRow[] = [...faultless, ...faulty]) => {
  const page = openPage();
  act(() => {
    page.store.dispatch(fileChosen('liste.csv'));
    page.store.dispatch(previewed(rows));
  });
  return page;
};

const aFile = (content: BlobPart, name = 'liste.csv') => new File([content], name, { type: 'text/csv' });
/** It fails when it is read. */
const unreadable = (file: File) =>
  Object.assign(file, { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) });
const csv = 'Vorname;Nachname\r\nMia;Mai';
const table = () => within(screen.getByRole('table'));
const lines = () =>
  table()
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const state = ({ store }: ReturnType<typeof openPage>) => selectMemberImport(store.getState());

test('[MB-3] the page says which columns a list has, and gives an example to save', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:example';
  };
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { user } = openPage();
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Vorname', 'Nachname', 'E-Mail', 'Jahrgang', 'Team']);
  await user.click(screen.getByRole('button', { name: 'Beispieldatei herunterladen' }));
  expect(saved).toHaveBeenCalledTimes(1);
  const text = await files[0]?.text();
  expect(text).toContain('Vorname;Nachname;E-Mail;Jahrgang;Team\r\nLina;Acker;');
});

test('[MB-3] a file that is chosen is read', async () => {
  const page = openPage();
  await page.user.upload(screen.getByLabelText('Datei wählen'), aFile(csv));
  await waitFor(() => expect(page.texts()).toEqual([csv]));
  expect(state(page)).toMatchObject({ status: 'reading', fileName: 'liste.csv' });
  expect(screen.getByText(/Die Datei wird gelesen/)).toHaveTextContent('liste.csv');
});

test('[MB-3] a file can be dropped into the field', async () => {
  const page = openPage();
  fireEvent.drop(screen.getByText(/zieh die Datei/), { dataTransfer: { files: [aFile(csv)] } });
  await waitFor(() => expect(page.texts()).toEqual([csv]));
});

test.each([
  [
    'a file of more than 5 MB, without reading it',
    unreadable(aFile('a'.repeat(5_000_001))),
    /größer als 5 MB/,
  ],
  ['a file that is gone or has changed', unreadable(aFile(csv)), /lässt sich nicht lesen/],
])('[MB-3] of %s it says what can be done, and another can be chosen', async (_, file, text) => {
  const page = openPage();
  await page.user.upload(screen.getByLabelText('Datei wählen'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('alert')).toHaveTextContent('liste.csv');
  await page.user.upload(screen.getByLabelText('Datei wählen'), aFile(csv));
  await waitFor(() => expect(page.texts()).toEqual([csv]));
});

test.each([
  [{ kind: 'columns' as const }, /fehlt die Spalte „Vorname“ oder „Nachname“/],
  [{ kind: 'empty' as const }, /stehen keine Mitglieder/],
  [{ kind: 'many' as const, count: 501 }, /501 Mitglieder\. Höchstens 500 gehen/],
  [{ kind: 'quotes' as const, line: 7 }, /In Zeile 7/],
  [{ kind: 'old' as const }, /„Speichern unter“ und „Excel-Arbeitsmappe/],
  [{ kind: 'numbers' as const }, /„Exportieren“ und „Excel“/],
  [{ kind: 'password' as const }, /ohne Kennwort/],
  [{ kind: 'damaged' as const }, /beschädigt oder nicht vollständig/],
  [{ kind: 'huge' as const }, /zu groß/],
])('[MB-3] of %j it says what can be done', (fault, text) => {
  const { store } = openPage();
  act(() => {
    store.dispatch(memberImportActions.fileRefused(fault));
  });
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

test('[MB-3] a file that could not be compared with the members is read again', async () => {
  const page = openPage();
  act(() => {
    page.store.dispatch(fileChosen('liste.csv'));
    page.store.dispatch(readFailed('Der Server ist nicht erreichbar.'));
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Der Server ist nicht erreichbar.');
  await page.user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(state(page).status).toBe('reading');
});

test('[MB-3] the preview tells of each row what happens, with the faulty ones first', async () => {
  const { user } = openPreview();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Vorschau von 7 Zeilen');
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(
    screen.getByText('Noch ist nichts gespeichert. 2 Zeilen sind in Ordnung und 5 haben einen Fehler.'),
  ).toBeVisible();
  expect(lines()).toEqual(['4', '5', '6', '7', '8', '2', '3']);
  const outcomes = table()
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
  expect(outcomes).toEqual([
    'E-Mail ungültig: nele@exmple',
    'Nachname fehlt',
    'Gibt es schon: Ben Berger, U16 Jungen',
    'Steht schon in Zeile 2',
    `Jahrgang: 2111 liegt nicht zwischen 1900 und ${new Date().getFullYear()}`,
    'Einladung',
    'Einladung mit Code',
  ]);
  await user.click(screen.getByRole('button', { name: 'Alle 7' }));
  expect(lines()).toEqual(['2', '3', '4', '5', '6', '7', '8']);
});

test('[MB-3] the rows without faults are invited, the others are left out', async () => {
  const page = openPreview();
  await page.user.click(screen.getByRole('button', { name: '2 Mitglieder einladen' }));
  expect(state(page).status).toBe('running');
  expect(screen.getByLabelText('Andere Datei')).toBeDisabled();
});

test('[MB-3] faulty rows that are not to be left out hold up all others', async () => {
  const page = openPreview();
  const leaveOut = screen.getByRole('checkbox', { name: /Fehlerhafte und unklare Zeilen auslassen/ });
  await page.user.click(leaveOut);
  await page.user.click(screen.getByRole('button', { name: '2 Mitglieder einladen' }));
  expect(screen.getByRole('alert')).toHaveTextContent('5 Zeilen haben einen Fehler oder sind unklar.');
  expect(leaveOut).toHaveFocus();
  expect(state(page).status).toBe('preview');
  await page.user.click(leaveOut);
  expect(screen.queryByRole('alert')).toBeNull();
  await page.user.click(screen.getByRole('button', { name: '2 Mitglieder einladen' }));
  expect(state(page).status).toBe('running');
});

test('[MB-3] a list without faults needs no filter and no choice', () => {
  openPreview(faultless);
  expect(screen.getByText(/Alle Zeilen sind in Ordnung/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Fehler und Unklares zuerst/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('[MB-3] a list without a single good row invites nobody', () => {
  openPreview(faulty);
  expect(screen.getByText(/Keine Zeile lässt sich hinzufügen/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /einladen/ })).toBeNull();
  expect(screen.getByLabelText('Andere Datei')).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Zu den Mitgliedern' })).toHaveAttribute('href', '/members');
});

test('[MB-3] after a failure the preview stays, and can be sent again', async () => {
  const page = openPreview();
  act(() => {
    page.store.dispatch(addFailed('Der Server antwortet nicht.'));
  });
  expect(screen.getByRole('alert')).toHaveTextContent(/Der Server antwortet nicht\..*niemanden doppelt/);
  // Whether something was saved, an answer that was lost does not tell.
  expect(screen.queryByText(/nichts gespeichert/)).toBeNull();
  expect(lines()).toHaveLength(7);
  await page.user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(state(page).status).toBe('running');
});

test('[MB-3] a row that the server refuses is marked, and the rest can be invited', () => {
  const { store } = openPreview();
  const reason = 'Tom Mai ist schon Mitglied.';
  act(() => {
    store.dispatch(memberImportActions.rowRefused({ line: 3, reason, error: `Zeile 3: ${reason}` }));
  });
  expect(screen.getByRole('alert')).toHaveTextContent(reason);
  expect(table().getByText(reason)).toBeVisible();
  expect(screen.getByRole('button', { name: '1 Mitglied einladen' })).toBeEnabled();
});

test('[MB-3] another file takes the place of the preview', async () => {
  const page = openPreview();
  await page.user.upload(screen.getByLabelText('Andere Datei'), aFile(csv, 'neu.csv'));
  await waitFor(() => expect(page.texts()).toEqual([csv]));
  expect(state(page)).toMatchObject({ fileName: 'neu.csv', rows: [] });
});

test('[MB-2] [MB-3] afterwards it says who got a mail, and leads to the sheet for the others', async () => {
  const page = openPreview();
  act(() => {
    page.store.dispatch(added({ mailed: 18, withoutEmail: 2 }));
  });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('20 Mitglieder hinzugefügt');
  expect(screen.getByText('18 Einladungen sind per E-Mail unterwegs.')).toBeVisible();
  expect(screen.getByText(/2 Mitglieder haben keine E-Mail-Adresse/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zu den Mitgliedern' })).toHaveAttribute('href', '/members');
  await page.user.click(screen.getByRole('link', { name: 'Einladungen mit Code drucken' }));
  expect(address()).toBe('/members/sheet');
});

test('[MB-2] [RU-2] where the server sends no mails, it says where the invitations are', () => {
  const { store } = openPreview();
  act(() => {
    store.dispatch(serverActions.loaded({ ...store.getState().server, features: ['members', 'mailFiles'] }));
    store.dispatch(added({ mailed: 3, withoutEmail: 0 }));
  });
  expect(
    screen.getByText(
      'Auf dem Server ist noch kein Mailversand eingerichtet. Die Einladungen liegen dort als Dateien.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/unterwegs/)).toBeNull();
});

test('[MB-3] after everybody got a mail there is nothing to print', async () => {
  const { user, store } = openPreview();
  act(() => {
    store.dispatch(added({ mailed: 1, withoutEmail: 0 }));
  });
  expect(screen.getByText('1 Einladung ist per E-Mail unterwegs.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /drucken/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Noch eine Liste einlesen' }));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Liste einlesen');
});

test('[MB-3] offline the preview stays, and nothing can be sent or read', () => {
  const { store } = openPreview();
  act(() => {
    store.dispatch(networkActions.onlineChanged(false));
  });
  expect(screen.getByText(/Deine Vorschau bleibt hier/)).toBeVisible();
  expect(screen.getByRole('button', { name: '2 Mitglieder einladen' })).toBeDisabled();
  expect(screen.getByLabelText('Andere Datei')).toBeDisabled();
  expect(lines()).toHaveLength(7);
});

test('[MB-3] offline no file is read', () => {
  const page = openPage();
  act(() => {
    page.store.dispatch(networkActions.onlineChanged(false));
  });
  expect(screen.getByText(/Du bist offline/)).toBeVisible();
  expect(screen.getByLabelText('Datei wählen')).toBeDisabled();
  fireEvent.drop(screen.getByText(/zieh die Datei/), { dataTransfer: { files: [aFile(csv)] } });
  expect(state(page).status).toBe('idle');
});

const aList = (others: Partial<MemberList> = {}): MemberList => ({
  people: [],
  others: [],
  unreadColumns: [],
  unreadSheets: [],
  ...others,
});

test('[MB-13] where the names can be meant in several ways, the person chooses by reading them', async () => {
  const page = openPage();
  const [windows, mac] = [aList({ unreadColumns: ['W'] }), aList({ unreadColumns: ['M'] })];
  act(() => {
    page.store.dispatch(fileChosen('liste.csv'));
    page.store.dispatch(
      listsOffered([
        { encoding: 'windows-1252', list: windows, sample: ['Jšrg Acker', 'Tom Bšhm'] },
        { encoding: 'macintosh', list: mac, sample: ['Jörg Acker', 'Tom Böhm'] },
      ]),
    );
  });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Welche Zeile stimmt?');
  expect(screen.getByRole('button', { name: 'So einlesen' })).toBeDisabled();
  await page.user.click(screen.getByRole('radio', { name: /Jörg Acker; Tom Böhm.*auf einem Mac/ }));
  await page.user.click(screen.getByRole('button', { name: 'So einlesen' }));
  expect(state(page)).toMatchObject({ status: 'reading', list: mac });
});

test('[MB-13] if no way is right, another file can be chosen', async () => {
  const page = openPage();
  act(() => {
    page.store.dispatch(listsOffered([{ encoding: 'cp850', list: aList(), sample: ['Groß'] }]));
  });
  await page.user.upload(screen.getByLabelText('Andere Datei'), aFile(csv));
  await waitFor(() => expect(page.texts()).toEqual([csv]));
});

test('[MB-16] a row in doubt says why, and is invited once the person says that it is right', async () => {
  const { user } = openPreview([...faultless, ...doubtful, ...faulty.slice(0, 1)]);
  expect(screen.getByText(/2 Zeilen sind in Ordnung, 1 hat einen Fehler und 2 sind unklar\./)).toBeVisible();
  expect(lines()).toEqual(['4', '9', '10', '2', '3']);
  expect(table().getByText('Vorname sieht falsch geschrieben aus: ?ukasz')).toBeVisible();
  expect(table().getByText('Vielleicht schon Mitglied: Ben Berger')).toBeVisible();
  const [, confirm] = table().getAllByRole('checkbox', { name: 'Das stimmt so' });
  if (confirm) await user.click(confirm);
  expect(screen.getByText(/3 Zeilen sind in Ordnung, 1 hat einen Fehler und 1 ist unklar\./)).toBeVisible();
  expect(lines()).toEqual(['4', '9', '10', '2', '3']);
  expect(screen.getByRole('button', { name: '3 Mitglieder einladen' })).toBeEnabled();
});

test('[MB-16] a list of doubts alone invites nobody yet', () => {
  openPreview(doubtful);
  expect(screen.getByText(/Noch ist keine Zeile in Ordnung/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /einladen/ })).toBeNull();
});

test('[MB-15] what of the file is not read is named', async () => {
  const page = openPage();
  const list = aList({
    others: [{ line: 1, text: 'Mitgliederliste' }],
    unreadColumns: ['Straße', 'Ort'],
    unreadSheets: ['Ehemalige'],
  });
  act(() => {
    page.store.dispatch(fileChosen('liste.csv'));
    page.store.dispatch(listChosen(list));
    page.store.dispatch(previewed(faultless));
  });
  await page.user.click(screen.getByText('Nicht gelesen (3)'));
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Zeile 1: Mitgliederliste', 'Spalten „Straße“ und „Ort“', 'Blatt „Ehemalige“']);
});

test('[MB-15] a row without a name shows what is in it', () => {
  const nobody = { ...aRow(2, { firstName: '', lastName: '' }), text: 'Hier fehlt der Rest' };
  openPreview([{ ...nobody, faults: [{ kind: 'missing', field: 'firstName' }] }]);
  expect(table().getByText('In der Zeile steht: Hier fehlt der Rest')).toBeVisible();
});

test('[MB-14] a birth year that is not certain is named as it stands in the file', () => {
  openPreview([aRow(2, { birthYear: '10-02-01' }, [{ kind: 'year', field: 'birthYear' }])]);
  expect(table().getByText('Jahrgang nicht eindeutig: 10-02-01')).toBeVisible();
});
