import { berlinDate, berlinDateOrNull, berlinTime } from '../berlin';
import { amountsInWords } from '../planChange';
import type { OwnReader } from '../reader';
import { exportWords as words } from '../words';
import { escaped, tableEnd, tableHead, tableRow } from './html';

/** What was assigned to the person, how their plan was changed, and the notes. */
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
      berlinDateOrNull(assignedAt),
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
        berlinDateOrNull(change.at),
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

/** Every message, in pages. */
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

/** The clips in the archive that show the person, with links to them. */
export const clipsSection = ({ short: { clips } }: OwnReader): string =>
  [
    '<ul>',
    ...clips.map(
      ({ fileName, title, takenAt }) =>
        `<li><a href="clips/${encodeURIComponent(fileName)}">${escaped(title)}</a>, ${berlinDate(takenAt)}</li>`,
    ),
    '</ul>',
  ].join('');
