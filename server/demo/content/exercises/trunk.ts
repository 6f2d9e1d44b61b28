import { repetitions, seconds, secondsOnEachSide, type UnsortedExercise } from '../doses';
import { exerciseIds } from '../exerciseIds';

/** Exercises for trunk and shoulder girdle. */
export const trunkExercises: UnsortedExercise[] = [
  {
    id: exerciseIds.birdDog,
    name: 'Bird Dog',
    video: 'bird-dog.mp4',
    description:
      'Geh in den Vierfüßlerstand, Hände unter den Schultern, Knie unter den Hüften. Spann den Bauch an.',
    description2:
      'Streck einen Arm nach vorn und das gegenüberliegende Bein nach hinten, bis beide waagerecht sind. Kurz halten, zurückkommen und die Seite wechseln. Die Wiederholungen gelten je Seite.',
    description3:
      'Leichter: nur ein Bein strecken, beide Hände bleiben am Boden.\nSchwerer: Ellbogen und Knie nach jedem Strecken unter dem Körper zusammenführen.',
    materials: 'Matte',
    goal: 'Stabiler Rumpf, ruhiges Becken',
    ...repetitions(3, 8, null),
  },
  {
    id: exerciseIds.deadBug,
    name: 'Dead Bug',
    video: 'dead-bug.mp4',
    description:
      'Leg dich auf den Rücken, Arme senkrecht nach oben, Hüften und Knie im rechten Winkel. Drück den unteren Rücken in die Matte.',
    description2:
      'Senk beim Ausatmen einen Arm nach hinten und streck das gegenüberliegende Bein, bis beide knapp über dem Boden sind. Zurückkommen und die Seite wechseln. Die Wiederholungen gelten je Seite.',
    description3:
      'Leichter: nur die Beine bewegen und mit der Ferse auftippen.\nSchwerer: in jeder Hand ein leichtes Gewicht halten.',
    materials: 'Matte',
    goal: 'Vordere Rumpfkraft',
    ...repetitions(3, [8, 10], 30),
  },
  {
    id: exerciseIds.forearmPlank,
    name: 'Unterarmstütz',
    video: 'unterarmstuetz.mp4',
    description: 'Stütz dich auf Unterarme und Fußspitzen, Ellbogen unter den Schultern.',
    description2:
      'Spann Bauch und Gesäß an, bis Kopf, Becken und Fersen eine Linie bilden, und schieb den Boden mit den Unterarmen weg. Halten und ruhig weiteratmen.',
    description3: 'Leichter: die Knie ablegen.\nSchwerer: abwechselnd einen Fuß anheben.',
    materials: 'Matte',
    goal: 'Körperspannung',
    ...seconds(3, [20, 30], 30),
  },
  {
    id: exerciseIds.kneelingSidePlank,
    name: 'Seitstütz auf den Knien',
    video: 'seitstuetz-knie.mp4',
    description:
      'Leg dich auf die Seite, Ellbogen unter der Schulter, Knie angewinkelt und übereinander. Die obere Hand liegt an der Hüfte.',
    description2:
      'Heb das Becken, bis Kopf, Becken und Knie eine Linie bilden. Halten und ruhig weiteratmen. Wechsle nach jedem Satz die Seite, drei Sätze je Seite.',
    description3:
      'Leichter: die obere Hand vor dem Körper aufstützen.\nSchwerer: das obere Bein strecken und anheben.',
    materials: 'Matte',
    goal: 'Seitliche Rumpfkraft',
    ...secondsOnEachSide(3, [10, 15], 15),
  },
  {
    id: exerciseIds.sidePlank,
    name: 'Seitstütz',
    video: 'seitstuetz.mp4',
    description:
      'Leg dich auf die Seite, Ellbogen unter der Schulter, Füße übereinander. Die obere Hand liegt an der Hüfte.',
    description2:
      'Heb das Becken, bis Kopf, Becken und Füße eine Linie bilden. Halten und ruhig weiteratmen. Wechsle nach jedem Satz die Seite, zwei Sätze je Seite.',
    description3: 'Leichter: die Füße hintereinander aufsetzen.\nSchwerer: das obere Bein anheben.',
    materials: 'Matte',
    goal: 'Seitliche Rumpfkraft',
    ...secondsOnEachSide(2, [20, 30], 15),
  },
  {
    id: exerciseIds.pushUp,
    name: 'Liegestütz',
    video: 'liegestuetz.mp4',
    description:
      'Stütz dich auf Hände und Fußspitzen, Hände etwas breiter als die Schultern, Finger nach vorn. Kopf, Becken und Fersen bilden eine Linie.',
    description2:
      'Senk den Körper, bis die Brust knapp über dem Boden ist, und drück dich wieder hoch. Die Ellbogen zeigen schräg nach hinten, der Rücken bleibt gerade.',
    description3: 'Leichter: die Hände auf eine Bank stützen.\nSchwerer: die Füße auf eine Bank stellen.',
    materials: 'Matte',
    goal: 'Kraft in Brust und Armen, stabiler Rumpf',
    ...repetitions(3, [8, 12], 60),
  },
];
