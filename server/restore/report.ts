import type { Restored } from './restored';

const moment = (time: number): string =>
  new Date(time).toLocaleString('de-DE', { dateStyle: 'long', timeStyle: 'short' });

const journalLine = ({ journal: { runs, endedTokens, people, highestId } }: Restored): string =>
  highestId === null
    ? 'Ein Protokoll der Löschungen (erasures.log) gibt es hier nicht. Was nach der Sicherung gelöscht wurde, ist wieder da, und damals beendete Anmeldungen gelten wieder. Hast du die Datei noch, leg sie in den Datenordner und stell noch einmal wieder her.'
    : `Nach dem Protokoll der Löschungen bleiben ${people.length} Mitglieder und ${runs.length} Screenings und Trainings gelöscht und ${endedTokens.length} Anmeldungen beendet.`;

/** Returns what a restore has done, and what is missing now, for the person who looks after the server. */
export const reportOf = (file: string, restored: Restored): string =>
  [
    `Wiederhergestellt aus ${file}.`,
    `Stand: ${moment(restored.backedUpAt)}${restored.isTimeOfFile ? ' (nach dem Datum der Datei)' : ''}. Mitglieder: ${restored.members}, Screenings und Trainings: ${restored.runs}.`,
    restored.kept === null
      ? 'Eine frühere Datenbank gab es nicht.'
      : `Die frühere Datenbank ${restored.wasDamaged ? 'war nicht lesbar. Sie ' : ''}liegt jetzt hier: ${restored.kept}`,
    journalLine(restored),
    'Von dem, was danach geschrieben wurde, schicken die Geräte von selbst noch einmal: Screenings und Trainings, die noch auf einem Gerät sind, und Nachrichten, Feedback, Antworten zum Morgen danach, Notizen und Zuweisungen der letzten 15 Tage.',
    'Was kein Gerät mehr hat, fehlt: neue Mitglieder und ihre Einladungen, geänderte Angaben, Passwörter und Einstellungen, neue Anmeldungen. Wer sein Passwort seitdem geändert hat, meldet sich mit dem früheren an.',
    'Jetzt kannst du den Server starten.',
  ].join('\n');
