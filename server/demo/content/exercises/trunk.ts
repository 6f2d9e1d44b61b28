import { onEachSide, repetitions, seconds, type UnsortedExercise } from '../doses';
import { exerciseIds } from '../exerciseIds';

/** Exercises for trunk and shoulder girdle. */
export const trunkExercises: UnsortedExercise[] = [
  {
    id: exerciseIds.birdDog,
    name: 'Arm und Bein strecken (Bird Dog)',
    video: 'bird-dog.mp4',
    description:
      'Geh in den Vierfüßlerstand, Hände unter den Schultern, Knie unter den Hüften. Spann den Bauch an.',
    description2:
      'Streck einen Arm nach vorn und das gegenüberliegende Bein nach hinten, bis beide waagerecht sind. Kurz halten und zurückkommen. Wechsle nach jeder Wiederholung die Seite, gezählt werden alle.',
    description3:
      'Leichter: nur ein Bein strecken, beide Hände bleiben am Boden.\nSchwerer: ein dritter Satz, später Ellbogen und Knie nach jedem Strecken unter dem Körper zusammenführen.',
    materials: 'Matte',
    goal: 'Stabiler Rumpf, ruhiges Becken',
    ...repetitions(2, 16, null),
  },
  {
    id: exerciseIds.deadBug,
    name: 'Käfer (Dead Bug)',
    video: 'dead-bug.mp4',
    description:
      'Leg dich auf den Rücken, Arme senkrecht nach oben, Hüften und Knie im rechten Winkel. Drück den unteren Rücken in die Matte.',
    description2:
      'Senk beim Ausatmen einen Arm nach hinten und streck das gegenüberliegende Bein, bis beide knapp über dem Boden sind. Komm zurück. Wechsle nach jeder Wiederholung die Seite, gezählt werden alle.',
    description3:
      'Leichter: nur die Beine bewegen und mit der Ferse auftippen.\nSchwerer: ein dritter Satz, später in jeder Hand ein leichtes Gewicht halten.\nMit 12 bis 16 Jahren: 2 × 16 Wiederholungen, zuerst nur mit den Beinen.',
    materials: 'Matte',
    goal: 'Vordere Rumpfkraft',
    ...repetitions(2, [16, 20], 30),
  },
  {
    id: exerciseIds.forearmPlank,
    name: 'Unterarmstütz',
    video: 'unterarmstuetz.mp4',
    description: 'Stütz dich auf Unterarme und Fußspitzen, Ellbogen unter den Schultern.',
    description2:
      'Spann Bauch und Gesäß an, bis Kopf, Becken und Fersen eine Linie bilden, und schieb den Boden mit den Unterarmen weg. Halten und ruhig weiteratmen.',
    description3:
      'Leichter: die Knie ablegen.\nSchwerer: ein dritter Satz, später abwechselnd einen Fuß anheben.\nMit 12 bis 16 Jahren: 2 × 15 bis 20 Sekunden.',
    materials: 'Matte',
    goal: 'Körperspannung',
    ...seconds(2, [20, 30], 30),
  },
  {
    id: exerciseIds.kneelingSidePlank,
    name: 'Seitstütz auf den Knien',
    video: 'seitstuetz-knie.mp4',
    description:
      'Leg dich auf die Seite, Ellbogen unter der Schulter, Knie angewinkelt und übereinander. Die obere Hand liegt an der Hüfte.',
    description2:
      'Heb das Becken, bis Kopf, Becken und Knie eine Linie bilden. Halten und ruhig weiteratmen.',
    description3:
      'Leichter: die obere Hand vor dem Körper aufstützen.\nSchwerer: ein dritter Satz, später das obere Bein strecken und anheben.',
    materials: 'Matte',
    goal: 'Seitliche Rumpfkraft',
    ...onEachSide(seconds(2, [10, 15], 15)),
  },
  {
    id: exerciseIds.sidePlank,
    name: 'Seitstütz',
    video: 'seitstuetz.mp4',
    description:
      'Leg dich auf die Seite, Ellbogen unter der Schulter, Füße übereinander. Die obere Hand liegt an der Hüfte.',
    description2:
      'Heb das Becken, bis Kopf, Becken und Füße eine Linie bilden. Halten und ruhig weiteratmen.',
    description3:
      'Leichter: die Füße hintereinander aufsetzen.\nSchwerer: ein dritter Satz, später das obere Bein anheben.\nMit 12 bis 16 Jahren: 2 × 15 bis 20 Sekunden je Seite.',
    materials: 'Matte',
    goal: 'Seitliche Rumpfkraft',
    ...onEachSide(seconds(2, [20, 30], 15)),
  },
  {
    id: exerciseIds.pushUp,
    name: 'Liegestütz',
    video: 'liegestuetz.mp4',
    description:
      'Stütz dich mit den Händen auf eine feste Bank, etwas breiter als die Schultern, die Füße am Boden. Kopf, Becken und Fersen bilden eine Linie.',
    description2:
      'Senk den Körper, bis die Brust knapp über der Bank ist, und drück dich wieder hoch. Die Ellbogen zeigen schräg nach hinten, der Rücken bleibt gerade. Das Video zeigt die schwerere Form am Boden.',
    description3:
      'Leichter: die Hände an eine Wand stützen.\nSchwerer: ein dritter Satz, später die Hände am Boden.\nMit 12 bis 16 Jahren: 2 × 6 bis 8 Wiederholungen.',
    materials: 'Bank, Matte',
    goal: 'Kraft in Brust und Armen, stabiler Rumpf',
    ...repetitions(2, [8, 12], 60),
  },
  {
    id: exerciseIds.bandRow,
    name: 'Rudern mit Band',
    video: 'rudern-band.mp4',
    description:
      'Häng ein langes Band auf Bauchhöhe um eine Stange oder einen Pfosten. Nimm ein Ende in jede Hand und geh zurück, bis das Band bei gestreckten Armen leicht gespannt ist. Füße hüftbreit, Knie leicht gebeugt.',
    description2:
      'Zieh die Ellbogen dicht am Körper nach hinten, bis die Hände an den unteren Rippen sind. Die Schultern bleiben tief, der Oberkörper bleibt aufrecht. Kurz halten und die Arme langsam wieder strecken.',
    description3:
      'Leichter: näher an die Stange stellen.\nSchwerer: ein dritter Satz, später ein stärkeres Band.\nMit 12 bis 16 Jahren: 2 × 8 bis 10 Wiederholungen.',
    materials: 'Band, Stange',
    goal: 'Kraft im oberen Rücken, aufrechte Haltung',
    ...repetitions(2, 12, 45),
  },
];
