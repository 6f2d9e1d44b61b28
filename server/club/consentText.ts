/** What the members of a club agree to, until the club writes a text of its own [CS-1]. Each paragraph answers a question. */
export const defaultConsentText = `Was: Gespeichert werden dein Name und Jahrgang, deine Antworten in den Tests, deine Trainings, dein Feedback und deine Nachrichten. Angaben zu Schmerzen nur, wenn du dem eigens zustimmst.

Wozu: Damit du passende Übungen bekommst und ihr seht, was sich verändert. Die App ersetzt keinen Arztbesuch.

Wer sieht es: Du, deine Trainerinnen und Trainer und wer im Verein den Server verwaltet. Sonst niemand.

Wie lange: Bis du gehst oder es löschen lässt.

Zurücknehmen: Du kannst deine Einwilligung jederzeit zurücknehmen. Sag es deiner Trainerin, deinem Trainer oder dem Verein.`;
