import type { Test } from '../../../../src/contract/schemas';
import { execution, painQuestion, question, rangeQuestion, rangeValue } from '../questions';

/** Women place the hands one step lower than men do, as in the Functional Movement Screen. */
export const trunkStability: Test = {
  id: 6,
  name: 'Rumpfstabilität im Liegestütz',
  video: 'test-rumpfstabilitaet.mp4',
  what: 'Stabilität des Rumpfs, während die Arme den ganzen Körper nach oben drücken.',
  materials: 'Matte',
  execution: execution(
    'Leg dich auf den Bauch, Füße zusammen, Zehen aufgestellt, Hände flach und schulterbreit neben dem Kopf. Bei Männern liegen die Daumen auf Höhe der Stirn, bei Frauen auf Höhe des Kinns.',
    'Streck die Knie durch und drück den Körper in einem Stück hoch. Gelingt das nicht, legen Männer die Daumen auf Höhe des Kinns, Frauen auf Höhe des Schlüsselbeins.',
    'Drei Versuche je Handstellung.',
    'Danach der Schmerztest: Drück aus der Bauchlage nur den Oberkörper hoch, das Becken bleibt liegen.',
  ),
  questions: [
    question(601, 'Brust und Becken heben gleichzeitig ab', { forearmPlank: 9, deadBug: 6, pushUp: 5 }),
    question(602, 'Der untere Rücken bleibt gerade', { deadBug: 8, forearmPlank: 7, gluteBridge: 4 }),
    question(603, 'Beide Arme drücken gleich stark', { pushUp: 7, kneelingSidePlank: 5 }),
    painQuestion(604, ['gluteBridge', 'singleLegStance']),
  ],
  rangeQuestions: [
    rangeQuestion(611, 'In welcher Handstellung gelingt es?', [
      rangeValue(631, 'Männer Stirn, Frauen Kinn', 10),
      rangeValue(632, 'Männer Kinn, Frauen Schlüsselbein', 6, { pushUp: 6, forearmPlank: 5 }),
      rangeValue(633, 'In keiner von beiden', 0, { forearmPlank: 9, deadBug: 7, pushUp: 4 }),
    ]),
  ],
};
