import type { Test } from '../../../../src/contract/schemas';
import { question, rangeQuestion, rangeValue } from '../questions';

export const rotaryStability: Test = {
  id: 7,
  name: 'Rotationsstabilität',
  video: 'test-rotationsstabilitaet.mp4',
  what: 'Stabilität von Rumpf, Becken und Schulter, während sich Arm und Bein gleichzeitig bewegen.',
  materials: 'Matte',
  execution:
    'Geh in den Vierfüßlerstand, Hände unter den Schultern, Knie unter den Hüften. Streck Arm und Bein derselben Seite aus, führ Ellbogen und Knie unter dem Körper zusammen und streck beide wieder. Gelingt das nicht, nimm Arm und Bein über Kreuz. Dreimal je Seite, die schwächere Seite zählt.',
  questions: [
    question(701, 'Der Rücken ist beim Strecken gerade', { birdDog: 8, forearmPlank: 5 }),
    question(702, 'Das Becken bleibt waagerecht', { birdDog: 9, sidePlank: 7, deadBug: 6 }),
    question(703, 'Die stützende Schulter bleibt stabil', { pushUp: 6, sidePlank: 6, forearmPlank: 5 }),
    question(704, 'Du hältst das Gleichgewicht', { birdDog: 8, sidePlank: 8, singleLegStance: 4 }),
  ],
  rangeQuestions: [
    rangeQuestion(711, 'Wie gelingt die Bewegung?', [
      rangeValue(721, 'Auf derselben Seite, mit Berührung', 10),
      rangeValue(722, 'Auf derselben Seite, ohne Berührung', 7, { birdDog: 5, sidePlank: 4 }),
      rangeValue(723, 'Nur über Kreuz', 4, { sidePlank: 8, birdDog: 7, deadBug: 6 }),
      rangeValue(724, 'Auch über Kreuz nicht', 0, { birdDog: 10, sidePlank: 9, deadBug: 8 }),
    ]),
  ],
};
