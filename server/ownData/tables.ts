import { berlinTime } from './berlin';
import { byteOrderMark, type Cell, csvRow } from './csv';
import { changeInWords } from './planChange';
import type { OwnReader } from './reader';
import type { OwnAssignment, OwnMessage, OwnScreening, OwnTest, OwnTraining } from './schema';
import { exportWords as words } from './words';

/** A table: the heads of its columns, and the rows of one thing that is read. */
interface Table<Item> {
  heads: readonly string[];
  rowsOf(item: Item): readonly Cell[][];
}

async function* csvOf<Item>(
  pages: AsyncIterable<readonly Item[]>,
  { heads, rowsOf }: Table<Item>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(heads);
  for await (const page of pages) yield page.flatMap(rowsOf).map(csvRow).join('');
}

async function* atOnce<Item>(items: readonly Item[]) {
  yield items;
}

const minutes = (milliseconds: number): number => Math.round(milliseconds / 6_000) / 10;

const rater = ({ ratedBy }: { ratedBy: string | null }): string => ratedBy ?? words.unknown;

const screenings: Table<OwnScreening> = {
  heads: [
    'Beginn',
    'Screening',
    'Fertig',
    'Bewertet von',
    'Zweitblick',
    'Ergebnis in %',
    'von %',
    'bis %',
    'Minuten',
  ],
  rowsOf: (run) => [
    [
      berlinTime(run.start),
      run.screening.name,
      run.isCompleted,
      rater(run),
      run.isSecondLook,
      run.result,
      ...(run.band ?? [null, null]).map((edge) => edge && Math.round(edge * 10) / 10),
      minutes(run.tests.reduce((sum, { durationMs }) => sum + durationMs, 0)),
    ],
  ],
};

const answersOf = (run: OwnScreening, test: OwnTest): Cell[][] =>
  test.answers.map(({ question, side, answer, value }) => [
    berlinTime(run.start),
    run.screening.name,
    test.name,
    question,
    side && words.sides[side],
    answer,
    value,
  ]);

const answers: Table<OwnScreening> = {
  heads: ['Beginn', 'Screening', 'Test', 'Frage', 'Seite', 'Antwort', 'zählt (0 bis 1)'],
  rowsOf: (run) => run.tests.flatMap((test) => answersOf(run, test)),
};

const tests: Table<OwnScreening> = {
  heads: ['Beginn', 'Screening', 'Test', 'Ergebnis in %', 'Minuten', 'Schmerz (0 bis 10)', 'Zum Schmerz'],
  rowsOf: (run) =>
    run.tests.map((test) => [
      berlinTime(run.start),
      run.screening.name,
      test.name,
      test.result,
      minutes(test.durationMs),
      test.pain,
      test.painNote,
    ]),
};

const trainings: Table<OwnTraining> = {
  heads: [
    'Beginn',
    'Fertig',
    'Eingetragen von',
    'Übungen',
    'davon gemacht',
    'Minuten',
    'Schmerz am Morgen danach',
  ],
  rowsOf: (training) => [
    [
      berlinTime(training.start),
      training.isCompleted,
      rater(training),
      training.exercises.length,
      training.exercises.filter(({ isDone }) => isDone).length,
      minutes(training.exercises.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0)),
      training.morningPain?.value ?? null,
    ],
  ],
};

const exercises: Table<OwnTraining> = {
  heads: [
    'Beginn',
    'Übung',
    'Gemacht',
    'Minuten',
    'Notiz',
    'Vom Trainer geändert',
    'Schmerz (0 bis 10)',
    'Zum Schmerz',
  ],
  rowsOf: (training) =>
    training.exercises.map((unit) => [
      berlinTime(training.start),
      unit.name ?? words.exercise(unit.exerciseId),
      unit.isDone,
      unit.durationMs === null ? null : minutes(unit.durationMs),
      unit.note,
      changeInWords(unit.change),
      unit.pain,
      unit.painNote,
    ]),
};

const feedback: Table<OwnTraining> = {
  heads: ['Beginn', 'Frage', 'Antwort', 'Kommentar'],
  rowsOf: ({ start, feedback: given }) => {
    if (given === null) return [];
    const { comment } = given;
    const rows = given.answers.map(({ question, answer }): Cell[] => [
      berlinTime(start),
      question,
      answer,
      null,
    ]);
    return comment === '' ? rows : [...rows, [berlinTime(start), null, null, comment]];
  },
};

const notes: Table<OwnAssignment> = {
  heads: ['Screening', 'Zu', 'Name', 'Notiz für dich', 'Notiz für Trainer'],
  rowsOf: (assignment) =>
    assignment.notes.map((note) => [
      assignment.screening,
      words.about[note.about],
      note.name,
      note.athleteNote,
      note.trainerNote,
    ]),
};

const messages: Table<OwnMessage> = {
  heads: ['Zeit', 'Mit', 'Von dir', 'Gelesen', 'Nachricht'],
  rowsOf: (message) => [
    [berlinTime(message.at), message.with ?? words.unknown, message.isOwn, message.isRead, message.content],
  ],
};

/** The tables of an export by their file names, each read when it is asked for. */
export const csvFiles = (reader: OwnReader): Record<string, () => AsyncIterable<string>> => ({
  'screenings.csv': () => csvOf(reader.screenings(), screenings),
  'tests.csv': () => csvOf(reader.screenings(), tests),
  'antworten.csv': () => csvOf(reader.screenings(), answers),
  'trainings.csv': () => csvOf(reader.trainings(), trainings),
  'uebungen.csv': () => csvOf(reader.trainings(), exercises),
  'feedback.csv': () => csvOf(reader.trainings(), feedback),
  'notizen.csv': () => csvOf(atOnce(reader.short.assignments), notes),
  ...(!reader.short.isHandedOut && { 'nachrichten.csv': () => csvOf(reader.messages(), messages) }),
});
