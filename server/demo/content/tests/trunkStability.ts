import type { Test } from '../../../../src/contract/schemas';
import { question, rangeQuestion, rangeValue } from '../questions';

export const trunkStability: Test = {
  id: 6,
  name: 'Rumpfstabilität im Liegestütz',
  video: 'test-rumpfstabilitaet.mp4',
  what: 'Stabilität des Rumpfs, während die Arme den ganzen Körper nach oben drücken.',
  materials: 'Matte',
  execution:
    'Leg dich auf den Bauch, Füße zusammen, Hände schulterbreit auf Höhe der Stirn. Heb die Knie vom Boden und drück den Körper in einem Stück hoch. Gelingt das nicht, setz die Hände auf Kinnhöhe und danach auf Schulterhöhe. Drei Versuche je Handstellung.',
  questions: [
    question(601, 'Brust und Becken heben gleichzeitig ab', { forearmPlank: 9, pushUp: 7 }),
    question(602, 'Der untere Rücken bleibt gerade', { forearmPlank: 8, deadBug: 7, gluteBridge: 4 }),
    question(603, 'Beide Arme drücken gleich stark', { pushUp: 7, sidePlank: 5 }),
  ],
  rangeQuestions: [
    rangeQuestion(611, 'In welcher Handstellung gelingt es?', [
      rangeValue(621, 'Hände auf Stirnhöhe', 10),
      rangeValue(622, 'Hände auf Kinnhöhe', 7, { pushUp: 4 }),
      rangeValue(623, 'Hände auf Schulterhöhe', 4, { pushUp: 7, forearmPlank: 6 }),
      rangeValue(624, 'In keiner', 0, { forearmPlank: 9, pushUp: 8, deadBug: 6 }),
    ]),
  ],
};
