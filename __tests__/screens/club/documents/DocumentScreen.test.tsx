import { fireEvent, screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { Club } from '../../../../src/contract/club';
import { documentKinds } from '../../../../src/domain/documents';
import { DocumentScreen } from '../../../../src/screens/club/documents/DocumentScreen';
import { consentTexts } from '../../../../src/texts/consent';
import { documentsTexts } from '../../../../src/texts/documents';
import { clubActions } from '../../../../store/club/slice';
import { anOperator, aWholeClub, someSettings } from '../../../builders';
import { aFilledStore, happen } from '../../filledStore';
import { renderScreen } from '../../renderScreen';

expect.extend(toHaveNoViolations);

const renderDocument = async (kind: string, club: Partial<Club> = {}) => {
  const { store, asked } = aFilledStore();
  const rendered = renderScreen(<DocumentScreen />, {
    store,
    path: '/club/documents/:document',
    at: `/club/documents/${kind}`,
  });
  await happen(store, clubActions.loaded(aWholeClub({ backupDays: 14, ...club })));
  return { ...rendered, asked };
};

test.each(documentKinds)(
  '[CL-3] [LV-7] %s of a filled club has no open field, and says that it is a template',
  async (kind) => {
    const { container, asked } = await renderDocument(kind);
    expect(asked).toHaveBeenCalledWith(clubActions.requested());
    expect(screen.getByRole('article', { name: documentsTexts.titles[kind] })).toBeInTheDocument();
    expect(
      screen.getByText('Vorlage ohne Rechtsberatung. Lass sie prüfen, bevor du sie verwendest.'),
    ).toBeVisible();
    expect(container.textContent).not.toMatch(/[[\]]/);
    expect(screen.queryByText(/fehlt|fehlen/)).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  },
);

test('[CL-3] [LV-5] the privacy notice names the operator, the host, the authority, and how long data and backups stay', async () => {
  const { container } = await renderDocument('privacy', { settings: someSettings({ keepMonths: 30 }) });
  for (const said of [
    'TSV Musterstadt 1893 e. V., Am Sportplatz 1, 12345 Musterstadt, vertreten durch Maria Vorstand',
    'Für Fragen zum Datenschutz: Karl Kontakt.',
    'Hoster GmbH, Serverweg 1',
    'Datenschutzbehörde des Musterlandes',
    'die 30 Monate lang nicht aktiv waren',
    'bleiben gelöschte Daten noch 14 Tage',
  ]) {
    expect(container).toHaveTextContent(said);
  }
});

test('[CL-3] a club without an officer says so, and a server that says nothing of its backups leaves their time to its host', async () => {
  const club = aWholeClub({ operator: anOperator({ dataProtectionOfficer: '' }) });
  const { container } = await renderDocument('privacy', { ...club, backupDays: undefined });
  expect(container).toHaveTextContent('dieselbe Adresse; eine eigene Ansprechperson ist nicht benannt.');
  expect(container).toHaveTextContent('noch so lange, wie der Anbieter des Servers sie aufbewahrt');
});

test.each([
  ['off', 'Mit Minderjährigen gibt es keine Nachrichten.'],
  ['secondReader', 'liest eine zweite Person aus dem Verein sichtbar mit.'],
  ['on', 'sehen nur die beiden, die schreiben.'],
] as const)('[CL-3] [CS-3] with the chat of minors %s the record says so', async (minorsChat, said) => {
  const { container } = await renderDocument('record', { settings: someSettings({ minorsChat }) });
  expect(container).toHaveTextContent(said);
});

test('[CL-3] [CS-1] the sheet has the club’s text with its version, and the ticks of the app', async () => {
  const { container } = await renderDocument('consent', {
    settings: someSettings({
      consentText: 'Was: [Telefonnummer] und mehr.\n\nWozu: Damit.',
      consentVersion: 7,
    }),
  });
  expect(container).toHaveTextContent('Was: [Telefonnummer] und mehr. Wozu: Damit.');
  expect(container).toHaveTextContent('Fassung 7');
  for (const tick of [consentTexts.agree, consentTexts.pain, consentTexts.guardian.agree]) {
    expect(container).toHaveTextContent(tick);
  }
});

test('[LV-7] what a document lacks is said above it, and stays in brackets', async () => {
  const { container } = await renderDocument('agreement', { operator: anOperator({ host: '', phone: '' }) });
  expect(screen.getByText('1 Angabe fehlt noch. Trag sie unter „Verein“ ein.')).toBeInTheDocument();
  expect(container).toHaveTextContent('[Anbieter des Servers]');
});

test('[CL-3] it is printed by the button', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  await renderDocument('measures');
  fireEvent.click(screen.getByRole('button', { name: 'Drucken' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test.each([
  ['an unknown document', 'nothing', {}, 'Diese Unterlage gibt es nicht.'],
  [
    'who is no admin',
    'privacy',
    { settings: null, server: null },
    'Diese Seite ist für die Leitung des Vereins.',
  ],
])('[CL-3] %s gets none', async (_, kind, club, said) => {
  await renderDocument(kind, club);
  expect(screen.getByText(said)).toBeInTheDocument();
  expect(screen.queryByRole('article')).toBeNull();
});
