import { act, render } from '@testing-library/react';
import { App } from '../../src/app/App';
import { createEngine } from '../../src/app/createEngine';
import { nothingLate } from '../../src/app/lateCodeContext';
import { type RoutePath, routes } from '../../src/app/routes';
import {
  accountFeature,
  clubFeature,
  consentFeature,
  contentFeature,
  membersFeature,
} from '../../src/contract/features';
import type { CurrentUser } from '../../src/contract/schemas';
import { sessionActions } from '../../store/session/slice';
import {
  aConsent,
  aCurrentUser,
  aServerExerciseRun,
  aServerScreeningRun,
  aTestRun,
  keyOf,
} from '../builders';
import { anna, tina } from '../fakes/club';
import { aDeskClub } from '../fakes/deskClub';
import { aDevice } from '../fakes/device';
import { withOffice } from '../fakes/officeServer';
import { expectErrors, startApp } from '../fakes/startApp';
import { onVirtualTime, pass } from '../fakes/virtualTime';
import { address, browseTo } from './renderApp';

onVirtualTime();

const ada = aCurrentUser({
  id: 9,
  username: 'ada',
  firstName: 'Ada',
  lastName: 'Ahorn',
  authorities: ['ROLE_ADMIN'],
  token: 'token-of-ada',
});

/** A server that offers everything, where Anna has done a screening and a training. */
const aWholeClub = () => {
  const server = aDeskClub();
  server.content.users.push(ada);
  server.notes.features?.push(accountFeature, clubFeature, consentFeature, contentFeature, membersFeature);
  const { exercises } = server.content;
  server.screeningRuns.add(
    aServerScreeningRun({ exercises, testRuns: [aTestRun({ pain: 6, painNote: 'Zieht im Knie' })] }),
  );
  server.exerciseRuns.add(aServerExerciseRun());
  const agreed = aConsent({ agreedVersion: 2, agreedAt: '2025-03-10T08:00:00.000Z' });
  return withOffice(server, { 'GET /consent': () => agreed });
};

/** What a role sees at a page: a text of it, or where it leads and a text of that page. */
type Shown = string | readonly [address: string, text: string];

interface Visit {
  /** The address of the page; by default its path. */
  at?: string;
  /** Of an athlete, a trainer and an admin without athletes; or of everybody. */
  shows: Shown | readonly [athlete: Shown, trainer: Shown, admin: Shown];
  /** What is logged there, because the server could not be reached. */
  fails?: string;
}

const hallo = ['Hallo Anna', 'Hallo Tina', 'Hallo Ada'] as const;
const noServer = 'Der Server ist nicht erreichbar. Prüf deine Verbindung.';
const updateFails = { shows: noServer, fails: 'update' };
const members = 'Du bist offline. Mitglieder siehst du wieder, sobald du online bist.';
const ofContent = [['/', hallo[0]], ['/', hallo[1]], 'Die Inhalte brauchen ein Netz.'] as const;
const onTraining = ['Brücke', 'Brücke', 'Seitstütz'] as const;

/** Every page, offline after the first sign-in. The pages that need no user come last: one of them signs out [VE-1]. */
const visits: Readonly<Record<RoutePath, Visit>> = {
  '/': { shows: hallo },
  '/screening': {
    shows: ['3 Tests', 'Bitte wählen', ['/nocurrentscreening', 'noch kein Screening zugeordnet']],
  },
  '/screening/:userScreeningId': {
    at: '/screening/41',
    shows: [
      'Bleibt der Rücken gerade?',
      'Bleibt der Rücken gerade?',
      'Dieses Screening ist dir nicht zugewiesen.',
    ],
  },
  '/screeningoverview': { shows: ['65 von 100', '65 von 100', 'noch kein Screening durchgeführt'] },
  '/screeningoverview/:userId': {
    at: '/screeningoverview/2',
    shows: ['65 von 100', '„Zieht im Knie“', 'noch kein Screening durchgeführt'],
  },
  '/trainingoverview': { shows: ['3 × 30 Sekunden', '3 × 30 Sekunden', 'Kein passendes Screening'] },
  '/training': { shows: onTraining },
  '/training/:userScreeningId': {
    at: '/training/41',
    shows: ['Brücke', 'Brücke', 'Hier gibt es noch kein Training.'],
  },
  '/feedback/:exerciseRunId': {
    at: '/feedback/601',
    shows: 'Wie anstrengend war es?',
    fails: 'loadQuestions',
  },
  '/update': updateFails,
  '/nocurrentscreening': { shows: 'noch kein Screening zugeordnet' },
  '/messages': {
    shows: 'Du bist offline, und auf diesem Gerät sind noch keine Nachrichten.',
  },
  '/unsent': { shows: 'Alles, was du auf diesem Gerät gespeichert hast, ist übertragen.' },
  '/consent': { shows: 'Du hast am 10.03.2025 zugestimmt.' },
  '/trackside': { shows: [['/', hallo[0]], 'Wer ist da?', ['/', hallo[2]]] },
  '/athletes': { shows: [['/', hallo[0]], 'Schmerz 6 von 10, gestern: „Zieht im Knie“', ['/', hallo[2]]] },
  '/athletes/:userId': {
    at: '/athletes/2',
    shows: [['/', hallo[0]], 'Schmerz 6 von 10 bei „Kniebeuge“ „Zieht im Knie“', ['/', hallo[2]]],
  },
  '/athletes/:userId/progress/:view?': {
    at: '/athletes/2/progress',
    shows: ['Dein Verlauf', 'etwas verändert hat', ['/', hallo[2]]],
  },
  '/progress/:view?': {
    at: '/progress',
    shows: ['Das ist dein Ausgangspunkt.', 'Noch kein Ergebnis', 'Noch kein Ergebnis'],
  },
  '/members': { shows: members },
  '/members/invite': { shows: 'Du bist offline. Ändern kannst du wieder, sobald du online bist.' },
  '/members/import': { shows: 'Du bist offline. Listen kannst du wieder einlesen, sobald du online bist.' },
  '/members/consents': { shows: 'Du bist offline. Mitglieder siehst du wieder, sobald du online bist.' },
  '/members/sheet': { shows: 'Du bist offline. Deine Mitglieder siehst du wieder, sobald du online bist.' },
  '/members/:memberId': { at: '/members/2', shows: members },
  '/account': { shows: 'Du bist offline. Dein Konto siehst du wieder, sobald du online bist.' },
  '/club': { shows: 'Du bist offline. Die Angaben zum Verein siehst du wieder, sobald du online bist.' },
  '/club/documents/:document': {
    at: '/club/documents/privacy',
    shows: 'Du bist offline. Die Angaben zum Verein siehst du wieder, sobald du online bist.',
  },
  '/content/:view?': { at: '/content', shows: ofContent },
  '/content/:kind/:key': { at: `/content/exercise/${keyOf(1)}`, shows: ofContent },
  '/content/screening/:key/probe': { at: `/content/screening/${keyOf(31)}/probe`, shows: ofContent },
  '/login': { ...updateFails, shows: ['/update', noServer] },
  '/impressum': { shows: 'Datenschutzhinweis' },
  '/password-forgotten': { shows: 'Passwort zurücksetzen' },
  '/password/recovery/:token': { at: '/password/recovery/abc', shows: noServer, fails: 'checkToken' },
  '/verification/:token': { at: '/verification/abc', shows: noServer, fails: 'verifyEmail' },
  '/setup/:code': {
    at: '/setup/abc',
    shows: 'Du bist offline. Hier geht es weiter, sobald du online bist.',
    fails: 'openSetup',
  },
  '/invitation': { shows: 'Code eingeben' },
  '/invitation/:token': {
    at: '/invitation/abc',
    shows: 'Du bist offline. Hier geht es weiter, sobald du online bist.',
    fails: 'openInvitation',
  },
  '/guardian/:token': {
    at: '/guardian/abc',
    shows: 'Du bist offline. Hier geht es weiter, sobald du online bist.',
    fails: 'openQuestion',
  },
};

/** Opens the app, signs in, and goes offline after the first update. */
const signInAndGoOffline = async ({ username }: CurrentUser) => {
  const app = await startApp({ device: aDevice(), server: aWholeClub() });
  window.history.pushState(null, '', '/');
  render(<App engine={createEngine(app.store, nothingLate)} isRemembered={false} />);
  await act(async () => {
    app.dispatch(sessionActions.loginRequested({ username, password: 'athletik' }));
    await pass(2000);
  });
  expect(app.state().update.updatedAt).not.toBeNull();
  expect(address()).toBe('/');
  await act(async () => app.network.goOffline());
};

/** Long enough for all tries of a call. */
const allRetries = 6000;

const isForAll = (shows: Visit['shows']): shows is Shown => typeof shows === 'string' || shows.length === 2;

test('[UP-18] each page has an expectation', () => {
  expect(Object.keys(visits).toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
});

test.each([
  ['an athlete', anna, 0],
  ['a trainer', tina, 1],
  ['an admin', ada, 2],
] as const)(
  '[UP-18] [FB-1] offline after the first sign-in, each page shows %s what is here, or says what is not',
  async (_role, user, column) => {
    expectErrors(...new Set(Object.values(visits).flatMap(({ fails }) => fails ?? [])));
    await signInAndGoOffline(user);
    for (const [path, { at = path, shows }] of Object.entries(visits)) {
      const shown = isForAll(shows) ? shows : shows[column];
      const [wanted, text] = typeof shown === 'string' ? [at, shown] : shown;
      await browseTo(at);
      await act(() => pass(allRetries));
      const page = document.querySelector('main')?.textContent;
      expect({ path, address: address(), page }).toEqual({
        path,
        address: wanted,
        page: expect.stringContaining(text),
      });
    }
  },
);
