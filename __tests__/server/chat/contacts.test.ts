/** @jest-environment node */
import { type Demo, type DemoUser, startDemo } from '../support';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.stop());

const contactsOf = async (user: DemoUser) =>
  (await demo.get(user, `/admin/user/name/contacts/${await demo.idOf(user)}`)).json();

test('[API-9] a trainer’s contacts are their athletes, by name and nothing else', async () => {
  expect(await contactsOf('trainer')).toEqual([
    { id: await demo.idOf('anna'), firstName: 'Anna', lastName: 'Athletin' },
    { id: await demo.idOf('ben'), firstName: 'Ben', lastName: 'Berger' },
    { id: await demo.idOf('clara'), firstName: 'Clara', lastName: 'Conrad' },
  ]);
});

test('[API-9] an athlete’s contact is their trainer', async () => {
  expect(await contactsOf('anna')).toEqual([
    { id: await demo.idOf('trainer'), firstName: 'Tina', lastName: 'Trainer' },
  ]);
  expect(await contactsOf('david')).toEqual([
    { id: await demo.idOf('trainer2'), firstName: 'Theo', lastName: 'Trainer' },
  ]);
});

test('[API-9] somebody who is trained and trains has both, each once', async () => {
  const [trainer2, anna, trainer] = [
    await demo.idOf('trainer2'),
    await demo.idOf('anna'),
    await demo.idOf('trainer'),
  ];
  await demo.db
    .insertInto('trainerAthlete')
    .values([
      { trainerId: trainer, athleteId: trainer2 },
      { trainerId: trainer2, athleteId: trainer },
      { trainerId: trainer2, athleteId: anna },
    ])
    .execute();
  const contacts: { id: number }[] = await contactsOf('trainer2');
  expect(contacts.map(({ id }) => id)).toEqual([trainer, anna, await demo.idOf('david')]);
});

test('[API-43] contacts have a tag', async () => {
  const path = `/admin/user/name/contacts/${await demo.idOf('ben')}`;
  const { etag } = (await demo.get('ben', path)).headers;
  expect((await demo.get('ben', path, { 'if-none-match': String(etag) })).statusCode).toBe(304);
});
