/**
 * The text that a member agrees to until the club writes its own [CS-1]: what is stored, what for, who sees it, how
 * long, and how to withdraw. Each paragraph begins with its question and a colon.
 */
export const defaultConsentText = [
  'Was: Dein Name und dein Geburtsjahr, deine Antworten in den Tests, deine Trainings mit deinem Feedback, Notizen deiner ' +
    'Trainer und deine Nachrichten. Angaben zu Schmerzen nur, wenn du dem eigens zustimmst.',
  'Wozu: Damit du passende Übungen bekommst und siehst, was sich verändert. Und damit dein Trainer dich begleiten kann.',
  'Wer sieht es: Du, deine Trainer und wer im Verein den Server verwaltet. Sonst niemand. Schreibst du Nachrichten und bist ' +
    'noch nicht volljährig, kann eine zweite Person aus dem Verein mitlesen. Das steht dann im Gespräch.',
  'Wie lange: Bis du den Verein verlässt oder deine Daten löschen lässt.',
  'Widerrufen: Du kannst deine Zustimmung jederzeit zurücknehmen und deine Daten löschen lassen. Sag es deinem Trainer oder ' +
    'schreib dem Verein, die Adresse steht im Impressum.',
].join('\n\n');
