import { selectConsent } from '../../../store/consent/selectors';
import { selectMyAccount } from '../../../store/myAccount/selectors';
import { myAccountActions } from '../../../store/myAccount/slice';
import { networkActions } from '../../../store/network/slice';
import { aConsent, aMyAccount } from '../../builders';
import { aConsentEntry } from '../../builders/consents';
import { aClub } from '../../fakes/club';
import { type OfficeAnswers, withOffice } from '../../fakes/officeServer';
import { Refusal } from '../../fakes/serverCalls';
import { type App, expectErrors, reloadApp, startApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { requested, withdrawalSubmitted } = myAccountActions;
const allRetries = 6000;
const painless = aConsentEntry({ what: 'painWithdrawn', pain: false });

/** Opens the page of the account. `bodies` are the withdrawals that came to the server. */
const startAtAccount = async (answers: OfficeAnswers = {}) => {
  const bodies: unknown[] = [];
  const office: OfficeAnswers = {
    'GET /account': () => aMyAccount(),
    'GET /consent': () => aConsent({ painConsent: false, entries: [painless] }),
    'POST /consent/withdrawal': (body) => {
      bodies.push(body);
      return null;
    },
    ...answers,
  };
  const app = await startApp({ server: withOffice(aClub(), office) });
  await app.act(requested());
  app.http.requests.length = 0;
  return { app, bodies };
};

const change = (app: App) => selectMyAccount(app.state()).change;

test('[CS-5] withdrawn about pain, the account goes on, shows it, and an update takes the entries off the device', async () => {
  const { app, bodies } = await startAtAccount();
  await app.act(withdrawalSubmitted('pain'));
  await pass(allRetries);
  expect(bodies).toEqual([{ what: 'pain' }]);
  expect(change(app)).toEqual({ part: 'consent', status: 'succeeded', error: null });
  expect(selectConsent(app.state()).found?.entries).toEqual([painless]);
  expect(app.state().update.status).not.toBe('failed');
  expect(app.http.lines()).toContain('GET /screening/runs/user/2');
  expect(app.session.user()).not.toBeNull();
});

test('[CS-5] with all of it withdrawn the sign-in ends as one does that was ended elsewhere', async () => {
  const { app } = await startAtAccount();
  await app.act(withdrawalSubmitted('all'));
  await pass(60_000);
  expect(app.session.user()).toBeNull();
  const { session } = (await reloadApp(app)).state();
  expect(session.ended).toMatchObject({ username: 'anna', isErased: false });
});

test('[CS-5] [MB-5] a refusal says why, and the sign-in stays', async () => {
  expectErrors('withdrawConsent');
  const { app } = await startAtAccount({
    'POST /consent/withdrawal': () => {
      throw new Refusal(409, 'Nur Anna verwaltet den Verein.');
    },
  });
  await app.act(withdrawalSubmitted('all'));
  expect(change(app)).toMatchObject({ status: 'failed', error: 'Nur Anna verwaltet den Verein.' });
  expect(app.session.user()).not.toBeNull();
});

test('[CS-5] without a network nothing is sent, and it is said at once', async () => {
  const { app, bodies } = await startAtAccount();
  await app.act(networkActions.onlineChanged(false), withdrawalSubmitted('pain'));
  expect(bodies).toEqual([]);
  expect(change(app)).toMatchObject({ status: 'failed' });
});
