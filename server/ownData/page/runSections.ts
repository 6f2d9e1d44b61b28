import { berlinTime } from '../berlin';
import { changeInWords } from '../planChange';
import type { OwnReader } from '../reader';
import type { OwnScreening, OwnTraining } from '../schema';
import { exportWords as words } from '../words';
import { barChart, lineChart, spark } from './charts';
import { escaped, factList, tableEnd, tableHead, tableRow } from './html';
import type { Summary } from './summary';

/** How the results went on, of all screenings and of each test. */
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

/** Every screening with its tests and answers, in pages. */
export async function* screeningsSection(reader: OwnReader): AsyncGenerator<string> {
  for await (const page of reader.screenings()) yield page.map(screeningDetails).join('');
}

/** The number of trainings in each month. */
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

/** Every training with its exercises and feedback, in pages. */
export async function* trainingsSection(reader: OwnReader): AsyncGenerator<string> {
  for await (const page of reader.trainings()) yield page.map(trainingDetails).join('');
}
