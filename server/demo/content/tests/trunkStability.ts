import type { Test } from '../../../../src/contract/schemas';
import { execution, probe, question, rangeQuestion, rangeValue, watcher } from '../questions';

/** The one test that takes all strength, so it is the last. Its scale is the same for everybody. */
export const trunkStability: Test = {
  id: 6,
  name: 'Rumpfstabilität im Liegestütz',
  video: 'test-rumpfstabilitaet.mp4',
  what: 'Stabilität des Rumpfs, während die Arme den ganzen Körper nach oben drücken.',
  materials: `Matte, ${watcher}`,
  execution: execution(
    'von vorn und von der Seite',
    probe('Drück aus der Bauchlage nur den Oberkörper hoch, das Becken bleibt liegen.'),
    'Leg dich auf den Bauch, Füße zusammen, Zehen aufgestellt, Hände flach und schulterbreit neben dem Kopf, die Daumen auf Höhe des Kinns.',
    'Streck die Knie durch und drück den Körper in einem Stück hoch. Gelingt das, leg die Daumen auf Höhe der Stirn, sonst auf Höhe des Schlüsselbeins, und versuch es noch einmal.',
    'Höchstens drei Versuche, der beste zählt.',
  ),
  questions: [
    question(601, 'trunk', 'Brust und Becken heben gleichzeitig ab (von der Seite)', {
      forearmPlank: 8,
      deadBug: 6,
      pushUp: 5,
    }),
    question(602, 'trunk', 'Der untere Rücken bleibt gerade (von der Seite)', {
      deadBug: 8,
      forearmPlank: 7,
      gluteBridge: 4,
    }),
    question(603, 'shoulder', 'Beide Arme strecken sich gleichzeitig (von vorn)', { pushUp: 8, bandRow: 5 }),
  ],
  rangeQuestions: [
    rangeQuestion(611, 'trunk', 'Wo liegen die Daumen, wenn es gelingt (von der Seite)?', [
      rangeValue(631, 'Auf Höhe der Stirn', 10),
      rangeValue(632, 'Auf Höhe des Kinns', 7, { pushUp: 6, forearmPlank: 5 }),
      rangeValue(634, 'Auf Höhe des Schlüsselbeins', 4, { pushUp: 7, forearmPlank: 6 }),
      rangeValue(633, 'Es gelingt nicht', 0, { forearmPlank: 8, deadBug: 7, pushUp: 4 }),
    ]),
  ],
};
