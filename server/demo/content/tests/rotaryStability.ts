import type { Test } from '../../../../src/contract/schemas';
import { bothSides, execution, helper, probe, question, rangeQuestion, rangeValue } from '../questions';

/** How the movement succeeds with one arm. The values have ids from `first` on. */
const success = (id: number, arm: string, first: number) =>
  rangeQuestion(id, 'trunk', `${arm} Arm: Wie gelingt die Bewegung (von der Seite)?`, [
    rangeValue(first, 'Gleiche Seite, mit Berührung', 10),
    rangeValue(first + 1, 'Gleiche Seite, ohne Berührung', 8, { birdDog: 5, sidePlank: 4 }),
    rangeValue(first + 2, 'Nur über Kreuz', 6, { birdDog: 7, kneelingSidePlank: 5 }),
    rangeValue(first + 3, 'Auch über Kreuz nicht', 0, { birdDog: 8, kneelingSidePlank: 6 }),
  ]);

/** The side is that of the arm. */
export const rotaryStability: Test = {
  id: 7,
  name: 'Rotationsstabilität',
  video: 'test-rotationsstabilitaet.mp4',
  what: 'Stabilität von Rumpf, Becken und Schulter, während sich Arm und Bein gleichzeitig bewegen.',
  materials: `Matte, Stab, ${helper}`,
  execution: execution(
    'von hinten und von der Seite',
    probe('Setz dich aus dem Vierfüßlerstand auf die Fersen, die Arme bleiben vorn.'),
    'Geh in den Vierfüßlerstand: Hände flach unter den Schultern, Finger nach vorn, Daumen nach innen, Knie unter den Hüften. Lass dir den Stab quer über das Becken legen, er soll liegen bleiben.',
    'Streck Arm und Bein derselben Seite aus, führ Ellbogen und Knie unter dem Körper zusammen und streck beide wieder. Gelingt das nicht, nimm Arm und Bein über Kreuz.',
    `Drei Versuche je Seite, der beste zählt. „Rechts“ heißt: Der rechte Arm streckt sich. ${bothSides}`,
  ),
  questions: [
    question(701, 'trunk', 'Der Rücken hängt beim Strecken nicht durch (von der Seite)', {
      birdDog: 7,
      forearmPlank: 5,
    }),
    question(702, 'trunk', 'Der Stab bleibt auf dem Becken liegen (von hinten)', {
      birdDog: 8,
      kneelingSidePlank: 6,
    }),
    question(703, 'shoulder', 'Der stützende Arm bleibt gestreckt (von der Seite)', {
      pushUp: 8,
      forearmPlank: 6,
    }),
    question(704, null, 'Hand und Knie am Boden rutschen nicht (von der Seite)', {
      birdDog: 7,
      kneelingSidePlank: 6,
    }),
  ],
  rangeQuestions: [success(713, 'Linker', 741), success(712, 'Rechter', 731)],
};
