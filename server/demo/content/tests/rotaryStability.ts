import type { Test } from '../../../../src/contract/schemas';
import { execution, painQuestion, question, rangeQuestion, rangeValue } from '../questions';

/** How the movement succeeds with one arm. The values have ids from `first` on. */
const success = (id: number, arm: string, first: number) =>
  rangeQuestion(id, `${arm}: Wie gelingt die Bewegung?`, [
    rangeValue(first, 'Gleiche Seite, mit Berührung', 10),
    rangeValue(first + 1, 'Gleiche Seite, ohne Berührung', 8, { birdDog: 5, sidePlank: 4 }),
    rangeValue(first + 2, 'Nur über Kreuz', 6, { birdDog: 7, kneelingSidePlank: 6, deadBug: 5 }),
    rangeValue(first + 3, 'Auch über Kreuz nicht', 0, { birdDog: 9, deadBug: 8, kneelingSidePlank: 7 }),
  ]);

/** The side is that of the arm. */
export const rotaryStability: Test = {
  id: 7,
  name: 'Rotationsstabilität',
  video: 'test-rotationsstabilitaet.mp4',
  what: 'Stabilität von Rumpf, Becken und Schulter, während sich Arm und Bein gleichzeitig bewegen.',
  materials: 'Matte',
  execution: execution(
    'Geh in den Vierfüßlerstand: Hände flach unter den Schultern, Finger nach vorn, Daumen nach innen, Knie unter den Hüften.',
    'Streck Arm und Bein derselben Seite aus, führ Ellbogen und Knie unter dem Körper zusammen und streck beide wieder. Gelingt das nicht, nimm Arm und Bein über Kreuz.',
    'Dreimal je Seite, der beste Versuch zählt. Ein Haken ohne Seite gilt für beide Seiten.',
    'Danach der Schmerztest: Setz dich aus dem Vierfüßlerstand auf die Fersen, die Arme bleiben vorn.',
  ),
  questions: [
    question(701, 'Der Rücken bleibt beim Strecken gerade', { birdDog: 8, forearmPlank: 5 }),
    question(702, 'Das Becken bleibt waagerecht', { birdDog: 9, kneelingSidePlank: 6, deadBug: 5 }),
    question(703, 'Die stützende Schulter bleibt stabil', {
      forearmPlank: 7,
      kneelingSidePlank: 6,
      pushUp: 4,
    }),
    question(704, 'Das Gleichgewicht bleibt sicher', { birdDog: 8, kneelingSidePlank: 6 }),
    painQuestion(705, ['gluteBridge', 'singleLegStance']),
  ],
  rangeQuestions: [success(712, 'Rechter Arm', 731), success(713, 'Linker Arm', 741)],
};
