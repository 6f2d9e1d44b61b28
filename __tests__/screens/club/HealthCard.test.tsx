import { screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { type Health, healthFeature } from '../../../src/contract/health';
import { ClubScreen } from '../../../src/screens/club/ClubScreen';
import { clubActions } from '../../../store/club/slice';
import { healthActions } from '../../../store/health/slice';
import { networkActions } from '../../../store/network/slice';
import { serverActions } from '../../../store/server/slice';
import { aHealth, aRehearsal, aWholeClub } from '../../builders';
import { aFilledStore, happen } from '../filledStore';
import { renderScreen } from '../renderScreen';

expect.extend(toHaveNoViolations);

const { requested, loaded, loadingFailed, rehearsalWanted, rehearsalFailed, closed } = healthActions;

// At noon on the tenth of March 2025, in the time zone of the tests.
const noon = new Date(2025, 2, 10, 12).getTime();
const at = (hours: number) => new Date(noon + hours * 3_600_000).toISOString();
beforeEach(() => {
  process.env.APP_VERSION = '0.1.0';
  jest.spyOn(Date, 'now').mockReturnValue(noon);
});
afterEach(() => jest.restoreAllMocks());

const openClub = async () => {
  const { store, asked } = aFilledStore();
  await happen(
    store,
    serverActions.loaded({ features: [healthFeature], instance: null, epoch: null }),
    clubActions.loaded(aWholeClub()),
  );
  return { ...renderScreen(<ClubScreen />, { store, path: '/club' }), store, asked };
};

const renderHealth = async (health: Partial<Health> = {}) => {
  const opened = await openClub();
  const backup = { lastAt: at(-9), failures: 0, isByServer: true };
  await happen(opened.store, loaded(aHealth({ backup, startedAt: at(-240), ...health })));
  return opened;
};

const card = () => screen.getByRole('region', { name: 'Läuft alles?' });
/** What the page says of one part. */
const part = (title: string) => within(card()).getByRole('heading', { name: title, level: 3 }).closest('li');
const rehearse = () => screen.getByRole('button', { name: 'Wiederherstellung proben' });

test('[HE-1] the page asks how the server is doing, and says of each part that it is fine', async () => {
  const { container, asked } = await renderHealth();
  expect(asked).toHaveBeenCalledWith(requested());
  expect(
    within(card())
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Sicherung',
    'Probe-Wiederherstellung',
    'Speicherplatz',
    'Zertifikat für https',
    'Wartende E-Mails',
    'Letzte Fehler',
    'Version',
  ]);
  expect(part('Sicherung')).toHaveTextContent('heute 3:00 Uhr, ganz gelesen und geprüft');
  expect(part('Speicherplatz')).toHaveTextContent('12 GB frei von 40 GB');
  expect(part('Zertifikat für https')).toHaveTextContent('Gültig bis 01.06.2025');
  expect(part('Wartende E-Mails')).toHaveTextContent('Keine');
  expect(part('Letzte Fehler')).toHaveTextContent('Keine, seit der Server läuft (28.02.2025)');
  expect(card().querySelector('[data-tone="problem"], [data-tone="waiting"]')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Speicher und Version' })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('[HE-1] what is wrong says what to do', async () => {
  const { container } = await renderHealth({
    version: '9.9.9',
    disk: { freeBytes: 900_000_000, totalBytes: 5_000_000_000 },
    backup: { lastAt: at(-60), failures: 2, isByServer: true },
    certificate: { kind: 'known', endsAt: at(24 * 14), fault: null },
    waitingMails: 3,
    errors: [
      { at: at(-1), route: 'GET /api/members', name: 'SqliteError (SQLITE_FULL)' },
      { at: at(-1), route: null, name: 'Error' },
    ],
  });
  expect(part('Speicherplatz')).toHaveTextContent(
    /Der Platz wird knapp\. .* bleibt dort, bis wieder Platz ist\./,
  );
  expect(part('Sicherung')).toHaveTextContent(
    /^SicherungFehlgeschlagenDie letzte gelungene: 08\.03\.2025\. 2 Versuche nacheinander sind fehlgeschlagen/,
  );
  expect(part('Zertifikat für https')).toHaveTextContent(
    /Läuft am 24\.03\.2025 ab.*erneuert es sich von selbst/,
  );
  expect(part('Wartende E-Mails')).toHaveTextContent('3 Einladungen warten');
  expect(part('Letzte Fehler')).toHaveTextContent(
    /2 Fehler.*heute 11:00 Uhr · GET \/api\/members · SqliteError \(SQLITE_FULL\) heute 11:00 Uhr · im Hintergrund · Error/,
  );
  expect(part('Version')).toHaveTextContent(/Server 9\.9\.9, App .*Lade die Seite neu/);
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  [{ lastAt: null, failures: 0, isByServer: true }, 'Es gibt noch keine', 'Der Server macht jede Nacht eine'],
  [{ lastAt: null, failures: 0, isByServer: false }, 'Es gibt noch keine', 'Hier macht sie ein Zeitplan'],
  [
    { lastAt: at(-49), failures: 0, isByServer: false },
    'Die letzte ist zu alt',
    'Die letzte gelungene: 08.03.2025.',
  ],
  [{ lastAt: null, failures: 1, isByServer: true }, 'Fehlgeschlagen', '1 Versuch ist fehlgeschlagen'],
])('[HE-2] of the backup %j it says %s', async (backup, value, advice) => {
  await renderHealth({ backup });
  expect(part('Sicherung')).toHaveTextContent(value);
  expect(part('Sicherung')).toHaveTextContent(advice);
});

test.each([
  [{ kind: 'none' }, 'Kein https', 'So geht die App nicht offline.'],
  [
    { kind: 'unknown', reason: 'Der Server findet die Adresse nicht.' },
    'Unbekannt',
    'Der Server findet die Adresse nicht.',
  ],
  [{ kind: 'known', endsAt: at(-1), fault: 'CERT_HAS_EXPIRED' }, 'Abgelaufen am 10.03.2025', 'erneuern muss'],
  [
    { kind: 'known', endsAt: at(24 * 90), fault: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    'aber nicht anerkannt',
    'Warnung?',
  ],
] as const)('[HE-3] of the certificate %j it says %s', async (certificate, value, advice) => {
  await renderHealth({ certificate });
  expect(part('Zertifikat für https')).toHaveTextContent(value);
  expect(part('Zertifikat für https')).toHaveTextContent(advice);
});

test('[HE-1] where the log leaves errors out, it says that it knows of none', async () => {
  await renderHealth({ errors: null });
  expect(part('Letzte Fehler')).toHaveTextContent(/Unbekannt.*LOG_LEVEL/);
});

test('[HE-4] a press tries the last backup once, and what was counted is compared with now', async () => {
  const { user, asked, store, container } = await renderHealth();
  expect(part('Probe-Wiederherstellung')).toHaveTextContent('Noch nicht geprobt');
  await user.click(rehearse());
  expect(asked).toHaveBeenCalledWith(rehearsalWanted());
  await happen(store, loaded(aHealth({ rehearsal: aRehearsal({ endedAt: null, counts: null }) })));
  expect(part('Probe-Wiederherstellung')).toHaveTextContent('Läuft gerade. Du kannst die Seite verlassen.');
  expect(rehearse()).toHaveAttribute('aria-busy', 'true');
  await happen(store, loaded(aHealth({ rehearsal: aRehearsal({ endedAt: at(-1), backupAt: at(-9) }) })));
  expect(part('Probe-Wiederherstellung')).toHaveTextContent('Geglückt, heute 11:00 Uhr');
  expect(part('Probe-Wiederherstellung')).toHaveTextContent(
    'In der Sicherung (heute 3:00 Uhr): 31 Mitglieder, 214 Screenings und Trainings. Jetzt: 31 Mitglieder, 220 Screenings und Trainings.',
  );
  expect(rehearse()).toHaveAttribute('aria-busy', 'false');
  expect(await axe(container)).toHaveNoViolations();
});

test('[HE-4] a backup that has much less than there is now is one to ask about', async () => {
  await renderHealth({ rehearsal: aRehearsal({ counts: { members: 15, runs: 214 } }) });
  expect(part('Probe-Wiederherstellung')).toHaveTextContent('In der Sicherung ist viel weniger als jetzt.');
});

test('[HE-4] a backup that cannot be restored says why, and that the data is safe', async () => {
  const { container } = await renderHealth({
    rehearsal: aRehearsal({ endedAt: at(-1), counts: null, fault: 'Die Datei ist beschädigt.' }),
  });
  expect(part('Probe-Wiederherstellung')).toHaveTextContent(
    /Fehlgeschlagen, heute 11:00 Uhr.*Die Datei ist beschädigt\. Die Daten auf dem Server sind sicher\./,
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('[HE-4] one that cannot be begun says why', async () => {
  const { store } = await renderHealth();
  await happen(store, rehearsalWanted(), rehearsalFailed('Es gibt nichts zu proben.'));
  expect(within(card()).getByRole('alert')).toHaveTextContent('Es gibt nichts zu proben.');
});

test('[HE-1] what cannot be loaded says why, and can be asked for again; the settings are there all the same', async () => {
  const { user, asked, store } = await openClub();
  await happen(store, loadingFailed('Fehler 500'));
  expect(within(card()).getByRole('alert')).toHaveTextContent('Fehler 500');
  asked.mockClear();
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(asked).toHaveBeenCalledWith(requested());
  expect(screen.getByRole('button', { name: 'Speichern' })).toBeInTheDocument();
});

test('[HE-1] offline the page says so, and it ends asking when it is left', async () => {
  const { store, asked, unmount } = await openClub();
  await happen(store, networkActions.onlineChanged(false));
  expect(within(card()).getByText(/^Du bist offline\. Wie es dem Server geht/)).toBeInTheDocument();
  unmount();
  expect(asked).toHaveBeenCalledWith(closed());
});
