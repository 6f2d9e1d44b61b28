import { randomUUID } from 'node:crypto';
import { type Member, memberCalls, type NewMember } from '../../../src/contract/members';
import { emptyMember, memberOf } from '../../../src/domain/memberForm';
import { judgePeople, refusedRowOf } from '../../../src/domain/memberImport';
import { readList } from '../../../src/services/lists/readList';
import { type Office, startOffice } from '../office/office';

let office: Office;
beforeEach(async () => {
  office = await startOffice();
});
afterEach(() => office.stop());

const { addAll, all } = memberCalls;

/** A list of 40 as a German Excel writes it: 3 rows are wrong, and two children share an address. */
const rows = Array.from({ length: 40 }, (_, index) => `Jörg;Müßig ${index};;12.03.20${10 + (index % 5)};U16`);
rows.splice(2, 1, 'Nele;Dorn;nele.dorn@exmple;2012;U14');
rows.splice(4, 1, 'Paula;;paula@example.org;2010;U18');
rows.splice(7, 1, 'Max;Gärtner;;20011;U16');
rows.splice(10, 2, 'Lina;Acker;Acker@Example.org;2011;U16', 'Tom;Acker;acker@example.org;2013;U14');
const text = ['Vorname;Name;E-Mail;Geburtsdatum;Mannschaft', ...rows].join('\r\n');
const windows1252 = Uint8Array.from(text, (character) => character.charCodeAt(0));

/** Returns the rows of a file as the app judges them beside the members. */
const judged = (bytes: Uint8Array, members: readonly Member[]) => {
  const year = new Date(office.clock.now).getFullYear();
  const read = readList(bytes, year);
  if ('fault' in read) throw new Error(read.fault.kind);
  const people = read.readings.flatMap(({ list }) => list.people);
  return judgePeople(people, members, year);
};

const newMembersOf = (bytes: Uint8Array, members: readonly Member[]): NewMember[] =>
  judged(bytes, members)
    .filter(({ faults }) => faults.length === 0)
    .map(({ fields }) => ({ ...memberOf({ ...emptyMember, ...fields }), clientId: randomUUID() }));

test('[MB-3] the server takes every row that the app finds without faults, once', async () => {
  const list = newMembersOf(windows1252, await office.ask(all(), 'tina'));
  expect(list).toHaveLength(37);
  const added = await office.ask(addAll(list), 'tina');
  expect(added[0]).toMatchObject({ firstName: 'Jörg', lastName: 'Müßig 0', birthYear: 2010, team: 'U16' });
  expect(added.filter(({ email }) => email === 'acker@example.org')).toHaveLength(2);
  await office.ask(addAll(list), 'tina');
  expect(await office.ask(all(), 'tina')).toHaveLength(4 + 37);
});

test('[MB-3] read again, every row is a double in the app and on the server', async () => {
  const list = newMembersOf(windows1252, []);
  await office.ask(addAll(list), 'tina');
  expect(newMembersOf(windows1252, await office.ask(all(), 'tina'))).toEqual([]);
  for (const person of list) {
    const again = { ...person, clientId: randomUUID() };
    expect((await office.refusal(addAll([again]), 'tina'))[0]).toBe(409);
  }
});

test('[MB-3] the row of an athlete of somebody else, whom only the server knows, is named so that the app finds it', async () => {
  const bytes = new TextEncoder().encode('First name,Last name\r\nMia,Mai\r\nDavid,Ahorn');
  const list = newMembersOf(bytes, await office.ask(all(), 'tina'));
  expect(list).toHaveLength(2);
  const [status, message] = await office.refusal(addAll(list), 'tina');
  expect(status).toBe(409);
  expect(refusedRowOf(message)).toEqual({ index: 1, reason: 'David Ahorn ist schon Mitglied.' });
  expect(await office.ask(all(), 'tina')).toHaveLength(4);
});

test('[MB-1] [MB-3] a father and a son of one name at one address are two, if both birth years are known', async () => {
  const aPeter = (birthYear: number | null): NewMember => ({
    clientId: randomUUID(),
    firstName: 'Peter',
    lastName: 'Senior',
    email: 'senior@example.org',
    birthYear,
    team: null,
    roles: ['ROLE_ATHLETE'],
  });
  expect(await office.ask(addAll([aPeter(1975), aPeter(2010)]), 'tina')).toHaveLength(2);
  expect((await office.refusal(addAll([aPeter(2010)]), 'tina'))[0]).toBe(409);
  expect((await office.refusal(addAll([aPeter(null)]), 'tina'))[0]).toBe(409);
});
