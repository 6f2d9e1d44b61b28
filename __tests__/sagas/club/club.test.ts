import type { Club, ClubChange } from '../../../src/contract/club';
import { membersFeature } from '../../../src/contract/features';
import { selectClub, selectClubFields, selectIsClubChanged } from '../../../store/club/selectors';
import { clubActions } from '../../../store/club/slice';
import { serverActions } from '../../../store/server/slice';
import { sessionActions } from '../../../store/session/slice';
import { anOperator, aWholeClub, someSettings } from '../../builders';
import { aClub } from '../../fakes/club';
import { aDevice } from '../../fakes/device';
import { type OfficeAnswers, withOffice } from '../../fakes/officeServer';
import { Refusal } from '../../fakes/serverCalls';
import { type App, expectErrors, startApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { requested, edited, discarded, submitted, operatorWanted } = clubActions;
const allRetries = 6000;

/** A server with a club that can be changed, and the page of it open. */
const startAtClub = async (first: Club = aWholeClub(), answers: OfficeAnswers = {}) => {
  const stored = { club: first };
  const changes: ClubChange[] = [];
  const server = withOffice(aClub(), {
    'GET /club': () => stored.club,
    'PUT /club': (body) => {
      const change = body as ClubChange;
      changes.push(change);
      const operator = { ...stored.club.operator, ...change.operator };
      stored.club = { ...stored.club, ...change, operator, settings: someSettings(change.settings) };
      return stored.club;
    },
    'GET /members/trainers/': () => [{ id: 1, firstName: 'Tina', lastName: 'Trainer' }],
    ...answers,
  });
  const app = await startApp({ server });
  app.dispatch(serverActions.loaded({ features: [membersFeature], instance: null, epoch: null }));
  await app.act(requested());
  return { app, stored, changes };
};

const club = (app: App) => selectClub(app.state());
const fields = (app: App) => selectClubFields(app.state());
const isChanged = (app: App) => selectIsClubChanged(app.state());

test('[CL-2] the club is loaded, and who can read along', async () => {
  const { app } = await startAtClub();
  expect(club(app)).toMatchObject({
    status: 'ready',
    club: aWholeClub(),
    trainers: [{ id: 1, firstName: 'Tina', lastName: 'Trainer' }],
  });
  expect(fields(app)).toMatchObject({ clubName: 'TSV Musterstadt', name: 'TSV Musterstadt 1893 e. V.' });
  expect(isChanged(app)).toBe(false);
});

test('[CL-2] what was typed is saved, without the blanks around it', async () => {
  const { app, changes } = await startAtClub();
  await app.act(edited({ clubName: ' TSV Neustadt ', phone: '', intervalWeeks: 6 }));
  expect(isChanged(app)).toBe(true);
  await app.act(submitted());
  expect(changes).toEqual([
    {
      name: 'TSV Neustadt',
      operator: anOperator({ phone: '' }),
      settings: {
        consentText: 'Was: Dein Name.',
        minorsChat: 'off',
        secondReaderId: null,
        intervalWeeks: 6,
        keepMonths: 36,
      },
    },
  ]);
  expect(club(app)).toMatchObject({ status: 'succeeded', draft: {} });
  expect(fields(app)?.clubName).toBe('TSV Neustadt');
  expect(isChanged(app)).toBe(false);
});

test('[CS-3] a second reader is named only where one reads along', async () => {
  const { app, changes } = await startAtClub();
  await app.act(edited({ minorsChat: 'secondReader', secondReaderId: 1 }), submitted());
  await app.act(edited({ minorsChat: 'on' }), submitted());
  expect(changes.map(({ settings }) => [settings.minorsChat, settings.secondReaderId])).toEqual([
    ['secondReader', 1],
    ['on', null],
  ]);
});

test('[CL-2] what somebody else has changed meanwhile stays', async () => {
  const { app, stored, changes } = await startAtClub();
  await app.act(edited({ clubName: 'TSV Neustadt' }));
  stored.club = aWholeClub({
    operator: anOperator({ phone: '0999' }),
    settings: someSettings({ keepMonths: 12 }),
  });
  await app.act(submitted());
  expect(changes).toMatchObject([
    { name: 'TSV Neustadt', operator: { phone: '0999' }, settings: { keepMonths: 12 } },
  ]);
});

test('[CL-2] what was typed stays after the page was left, until it is discarded', async () => {
  const { app } = await startAtClub();
  await app.act(edited({ consentText: 'Neu' }));
  await app.act(requested());
  expect(fields(app)?.consentText).toBe('Neu');
  await app.act(discarded());
  expect(fields(app)?.consentText).toBe('Was: Dein Name.');
  expect(isChanged(app)).toBe(false);
});

test('[CL-2] what is typed during the saving is not lost', async () => {
  const { app, changes } = await startAtClub();
  app.dispatch(edited({ clubName: 'TSV Neustadt', keepMonths: 24 }));
  app.dispatch(submitted());
  app.dispatch(edited({ clubName: 'TSV Neustadt 1893' }));
  await app.act();
  expect(changes).toMatchObject([{ name: 'TSV Neustadt' }]);
  expect(club(app).draft).toEqual({ clubName: 'TSV Neustadt 1893' });
  expect(isChanged(app)).toBe(true);
});

test('[CL-2] a refusal is shown with its reason and keeps what was typed', async () => {
  expectErrors('saveClub');
  const reason = 'Mitlesen kann nur, wer volljährig ist.';
  const { app } = await startAtClub(aWholeClub(), {
    'PUT /club': () => {
      throw new Refusal(422, reason);
    },
  });
  await app.act(edited({ minorsChat: 'secondReader', secondReaderId: 5 }), submitted());
  expect(club(app)).toMatchObject({
    status: 'failed',
    error: reason,
    draft: { minorsChat: 'secondReader', secondReaderId: 5 },
  });
});

test('[CL-2] a lost answer is asked for again', async () => {
  const { app, changes } = await startAtClub();
  app.http.script(/PUT .club/, 'responseLost');
  await app.act(edited({ clubName: 'TSV Neustadt' }), submitted());
  await pass(allRetries);
  expect(changes.at(-1)).toMatchObject({ name: 'TSV Neustadt' });
  expect(club(app)).toMatchObject({ status: 'succeeded', draft: {} });
});

test('[CL-2] a double press saves once', async () => {
  const { app, changes } = await startAtClub();
  await app.act(edited({ clubName: 'TSV Neustadt' }), submitted(), submitted());
  expect(changes).toHaveLength(1);
});

test('[CL-2] without a network nothing is sent, and what was typed stays', async () => {
  const { app, changes } = await startAtClub();
  app.network.goOffline();
  await app.act(edited({ clubName: 'TSV Neustadt' }), submitted());
  expect(changes).toEqual([]);
  expect(club(app)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('Du bist offline.'),
    draft: { clubName: 'TSV Neustadt' },
  });
});

test('[CL-2] who is no admin gets no settings, and one who was an admin until now cannot save', async () => {
  const { app, stored, changes } = await startAtClub();
  await app.act(edited({ clubName: 'TSV Neustadt' }));
  stored.club = aWholeClub({ settings: null, server: null });
  await app.act(submitted());
  expect(changes).toEqual([]);
  expect(fields(app)).toBeNull();
  expect(club(app)).toMatchObject({ status: 'ready', draft: {} });
});

test('[CL-2] who is no admin is not asked who can read along', async () => {
  const { app } = await startAtClub(aWholeClub({ settings: null, server: null }));
  expect(club(app)).toMatchObject({ status: 'ready', trainers: null });
  expect(app.http.matching(/trainers/)).toEqual([]);
});

test('[CL-2] a club that cannot be loaded says so', async () => {
  expectErrors('loadClub');
  const { app } = await startAtClub();
  app.http.always(/club$/, 500);
  await app.act(requested());
  await pass(allRetries);
  expect(club(app)).toMatchObject({ status: 'unloaded', error: 'Fehler 500' });
});

test('[SE-1] settings and what was typed leave with their user; whom the Impressum names stays', async () => {
  const { app } = await startAtClub();
  await app.act(edited({ clubName: 'TSV Neustadt' }), operatorWanted());
  await app.act(sessionActions.loggedOut({ byChoice: true }));
  expect(club(app)).toMatchObject({ club: null, draft: {}, trainers: null, operator: anOperator() });
});

describe('whom the Impressum names', () => {
  const startAsStranger = async (answers: OfficeAnswers) => {
    const app = await startApp({ device: aDevice(), server: withOffice(aClub(), answers) });
    app.http.requests.length = 0;
    return app;
  };

  test('[CL-2] is told to strangers, too', async () => {
    const app = await startAsStranger({ 'GET /club': () => aWholeClub({ settings: null, server: null }) });
    await app.act(operatorWanted());
    expect(club(app).operator).toEqual(anOperator());
  });

  test('[CL-2] is asked without the sign-in: nobody but the page of the settings gets them', async () => {
    const { app } = await startAtClub();
    app.http.requests.length = 0;
    await app.act(operatorWanted());
    expect(app.http.requests).toMatchObject([{ path: '/club', token: null }]);
  });

  test.each(['requestLost', 404, 500] as const)(
    '[CL-2] stays unknown after %s, asked once',
    async (fault) => {
      const app = await startAsStranger({});
      app.http.always(/club$/, fault);
      await app.act(operatorWanted());
      await pass(allRetries);
      expect(club(app).operator).toBeNull();
      expect(app.http.requests).toHaveLength(1);
    },
  );
});
