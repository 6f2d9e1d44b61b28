import { withdrawalHeading } from '../../src/domain/consentText';

/**
 * The text that a member agrees to until the club writes its own [CS-1]: what is stored, what for, who sees it, how
 * long, and how to withdraw. Each paragraph begins with its question and a colon. It says what the code does. A change
 * of what is stored about a member, who sees it or how long it is kept changes this text, too.
 */
export const defaultConsentText = [
  'Was: Name, Jahrgang, Team, Benutzername und E-Mail-Adresse. Wie deine Tests bewertet wurden und von wem, deine ' +
    'Trainings mit Datum und Dauer, dein Feedback, deine Notizen und die deiner Trainer (manche sind nur für Trainer), ' +
    'deine Nachrichten und ob sie gelesen sind, auf welchen Geräten du angemeldet bist und wann du zuletzt da warst. ' +
    'Bis 16 Jahre auch der Name der Person, die mit zustimmt, und ihre E-Mail-Adresse, wenn sie eine angibt. Angaben zu ' +
    'deiner Bewegung können Gesundheitsdaten sein. Angaben zu Schmerzen speichern wir nur, wenn du dem eigens zustimmst.',
  'Wozu: Damit du passende Übungen bekommst und siehst, was sich verändert, und damit deine Trainer dich begleiten können. ' +
    'Die App stellt keine Diagnose und ersetzt keinen Arztbesuch.',
  'Wer sieht es: Du und deine Trainer, auch auf deren eigenen Geräten. Die Leitung sieht, wer Mitglied ist, mit Jahrgang, ' +
    'Team, Benutzername und E-Mail-Adresse, wer zugestimmt hat und wer wann zuletzt da war. Wer den Server für den Verein ' +
    'betreibt, kann technisch an die Daten. Bist du noch nicht volljährig, kann bei Nachrichten eine zweite Person aus dem ' +
    'Verein mitlesen. Das steht dann dort.',
  'Wie lange: Bis du es nicht mehr möchtest oder aus dem Verein austrittst und der Verein deine Daten löschen lässt. In den ' +
    'täglichen Sicherungen bleiben sie danach noch etwa zwei Wochen, in von Hand gemachten länger.',
  `${withdrawalHeading}: Du musst nicht zustimmen, am Training nimmst du trotzdem teil. Du kannst deine Zustimmung ` +
    'jederzeit zurücknehmen. Schreib dem Verein, die Adresse steht im Impressum. Dort steht auch, bei welcher Behörde du ' +
    'dich beschweren kannst, und wer für den Datenschutz zuständig ist, wenn der Verein jemanden dafür hat.',
].join('\n\n');
