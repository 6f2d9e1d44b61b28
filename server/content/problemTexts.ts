import type { ContentProblem } from '../../src/contract/content';
import type { ContentFault, ContentFaultKind } from '../../src/domain/content/faults';

/** Why an item as a whole cannot be published. */
export type PublicationFaultKind =
  | ContentFaultKind
  | 'retired'
  | 'neverPublished'
  | 'notOnlySpelling'
  | 'clipWithdrawn';

export type PublicationFault = Omit<ContentFault, 'fault'> & { fault: PublicationFaultKind };

const messages: Record<Exclude<PublicationFaultKind, 'tooLong' | 'tooMany'>, string> = {
  nameMissing: 'Hier fehlt ein Name.',
  textMissing: 'Hier fehlt ein Text.',
  keyDoubled: 'Das ist doppelt. Lösch eines davon und leg es neu an.',
  questionsMissing: 'Ein Test braucht mindestens eine Frage.',
  valuesMissing: 'Diese Frage braucht mindestens zwei Antworten.',
  resultWeight: 'Der Punktwert liegt zwischen 0 und 10.',
  weight: 'Das Gewicht ist keine Zahl.',
  exerciseUnknown: 'Diese Übung gibt es nicht mehr.',
  exerciseUnpublished: 'Diese Übung ist noch nicht veröffentlicht. Veröffentliche sie mit.',
  exerciseRetired: 'Diese Übung ist zurückgezogen. Nimm eine andere oder hol sie zurück.',
  exerciseDoubled: 'Diese Übung steht hier zweimal.',
  tries: 'Es sind 1 bis 5 Versuche.',
  ages: 'Das Alter endet vor seinem Anfang.',
  testsMissing: 'Ein Screening braucht mindestens einen Test.',
  testUnknown: 'Diesen Test gibt es nicht mehr.',
  testUnpublished: 'Dieser Test ist noch nicht veröffentlicht. Veröffentliche ihn mit.',
  testRetired: 'Dieser Test ist zurückgezogen. Nimm einen anderen oder hol ihn zurück.',
  testDoubled: 'Dieser Test steht hier zweimal.',
  setsMissing: 'Hier fehlt, wie viele Sätze es sind.',
  doseMissing: 'Hier fehlt, wie lange, wie weit oder wie oft.',
  doseDoubled: 'Gib nur eines an: Sekunden, Meter oder Wiederholungen.',
  doseSpan: 'Die zweite Zahl ist größer als die erste.',
  circle: 'So führen leichtere und schwerere Übungen im Kreis.',
  optionsMissing: 'Diese Frage braucht mindestens zwei Antworten.',
  optionDoubled: 'Diese Antwort steht hier zweimal.',
  attention: 'Diese Antwort gibt es nicht mehr.',
  questionDoubled: 'Diese Frage steht hier zweimal.',
  clipWithdrawn: 'Dieses Video wurde zurückgezogen und wird nicht mehr gezeigt. Nimm ein anderes oder keins.',
  retired: 'Das ist zurückgezogen. Hol es zuerst zurück.',
  neverPublished: 'Das ist noch nicht veröffentlicht. Deshalb kann es keine Korrektur sein.',
  notOnlySpelling: 'Hier hat sich mehr geändert als die Schreibweise. Veröffentliche es als neue Version.',
};

const messageOf = ({ fault, limit = 0 }: PublicationFault): string => {
  const most = limit.toLocaleString('de');
  if (fault === 'tooLong') return `Der Text ist zu lang: höchstens ${most} Zeichen.`;
  if (fault === 'tooMany') return `Das sind zu viele: höchstens ${most}.`;
  return messages[fault];
};

/** Returns a fault of an item as it is sent. */
export const toProblem = (key: string, fault: PublicationFault): ContentProblem => ({
  key,
  path: fault.path,
  message: messageOf(fault),
});
