import { berlinDate, berlinDateOrNull, berlinTime } from '../berlin';
import type { OwnReader } from '../reader';
import type { OwnData } from '../schema';
import { exportWords as words } from '../words';
import { escaped, factList, tableEnd, tableHead, tableRow } from './html';

/** Since when something holds. The demo club was never asked, and has the beginning of time there. */
const sinceWhen = (iso: string): string =>
  Date.parse(iso) === 0 ? words.yes : `${words.yes}, seit ${berlinDate(iso)}`;

/** The texts that the person agreed to, and the one that is valid. */
const textsOf = ({ texts, presentVersion: version, presentText: text }: OwnData['consent']) =>
  texts.some((kept) => kept.version === version) ? texts : [...texts, { version, text }];

const exportsTable = (exports: OwnData['exports']): string[] =>
  exports.length === 0
    ? []
    : [
        '<h3>Wer deine Daten für dich heruntergeladen hat</h3>',
        tableHead(['Wann', 'Wer', 'Grund']),
        ...exports.map(({ at, by, reason }) => tableRow([berlinTime(at), by, reason])),
        tableEnd,
      ];

/** Who the person is, what they agreed to, and on which devices they are signed in. */
export const personSection = ({ short: { person, consent, signins, exports } }: OwnReader): string => {
  const rows = signins.map(({ device, lastUsedAt, endsAt }) =>
    tableRow([device || words.unknown, lastUsedAt && berlinTime(lastUsedAt), berlinDate(endsAt)]),
  );
  return [
    factList([
      ['Name', `${person.firstName} ${person.lastName}`],
      ['Benutzername', person.username],
      ['E-Mail', person.email],
      ['Neue E-Mail, noch nicht bestätigt', person.newEmail],
      ['Jahrgang', person.birthYear === null ? null : String(person.birthYear)],
      ['Team', person.team],
      ['Rolle', person.roles.map((role) => words.roles[role] ?? role).join(', ')],
      ['Betreut von', person.trainers.join(', ')],
      ['Du betreust', person.athletes.join(', ')],
      ['Eingetragen von', person.addedBy],
      ['Eingeladen am', berlinDateOrNull(person.invitedAt)],
      ['Zuletzt da', berlinDateOrNull(person.lastSeenAt)],
    ]),
    '<h3>Zustimmung</h3>',
    factList([
      [
        'Zugestimmt',
        consent.version === null ? 'noch nicht' : (berlinDateOrNull(consent.agreedAt) ?? words.yes),
      ],
      ['Fassung des Textes', consent.version === null ? null : String(consent.version)],
      ['Schmerzen speichern', consent.painAgreedAt === null ? words.no : sinceWhen(consent.painAgreedAt)],
      ['Zugestimmt hat für dich', consent.guardianName],
      ['E-Mail dazu', consent.guardianEmail],
    ]),
    tableHead(['Wann', 'Was', 'Wie', 'Fassung', 'Schmerzen', 'Mit wem', 'Eingetragen von', 'Grund']),
    ...consent.entries.map((entry) =>
      tableRow([
        berlinDateOrNull(entry.at),
        words.consents[entry.what],
        words.consentWays[entry.how],
        String(entry.version),
        entry.pain ? words.yes : words.no,
        entry.guardianName,
        entry.enteredBy,
        entry.reason,
      ]),
    ),
    tableEnd,
    ...textsOf(consent).map(
      ({ version, text }) =>
        `<details><summary>Text des Vereins, Fassung ${version}</summary><pre>${escaped(text)}</pre></details>`,
    ),
    '<h3>Angemeldete Geräte</h3>',
    tableHead(['Gerät', 'Zuletzt benutzt', 'Gilt bis']),
    ...rows,
    tableEnd,
    ...exportsTable(exports),
  ].join('\n');
};
