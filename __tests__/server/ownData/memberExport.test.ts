import { type Demo, type DemoUser, startDemo } from '../support';
import { rowsOf, textsOf } from './download';

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo();
});

/** From now on Tom is an admin, and nobody's trainer. */
const makeTomAdmin = () =>
  demo.db
    .updateTable('user')
    .set({ authorities: '["ROLE_ADMIN"]' })
    .where('username', '=', 'trainer2')
    .execute();

afterEach(() => demo.stop());

const addressOf = async (who: DemoUser) => `/members/${await demo.idOf(who)}/export`;
const note = async (who: DemoUser, member: DemoUser, reason = 'Anna hat darum gebeten') =>
  demo.post(who, await addressOf(member), { reason });
const get = async (who: DemoUser, member: DemoUser) => demo.get(who, await addressOf(member));

test('[LV-4] a trainer downloads the data of their athlete, who sees it, with the reason', async () => {
  expect((await demo.get('anna', '/account')).json()).not.toHaveProperty('exports');
  const noted = await note('trainer', 'anna', '  Anna hat darum gebeten ');
  const exported = {
    at: new Date(demo.clock.now).toISOString(),
    by: 'Tina Trainer',
    reason: 'Anna hat darum gebeten',
  };
  expect(noted.json()).toEqual(exported);
  const { statusCode, headers, rawPayload } = await get('trainer', 'anna');
  expect(statusCode).toBe(200);
  expect(headers['content-disposition']).toContain('filename="Daten von Anna Athletin ');
  const texts = textsOf(rawPayload);
  expect(JSON.parse(texts['daten.json'] ?? '')).toMatchObject({
    isHandedOut: true,
    person: { username: 'anna' },
    exports: [exported],
  });
  expect(rowsOf(texts['screenings.csv'])).not.toEqual([]);
  expect(texts['index.html']).toContain('<td>Anna hat darum gebeten</td>');
  expect((await demo.get('anna', '/account')).json().exports).toEqual([exported]);
});

test('[LV-4] what others get has no messages, and says where the person finds them', async () => {
  const content = 'Nur zwischen uns beiden';
  await demo.post('anna', '/chat/', {
    clientId: '3b0f0a52-53a8-4f0b-8c3f-0a4d37b1a111',
    senderId: await demo.idOf('anna'),
    recipientId: await demo.idOf('trainer'),
    content,
  });
  await makeTomAdmin();
  await note('trainer2', 'anna');
  const texts = textsOf((await get('trainer2', 'anna')).rawPayload);
  expect(Object.keys(texts)).not.toContain('nachrichten.csv');
  expect(Object.values(texts).filter((text) => text.includes(content))).toEqual([]);
  expect(texts['LIESMICH.txt']).toContain('Deshalb fehlen deine Nachrichten');
  expect(texts['index.html']).not.toContain('<h2 id="nachrichten">');
});

test('[LV-4] without a reason within the last hour nobody gets it; that of somebody else does not count', async () => {
  const refused = await get('trainer', 'anna');
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    'Schreib erst, warum du die Daten herunterlädst.',
  ]);
  await makeTomAdmin();
  await note('trainer2', 'anna');
  expect((await get('trainer', 'anna')).statusCode).toBe(403);
  expect((await note('trainer', 'anna', '   ')).statusCode).toBe(400);
  expect((await note('trainer', 'anna', 'a'.repeat(501))).statusCode).toBe(400);
  await note('trainer', 'anna');
  demo.clock.now += 3_600_000;
  expect((await get('trainer', 'anna')).statusCode).toBe(403);
});

test('[LV-4] the same reason noted again within the hour is one, also two at once', async () => {
  await Promise.all([note('trainer', 'anna'), note('trainer', 'anna')]);
  await note('trainer', 'anna');
  await note('trainer', 'anna', 'Noch ein Grund');
  const { exports } = (await demo.get('anna', '/account')).json();
  expect(exports.map(({ reason }: { reason: string }) => reason)).toEqual([
    'Noch ein Grund',
    'Anna hat darum gebeten',
  ]);
});

test('[LV-4] [MB-1] only who manages the member may: no athlete, no other trainer, and nobody for nobody', async () => {
  for (const [who, member] of [
    ['anna', 'ben'],
    ['trainer2', 'trainer'],
    ['trainer2', 'ben'],
  ] as const) {
    expect((await note(who, member)).statusCode).toBe(403);
    expect((await get(who, member)).statusCode).toBe(403);
  }
  await makeTomAdmin();
  expect((await demo.post('trainer2', '/members/99999/export', { reason: 'Grund' })).statusCode).toBe(404);
  expect((await demo.get('trainer2', '/members/99999/export')).statusCode).toBe(404);
  expect((await demo.get(null, await addressOf('anna'))).statusCode).toBe(401);
});

test('[LV-4] two at once are counted apart: a trainer hands out to a whole team', async () => {
  for (const member of ['anna', 'ben'] as const) await note('trainer', member);
  for (let count = 0; count < 6; count += 1) expect((await get('trainer', 'anna')).statusCode).toBe(200);
  expect((await get('trainer', 'anna')).statusCode).toBe(429);
  expect((await get('trainer', 'ben')).statusCode).toBe(200);
  expect((await demo.get('anna', '/account/export')).statusCode).toBe(200);
});
