import { berlinTime } from './berlin';
import type { OwnReader } from './reader';

/** Yields the file that says what the others are. */
export async function* readmeOf({ short }: OwnReader): AsyncGenerator<string> {
  const { club, person, createdAt, clips, isHandedOut } = short;
  yield [
    `Meine Daten: ${person.firstName} ${person.lastName}`,
    `${club}, Stand ${berlinTime(createdAt)} Uhr`,
    '',
    `Das ist alles, was der Server deines Vereins über dich hat${isHandedOut ? ', bis auf deine Nachrichten' : ''}.`,
    '',
    'index.html          zum Lesen und Drucken, in jedem Browser, auch ohne Netz',
    'screenings.csv      deine Screenings mit Ergebnis',
    'tests.csv           die Tests darin, mit Ergebnis und Schmerzen',
    'antworten.csv       jede Antwort in Worten',
    'trainings.csv       deine Trainings',
    'uebungen.csv        die Übungen darin, mit Notizen und Schmerzen',
    'feedback.csv        dein Feedback zu Trainings',
    'notizen.csv         Notizen, die es über dich gibt',
    ...(isHandedOut ? [] : ['nachrichten.csv     deine Nachrichten']),
    'daten.json          alles in einer Datei, für Programme',
    'daten.schema.json   was in daten.json steht',
    'fhir.json           Screenings und Schmerzen nach HL7 FHIR R4, für Programme von Praxen und Kliniken',
    ...(clips.length > 0 ? ['clips               Videos, die du aufgenommen hast'] : []),
    '',
    'Die Tabellen (.csv) öffnet Excel mit einem Doppelklick. Zeiten gelten für Deutschland. Ein Apostroph am',
    'Anfang eines Feldes verhindert, dass Excel Text für eine Formel hält; er gehört nicht zum Text.',
    '',
    ...(isHandedOut
      ? [
          'Jemand aus deinem Verein hat diese Dateien für dich heruntergeladen. Deshalb fehlen deine Nachrichten: Die',
          'bekommst nur du selbst, mit deinem Konto unter „Mein Konto“.',
          '',
        ]
      : []),
    'Nicht dabei: Passwörter und Anmeldungen selbst (der Server kennt sie nur verschlüsselt), Nachrichten anderer,',
    'die du nur mitliest, die Daten von Menschen, die du betreust, und Inhalte, die du für den Verein geschrieben',
    'hast. Auch nicht dabei: Kennungen, mit denen der Server doppelt Gesendetes erkennt, und Sicherungen des Servers.',
    'Was auf einem Gerät noch nicht übertragen ist, kennt der Server nicht.',
    '',
  ].join('\r\n');
}
