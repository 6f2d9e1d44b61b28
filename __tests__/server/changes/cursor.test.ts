import fc from 'fast-check';
import { changeCalls } from '../../../src/contract/changes';
import { consentMissing } from '../../../src/contract/missingConsent';
import { errorBodySchema } from '../../../src/contract/schemas';
import { aScreeningRunPost } from '../support';
import { type Club, idOf, startClub } from './club';
import { Device } from './Device';

let club: Club;
beforeEach(async () => {
  club = await startClub();
});
afterEach(() => club.stop());

const anna = idOf('anna');
const postRun = () =>
  club.send(anna, 'POST', '/screening/runs/', aScreeningRunPost({ userId: anna, screeningId: 11 }));
const statusSince = async (cursor: string, userId = anna) =>
  (await club.send(userId, 'GET', changeCalls.since(cursor).path)).status;
const cursorOf = async (userId = anna) => (await club.changes(userId, null)).cursor;

/** Returns a cursor with other fields. */
const changed = (cursor: string, fields: (data: Record<string, never>) => object): string => {
  const data = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  return Buffer.from(JSON.stringify({ ...data, ...fields(data) })).toString('base64url');
};

test('[DE-6] without a cursor the answer is the cursor of now, and holds nothing else', async () => {
  await postRun();
  const nothing = { me: null, basis: null, feedbackQuestions: null, runs: [], users: [], exercises: [] };
  const page = await club.changes(anna, null);
  expect(page).toMatchObject(nothing);
  const { body } = await club.send(anna, 'GET', '/changes?since=');
  expect(body).toEqual(page);
});

test('[DE-6] what changes while everything is loaded comes with the cursor that was taken before', async () => {
  const device = await Device.open(club, anna, 'anna', async () => void (await postRun()));
  expect(device.data.runs.size).toBe(1);
  await postRun();
  await device.update();
  expect(device.data.runs.size).toBe(2);
  await device.expectWhole();
});

test('[DE-6] with nothing new the cursor stays, and the answer has a few hundred bytes and a tag', async () => {
  const token = 'token-of-5';
  const cursor = await cursorOf();
  const ask = (headers = {}) =>
    club.app.inject({
      url: `/api/changes?since=${cursor}`,
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
  const answer = await ask();
  expect(answer.json().cursor).toBe(cursor);
  expect(answer.payload.length).toBeLessThan(600);
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-type': 'application/json; charset=utf-8',
    etag: expect.stringMatching(/^"[\w-]{43}"$/),
  });
  expect(answer.headers.vary).toMatch(/Authorization/);
  expect((await ask({ 'if-none-match': answer.headers.etag })).statusCode).toBe(304);
  await postRun();
  expect((await ask({ 'if-none-match': answer.headers.etag })).statusCode).toBe(200);
});

test('[DE-6] what others change moves the cursor and brings nothing', async () => {
  const david = idOf('david');
  const cursor = await cursorOf(david);
  await postRun();
  const page = await club.changes(david, cursor);
  expect(page.cursor).not.toBe(cursor);
  expect(page).toMatchObject({ me: null, users: [], runs: [], screenings: [], gone: [] });
});

test('[DE-6] the cursor of somebody else is unknown', async () => {
  expect(await statusSince(await cursorOf(idOf('tina')))).toBe(410);
});

test('[DE-6, ON-6] a cursor of another database or of another epoch is unknown', async () => {
  const cursor = await cursorOf();
  expect(await statusSince(changed(cursor, () => ({ instance: 'another' })))).toBe(410);
  expect(await statusSince(cursor)).toBe(200);
  await club.db.updateTable('instance').set({ epoch: 'restored' }).execute();
  expect(await statusSince(cursor)).toBe(410);
  expect(await statusSince(await cursorOf())).toBe(200);
});

test('[DE-6, ON-6] a copy of the database that went another way knows none of the entries made since', async () => {
  const before = await cursorOf();
  await postRun();
  const after = await cursorOf();
  // What a restore by hand would do: the same epoch, and other changes under the same numbers.
  const rows = await club.db.selectFrom('change').selectAll().orderBy('id').execute();
  const last = rows.at(-1);
  await club.db
    .updateTable('change')
    .set({ tag: 'another' })
    .where('id', '=', last?.id ?? 0)
    .execute();
  expect(await statusSince(after)).toBe(410);
  expect(await statusSince(before)).toBe(200);
  await club.db
    .deleteFrom('change')
    .where('id', '=', last?.id ?? 0)
    .execute();
  expect(await statusSince(after)).toBe(410);
});

test('[DE-6] a cursor that the log no longer reaches is unknown', async () => {
  const cursor = await cursorOf();
  await postRun();
  const present = await cursorOf();
  const { id } = await club.db
    .selectFrom('change')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  await club.db.deleteFrom('change').where('id', '<', id).execute();
  expect([await statusSince(cursor), await statusSince(present)]).toEqual([410, 200]);
});

test('[DE-6] a server that answers with other fields knows no cursor of the former one', async () => {
  expect(await statusSince(changed(await cursorOf(), () => ({ shape: 'former' })))).toBe(410);
});

test('[DE-6, API-41] what is no cursor is unknown, and says in German what to do', async () => {
  const cursor = await cursorOf();
  const texts = fc.oneof(
    fc.string({ minLength: 1 }),
    fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString('base64url')),
    fc.tuple(fc.nat(cursor.length - 1), fc.string()).map(([at, text]) => cursor.slice(0, at) + text),
    fc.constantFrom('null', '%00'.repeat(3), `${cursor.slice(0, -6)}`),
    fc
      .oneof(fc.jsonValue(), fc.constantFrom(1e300, -1, 2 ** 53))
      .map((position) => changed(cursor, () => ({ position }))),
  );
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      fc.pre(text !== cursor && text !== '');
      const { status, body } = await club.send(anna, 'GET', changeCalls.since(text).path);
      expect([400, 410]).toContain(status);
      expect(errorBodySchema.parse(body).message).toMatch(
        status === 410 ? /^Der Server weiß nicht mehr, .* Bitte lade alle Daten neu\.$/ : /Zeichen/,
      );
    }),
    { numRuns: 200, seed: 1 },
  );
  expect((await club.send(anna, 'GET', '/changes?since=a&since=b')).status).toBe(410);
});

test('[CS-1, DE-6] without consent nothing is answered; afterwards the cursor is still good', async () => {
  const cursor = await cursorOf();
  const agreed = (agreedVersion: number | null) =>
    club.db.updateTable('user').set({ agreedVersion }).where('id', '=', anna).execute();
  await agreed(null);
  const refused = await club.send(anna, 'GET', changeCalls.since(cursor).path);
  expect(refused).toMatchObject({ status: 403, body: { code: consentMissing } });
  await agreed(1);
  // A member who has agreed counts as one who has come in, so the row is sent again [DE-2].
  expect((await club.changes(anna, cursor)).users).toMatchObject([{ id: anna }]);
});
