import { berlinDate, berlinTime } from '../berlin';
import { amountsInWords, changeInWords } from '../planChange';
import type { OwnReader } from '../reader';
import type { OwnData, OwnScreening, OwnTraining } from '../schema';
import { exportWords as words } from '../words';
import { barChart, lineChart, spark } from './charts';
import { escaped, factList, tableEnd, tableHead, tableRow } from './html';
import type { Summary } from './summary';

const dayOrNull = (iso: string | null): string | null => iso && berlinDate(iso);

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
      ['Eingeladen am', dayOrNull(person.invitedAt)],
      ['Zuletzt da', dayOrNull(person.lastSeenAt)],
    ]),
    '<h3>Zustimmung</h3>',
    factList([
      ['Zugestimmt', consent.version === null ? 'noch nicht' : (dayOrNull(consent.agreedAt) ?? words.yes)],
      ['Fassung des Textes', consent.version === null ? null : String(consent.version)],
      ['Schmerzen speichern', consent.painAgreedAt === null ? words.no : sinceWhen(consent.painAgreedAt)],
      ['Zugestimmt hat für dich', consent.guardianName],
      ['E-Mail dazu', consent.guardianEmail],
    ]),
    tableHead(['Wann', 'Was', 'Wie', 'Fassung', 'Schmerzen', 'Mit wem', 'Eingetragen von', 'Grund']),
    ...consent.entries.map((entry) =>
      tableRow([
        dayOrNull(entry.at),
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

export const progressSection = ({ total, tests }: Summary): string =>
  total.length === 0
    ? '<p>Noch kein fertiges Screening mit Ergebnis.</p>'
    : [
        lineChart('Ergebnis aller Screenings', total),
        '<p class="muted">Gefüllt: jemand anderes hat bewertet. Ring: du selbst. Die Fläche ist die übliche Schwankung.</p>',
        '<div class="sparks">',
        ...[...tests].map(([name, points]) => spark(name, points)),
        '</div>',
      ].join('\n');

const painWords = (pain: number | null, note: string | null): string | null =>
  pain === null ? null : `${pain} von 10${note ? `: ${note}` : ''}`;

const resultWords = ({ isSecondLook, result }: OwnScreening): string => {
  if (isSecondLook) return 'Zweitblick, zählt in keinem Ergebnis';
  return result === null ? 'ohne Ergebnis' : `${result} %`;
};

const screeningDetails = (run: OwnScreening): string => {
  const result = resultWords(run);
  const rows = run.tests.flatMap((test) => [
    tableRow([
      { html: `<strong>${escaped(test.name)}</strong>` },
      test.result === null ? null : `${test.result} %`,
      painWords(test.pain, test.painNote),
    ]),
    ...test.answers.map(({ question, side, answer }) =>
      tableRow([side ? `${question} (${words.sides[side]})` : question, answer, '']),
    ),
  ]);
  return [
    `<details><summary>${escaped(`${berlinTime(run.start)} · ${run.screening.name} · ${result}${run.isCompleted ? '' : ' · nicht fertig'}`)}</summary>`,
    `<p class="muted">Bewertet von ${escaped(run.ratedBy ?? words.unknown)}</p>`,
    tableHead(['Test und Frage', 'Antwort', 'Schmerz']),
    ...rows,
    tableEnd,
    run.exercises.length > 0 ? `<p>Übungen daraus: ${escaped(run.exercises.join(', '))}</p>` : '',
    '</details>\n',
  ].join('');
};

export async function* screeningsSection(reader: OwnReader): AsyncGenerator<string> {
  for await (const page of reader.screenings()) yield page.map(screeningDetails).join('');
}

export const trainingsChart = ({ months, trainings }: Summary): string =>
  trainings === 0 ? '<p>Noch kein Training.</p>' : barChart('Trainings in jedem Monat', months);

const trainingDetails = (training: OwnTraining): string => {
  const { exercises, morningPain, feedback } = training;
  const done = exercises.filter(({ isDone }) => isDone).length;
  const rows = exercises.map(({ exerciseId, name, isDone, note, change, pain, painNote }) =>
    tableRow([
      name ?? words.exercise(exerciseId),
      isDone ? words.yes : words.no,
      note,
      changeInWords(change),
      painWords(pain, painNote),
    ]),
  );
  return [
    `<details><summary>${escaped(`${berlinTime(training.start)} · ${done} von ${exercises.length} Übungen${training.isCompleted ? '' : ' · nicht fertig'}`)}</summary>`,
    tableHead(['Übung', 'Gemacht', 'Deine Notiz', 'Vom Trainer geändert', 'Schmerz']),
    ...rows,
    tableEnd,
    factList([
      ['Schmerz am Morgen danach', morningPain ? `${morningPain.value} von 10` : null],
      ...(feedback?.answers ?? []).map(({ question, answer }) => [question, answer] as const),
      ['Kommentar', feedback?.comment ?? null],
    ]),
    '</details>\n',
  ].join('');
};

export async function* trainingsSection(reader: OwnReader): AsyncGenerator<string> {
  for await (const page of reader.trainings()) yield page.map(trainingDetails).join('');
}

export const notesSection = ({ short: { assignments } }: OwnReader): string => {
  const rows = assignments.flatMap(({ screening, notes }) =>
    notes.map(({ about, name, athleteNote, trainerNote }) =>
      tableRow([
        screening,
        name === null ? words.about[about] : `${words.about[about]} ${name}`,
        athleteNote,
        trainerNote,
      ]),
    ),
  );
  const assigned = assignments.map(({ screening, assignedAt, intervalWeeks, weeklyGoal }) =>
    tableRow([
      screening ?? words.unknown,
      dayOrNull(assignedAt),
      intervalWeeks === null ? 'ohne Erinnerung' : `alle ${intervalWeeks} Wochen`,
      weeklyGoal === null ? words.no : `${weeklyGoal} Trainings`,
    ]),
  );
  const changed = assignments.flatMap(({ planChanges }) =>
    planChanges.map((change) =>
      tableRow([
        change.exercise,
        words.planForms[change.form],
        amountsInWords(change),
        change.reason,
        change.by,
        dayOrNull(change.at),
      ]),
    ),
  );
  return [
    tableHead(['Dein Screening', 'Seit', 'Wieder fällig', 'Ziel pro Woche']),
    ...assigned,
    tableEnd,
    '<h3>Änderungen am Plan</h3>',
    tableHead(['Übung', 'Was', 'Wie viel', 'Grund', 'Von', 'Am']),
    ...changed,
    tableEnd,
    '<h3>Notizen</h3>',
    tableHead(['Screening', 'Zu', 'Für dich', 'Für Trainer']),
    ...rows,
    tableEnd,
  ].join('');
};

export async function* messagesSection(reader: OwnReader): AsyncGenerator<string> {
  yield tableHead(['Zeit', 'Mit', 'Von', 'Nachricht']);
  for await (const page of reader.messages())
    yield page
      .map((message) =>
        tableRow([
          berlinTime(message.at),
          message.with ?? words.unknown,
          message.isOwn ? 'dir' : (message.with ?? words.unknown),
          message.content,
        ]),
      )
      .join('');
  yield tableEnd;
}

export const clipsSection = ({ short: { clips } }: OwnReader): string =>
  [
    '<ul>',
    ...clips.map(
      ({ fileName, title, takenAt }) =>
        `<li><a href="clips/${encodeURIComponent(fileName)}">${escaped(title)}</a>, ${berlinDate(takenAt)}</li>`,
    ),
    '</ul>',
  ].join('');
