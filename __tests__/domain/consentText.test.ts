import { consentParagraphs } from '../../src/domain/consentText';

test('[CS-1] a text is read in its usual paragraphs', () => {
  const text =
    'Was: Deine Antworten.\n\nWozu: Für Übungen.\nWer sieht es: Du.\r\n\r\nWie lange: Bis du gehst.\n\nZurücknehmen: Jederzeit.';
  expect(consentParagraphs(text)).toEqual([
    { heading: 'Was', text: 'Deine Antworten.' },
    { heading: 'Wozu', text: 'Für Übungen.' },
    { heading: 'Wer sieht es', text: 'Du.' },
    { heading: 'Wie lange', text: 'Bis du gehst.' },
    { heading: 'Zurücknehmen', text: 'Jederzeit.' },
  ]);
});

test('[CS-1] any other text is shown as it is', () => {
  const text = 'Wir speichern Daten.\nUnd zwar: wenige.\n\nWasser: trinken. Was: im Satz.';
  expect(consentParagraphs(text)).toEqual([
    { heading: null, text: 'Wir speichern Daten.\nUnd zwar: wenige.' },
    { heading: null, text: 'Wasser: trinken. Was: im Satz.' },
  ]);
});

test.each(['', ' \n\n '])('a text without words has no paragraph', (text) => {
  expect(consentParagraphs(text)).toEqual([]);
});
