/** Texts of 'Meine Daten herunterladen' [AC-2]. */
export const ownDataTexts = {
  title: 'Meine Daten herunterladen',
  short: 'Herunterladen',
  whatIsIn:
    'Eine ZIP-Datei mit allem, was der Server über dich hat: Screenings, Antworten, Trainings, Feedback, Schmerzen, Notizen und Nachrichten.',
  howToRead:
    'Die Seite index.html darin liest jeder Browser, auch ohne Netz. Für Excel, Praxen und Programme gibt es weitere Dateien.',
  download: 'Alles herunterladen',
  running: 'Deine Daten werden zusammengestellt. Bleib so lange auf dieser Seite.',
  saved: 'Deine Daten sind heruntergeladen. Du findest die Datei bei deinen Downloads.',
  offline: 'Ohne Netz bekommst du nur, was auf diesem Gerät ist. Alles bekommst du, sobald du online bist.',
  downloadHere: 'Von diesem Gerät speichern',
  savedHere: 'Gespeichert ist nur, was auf diesem Gerät ist. Alles bekommst du, sobald du online bist.',
  fileName: (day: string) => `Meine Daten ${day}.zip`,
  fileNameHere: (day: string) => `Meine Daten auf diesem Gerät ${day}.json`,
  handedOut: {
    title: 'Für dich heruntergeladen',
    unknown: 'nicht bekannt',
    when: (day: string, name: string) => `${day}, ${name}`,
  },
  /** Stands in the file that was made without a network. */
  incomplete:
    'Nicht vollständig: Diese Datei entstand ohne Netz und hat nur, was auf dem Gerät war. Alles gibt es online unter Mein Konto.',
  words: {
    yes: 'ja',
    no: 'nein',
    question: (place: number) => `Frage ${place}`,
    answer: (place: number) => `Antwort ${place}`,
  },
} as const;
