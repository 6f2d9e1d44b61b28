import { selectAgreement } from '../../../store/agreement/selectors';
import { agreementActions } from '../../../store/agreement/slice';
import { aClub } from '../../fakes/club';
import { withOffice } from '../../fakes/officeServer';
import { Refusal } from '../../fakes/serverCalls';
import { expectErrors, startApp } from '../../fakes/startApp';
import { onVirtualTime } from '../../fakes/virtualTime';

onVirtualTime();

const none = { pairs: 0, differing: 0 };
const agreement = {
  same: none,
  other: { pairs: 12, differing: 2 },
  tests: [{ testId: 11, name: 'Kniebeuge', same: none, other: { pairs: 12, differing: 2 } }],
};

test('[ZB-3] the page shows what the server counts now, and nothing of it after it was left', async () => {
  const server = withOffice(aClub(), { 'GET /screening/agreement': () => agreement });
  const app = await startApp({ server });
  await app.act(agreementActions.requested());
  expect(selectAgreement(app.state())).toMatchObject({ agreement, loading: { status: 'idle' } });
  await app.act(agreementActions.closed());
  expect(selectAgreement(app.state()).agreement).toBeNull();
});

test('[ZB-3] what the server refuses is said', async () => {
  expectErrors('loadAgreement');
  const server = withOffice(aClub(), {
    'GET /screening/agreement': () => {
      throw new Refusal(403, 'Dazu fehlt dir die Berechtigung.');
    },
  });
  const app = await startApp({ server });
  await app.act(agreementActions.requested());
  expect(selectAgreement(app.state()).loading).toEqual({
    status: 'failed',
    error: 'Dazu fehlt dir die Berechtigung.',
  });
});
