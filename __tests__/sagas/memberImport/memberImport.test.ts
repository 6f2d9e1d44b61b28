import type { Member, NewMember } from '../../../src/contract/members';
import { byteText } from '../../../src/domain/byteText';
import { selectMemberImport } from '../../../store/memberImport/selectors';
import { memberImportActions } from '../../../store/memberImport/slice';
import { sessionActions } from '../../../store/session/slice';
import { aMember } from '../../builders/members';
import { aClub } from '../../fakes/club';
import { type OfficeAnswers, withOffice } from '../../fakes/officeServer';
import { Refusal } from '../../fakes/serverCalls';
import { type App, expectErrors, startApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { opened, fileChosen, fileRead, fileRefused, listChosen, readAgain, rowConfirmed, addRequested } =
  memberImportActions;

const memberOf = ({ clientId: _, ...fields }: NewMember, id: number): Member => aMember({ ...fields, id });

const ben: NewMember = {
  clientId: '',
  firstName: 'Ben',
  lastName: 'Berger',
  email: null,
  birthYear: 2011,
  team: 'U16',
  roles: ['ROLE_ATHLETE'],
};

/** A server that adds a list once, by the client ids, and keeps what was posted. */
const aServer = (answers: OfficeAnswers = {}) => {
  const posts: NewMember[][] = [];
  const added = new Map<string, Member>();
  const addAll = (body: unknown) => {
    const list = body as NewMember[];
    posts.push(list);
    return list.map((person) => {
      const member = added.get(person.clientId) ?? memberOf(person, 10 + added.size);
      added.set(person.clientId, member);
      return member;
    });
  };
  const server = withOffice(aClub(), {
    'GET /members/': () => [memberOf(ben, 3)],
    'POST /members/all/': addAll,
    ...answers,
  });
  return { server, posts, added };
};

const list = [
  'Vorname;Nachname;E-Mail;Jahrgang;Team',
  'Lina;Acker;lina@example.org;2011;U16 Mädchen',
  'Tom;Beck;;12.03.2013;',
  'Ben;Berger;;2011;U16',
  'Eva;;eva@example.org;2012;',
].join('\r\n');

const start = async (server: ReturnType<typeof aServer>['server']) => {
  const app = await startApp({ server });
  return app;
};

const readBytes = (app: App, bytes: Uint8Array) =>
  app.act(opened(), fileChosen('liste.csv'), fileRead(byteText(bytes)));
const read = (app: App, text = list) => readBytes(app, new TextEncoder().encode(text));
const page = (app: App) => selectMemberImport(app.state());

test('[MB-3] a list becomes a preview with the faults of each row, and nothing is written', async () => {
  const { server, posts } = aServer();
  const app = await start(server);
  await read(app);
  expect(page(app)).toMatchObject({ status: 'preview', fileName: 'liste.csv', readings: [] });
  expect(page(app).rows.map(({ line, faults }) => [line, faults])).toEqual([
    [2, []],
    [3, []],
    [4, [{ kind: 'doubleMember', name: 'Ben Berger', team: 'U16' }]],
    [5, [{ kind: 'missing', field: 'lastName' }]],
  ]);
  expect(new Set(page(app).rows.map(({ clientId }) => clientId)).size).toBe(4);
  expect(posts).toEqual([]);
});

test('[MB-13] where the names can be meant in two ways, the person chooses before anything is compared', async () => {
  const { server } = aServer();
  const app = await start(server);
  app.http.requests.length = 0;
  const text = 'Vorname;Nachname\nJ\x9arg;Acker';
  await readBytes(
    app,
    Uint8Array.from(text, (character) => character.charCodeAt(0)),
  );
  expect(page(app)).toMatchObject({ status: 'asking', list: null, rows: [] });
  expect(page(app).readings.map(({ sample }) => sample)).toEqual([['Jšrg Acker'], ['Jörg Acker']]);
  expect(app.http.lines()).toEqual([]);
  const [, reading] = page(app).readings;
  if (reading) await app.act(listChosen(reading.list));
  expect(page(app)).toMatchObject({ status: 'preview', readings: [] });
  expect(page(app).rows.map(({ fields }) => fields.firstName)).toEqual(['Jörg']);
});

test('[MB-16] a row in doubt is added only when the person has confirmed it', async () => {
  const { server, posts } = aServer();
  const app = await start(server);
  await read(
    app,
    'Vorname;Nachname;Jahrgang\nAnja;Groß;2010\nANJA;GROSS;2010\nMia;Ma?i;2010\nBen;BÉRGER;2011',
  );
  expect(page(app).rows.map(({ faults, doubts }) => [faults.length, doubts[0]?.kind])).toEqual([
    [0, undefined],
    [0, 'similarInFile'],
    [0, 'signs'],
    [0, 'similarMember'],
  ]);
  await app.act(
    rowConfirmed({ line: 3, isConfirmed: true }),
    rowConfirmed({ line: 4, isConfirmed: true }),
    rowConfirmed({ line: 4, isConfirmed: false }),
    addRequested(),
  );
  expect(posts.map((post) => post.map(({ firstName }) => firstName))).toEqual([['Anja', 'ANJA']]);
});

test('[MB-15] code that is missing reads no list, and says so', async () => {
  expectErrors('readFile');
  const lists = { load: () => Promise.reject(new Error('ChunkLoadError')) };
  const app = await startApp({ server: aServer().server, wrap: (services) => ({ ...services, lists }) });
  await read(app);
  expect(page(app)).toMatchObject({ status: 'idle', fault: { kind: 'unreadable' } });
});

test('[MB-3] the rows without faults are added in one call, as athletes', async () => {
  const { server, posts } = aServer();
  const app = await start(server);
  await read(app);
  const [lina, tom] = page(app).rows;
  await app.act(addRequested());
  expect(posts).toEqual([
    [
      {
        clientId: lina?.clientId,
        firstName: 'Lina',
        lastName: 'Acker',
        email: 'lina@example.org',
        birthYear: 2011,
        team: 'U16 Mädchen',
        roles: ['ROLE_ATHLETE'],
      },
      {
        clientId: tom?.clientId,
        firstName: 'Tom',
        lastName: 'Beck',
        email: null,
        birthYear: 2013,
        team: null,
        roles: ['ROLE_ATHLETE'],
      },
    ],
  ]);
  expect(page(app)).toMatchObject({ status: 'succeeded', rows: [], added: { mailed: 1, withoutEmail: 1 } });
});

test('[MB-3] an update brings the new athletes to the start page and the desk', async () => {
  const { server } = aServer();
  const app = await start(server);
  await read(app);
  expect(app.state().update.status).toBe('idle');
  await app.act(addRequested());
  await pass(10_000);
  expect(app.state().update.status).toBe('succeeded');
});

test('[ON-3] [MB-3] answers that are lost add nobody twice, also when the person tries again', async () => {
  expectErrors('addRows');
  const { server, posts, added } = aServer();
  const app = await start(server);
  await read(app);
  app.http.always(/POST .members.all/, 'responseLost');
  await app.act(addRequested());
  await pass(10_000);
  expect(page(app)).toMatchObject({ status: 'failed', error: expect.stringContaining('nicht erreichbar') });
  expect(page(app).rows).toHaveLength(4);
  app.http.heal();
  await app.act(addRequested());
  expect(page(app).status).toBe('succeeded');
  expect(posts.length).toBeGreaterThan(2);
  for (const post of posts) expect(post).toEqual(posts[0]);
  expect(added.size).toBe(2);
});

test('[MB-3] a press while the list is sent sends it once', async () => {
  const { server, posts } = aServer();
  const app = await start(server);
  await read(app);
  app.http.script(/POST .members.all/, { late: 5000 });
  await app.act(addRequested());
  await app.act(addRequested());
  await pass(6000);
  expect(page(app).status).toBe('succeeded');
  expect(posts).toHaveLength(1);
});

test('[MB-3] a row that the server refuses is named by its place in the file, and the others can be added', async () => {
  const { server, posts } = aServer({
    'POST /members/all/': (body) => {
      posts.push(body as NewMember[]);
      if (posts.length === 1) throw new Refusal(409, 'Zeile 2: Tom Beck (2013) ist schon Mitglied.');
      return (body as NewMember[]).map(memberOf);
    },
  });
  const app = await start(server);
  await read(app, list.replace('Lina;', 'Max;\r\nLina;'));
  await app.act(addRequested());
  expect(page(app)).toMatchObject({ status: 'failed', error: expect.stringContaining('Zeile 4') });
  expect(page(app).rows[2]?.faults).toEqual([
    { kind: 'refused', reason: 'Tom Beck (2013) ist schon Mitglied.' },
  ]);
  await app.act(addRequested());
  expect(posts.map((post) => post.map(({ firstName }) => firstName))).toEqual([['Lina', 'Tom'], ['Lina']]);
});

test('[MB-3] what the server refuses altogether is said, and the preview stays', async () => {
  expectErrors('addRows');
  const { server } = aServer({
    'POST /members/all/': () => {
      throw new Refusal(403, 'Dafür fehlt dir die Berechtigung.');
    },
  });
  const app = await start(server);
  await read(app);
  await app.act(addRequested());
  expect(page(app)).toMatchObject({ status: 'failed', error: 'Dafür fehlt dir die Berechtigung.' });
  expect(page(app).rows).toHaveLength(4);
});

test('[MB-3] without a network the list cannot be compared; a further try reads the same file', async () => {
  expectErrors('previewList');
  const { server } = aServer();
  const app = await start(server);
  app.http.always(/GET .members/, 'requestLost');
  await read(app);
  await pass(10_000);
  expect(page(app)).toMatchObject({ status: 'unread', error: expect.stringContaining('nicht erreichbar') });
  app.http.heal();
  await app.act(readAgain());
  expect(page(app)).toMatchObject({ status: 'preview', error: null });
  expect(page(app).rows).toHaveLength(4);
});

test.each([
  ['no columns', 'Name;E-Mail\nMia Mai;mia@example.org', { kind: 'columns' }],
  ['open quotes', 'Vorname;Nachname\n"Mia;Mai', { kind: 'quotes', line: 2 }],
  ['nothing', '', { kind: 'empty' }],
  ['too many rows', `Vorname;Nachname\n${'Mia;Mai\n'.repeat(501)}`, { kind: 'many', count: 501 }],
])('[MB-3] a file with %s says what is wrong, without a call', async (_, text, fault) => {
  const { server } = aServer();
  const app = await start(server);
  app.http.requests.length = 0;
  await read(app, text);
  expect(page(app)).toMatchObject({ status: 'idle', fileName: 'liste.csv', fault });
  expect(app.http.lines()).toEqual([]);
});

test('[MB-3] of two files the later one counts, also when the members come late', async () => {
  const { server } = aServer();
  const app = await start(server);
  app.http.script(/GET .members/, { late: 5000 });
  await read(app);
  await read(app, 'Vorname;Nachname\nMia;Mai');
  await pass(6000);
  expect(page(app).rows.map(({ fields }) => fields.firstName)).toEqual(['Mia']);
});

test('[MB-3] a file that is refused does not give way to the one before it', async () => {
  const { server } = aServer();
  const app = await start(server);
  app.http.script(/GET .members/, { late: 5000 });
  await read(app);
  await app.act(fileChosen('tabelle.xlsx'), fileRefused({ kind: 'old' }));
  await pass(6000);
  expect(page(app)).toMatchObject({ status: 'idle', fileName: 'tabelle.xlsx', fault: { kind: 'old' } });
});

test('[MB-3] the preview stays while the page is left; after an import the page begins anew', async () => {
  const { server } = aServer();
  const app = await start(server);
  await read(app);
  await app.act(opened());
  expect(page(app)).toMatchObject({ status: 'preview' });
  await app.act(addRequested());
  await app.act(opened());
  expect(page(app)).toMatchObject({ status: 'idle', added: null });
});

test('[SE-1] a logout takes the list off the device', async () => {
  const { server } = aServer();
  const app = await start(server);
  await read(app);
  await app.act(sessionActions.logoutRequested());
  await pass(0);
  expect(page(app)).toMatchObject({ status: 'idle', rows: [], fileName: null });
});
