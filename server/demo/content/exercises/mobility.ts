import { onEachSide, repetitions, seconds, type UnsortedExercise } from '../doses';
import { exerciseIds } from '../exerciseIds';

/** Exercises for spine, hips and shoulders. */
export const mobilityExercises: UnsortedExercise[] = [
  {
    id: exerciseIds.catCow,
    name: 'Katze-Kuh',
    video: 'katze-kuh.mp4',
    description: 'Geh in den Vierfüßlerstand, Hände unter den Schultern, Knie unter den Hüften.',
    description2:
      'Mach den Rücken beim Ausatmen rund und zieh das Kinn zur Brust. Lass ihn beim Einatmen langsam durchhängen und heb den Blick nach vorn.',
    description3:
      'Leichter: die Bewegung klein halten.\nSchwerer: jede Endstellung drei Atemzüge lang halten.\nMit 12 bis 16 Jahren: 2 × 8 Wiederholungen.',
    materials: 'Matte',
    goal: 'Bewegliche Wirbelsäule',
    ...repetitions(2, 10, null),
  },
  {
    id: exerciseIds.thoracicRotation,
    name: 'Brustwirbelsäule drehen',
    video: 'bws-rotation.mp4',
    description:
      'Geh in den Vierfüßlerstand, Hände unter den Schultern, Knie unter den Hüften. Leg eine Hand an den Hinterkopf.',
    description2:
      'Dreh den Ellbogen zum Stützarm und dann so weit nach oben, wie das Becken ruhig bleibt. Der Blick folgt dem Ellbogen. Mach erst alle Wiederholungen auf einer Seite.',
    description3:
      'Leichter: mit angewinkelten Knien auf der Seite liegen und den oberen Arm nach hinten öffnen.\nSchwerer: oben zwei Atemzüge lang halten.\nMit 12 bis 16 Jahren: 2 × 8 Wiederholungen je Seite.',
    materials: 'Matte',
    goal: 'Bewegliche Brustwirbelsäule',
    ...onEachSide(repetitions(2, 10, null)),
  },
  {
    id: exerciseIds.kneeToWall,
    name: 'Knie zur Wand',
    video: 'knie-zur-wand.mp4',
    description:
      'Knie dich vor eine Wand, einen Pfosten oder einen Baum und stell einen Fuß gerade nach vorn, etwa eine Handbreit davor. Stütz dich mit beiden Händen ab.',
    description2:
      'Schieb das vordere Knie gerade über den Fuß nach vorn, bis es die Wand berührt. Die Ferse bleibt fest am Boden. Komm langsam zurück. Mach erst alle Wiederholungen auf einer Seite.',
    description3:
      'Leichter: den Fuß näher an die Wand stellen.\nSchwerer: den Fuß weiter weg stellen, solange die Ferse am Boden bleibt.\nMit 12 bis 16 Jahren: 2 × 8 Wiederholungen je Seite, ein Kissen unter dem hinteren Knie.',
    materials: 'Wand, Pfosten oder Baum, Matte',
    goal: 'Bewegliche Sprunggelenke',
    ...onEachSide(repetitions(2, 10, null)),
  },
  {
    id: exerciseIds.hipFlexorStretch,
    name: 'Hüftbeuger dehnen',
    video: 'hueftbeuger-dehnung.mp4',
    description:
      'Knie dich hin und stell einen Fuß nach vorn, beide Knie im rechten Winkel. Leg die Hände auf den vorderen Oberschenkel.',
    description2:
      'Kipp zuerst das Becken nach hinten: Spann Gesäß und Bauch an, als würdest du den Gürtel vorn hochziehen. Schieb dann das Becken nach vorn, bis es vorn an der Hüfte des hinteren Beins zieht. Der Oberkörper bleibt aufrecht.',
    description3:
      'Leichter: ein Kissen unter das Knie legen und nur das Becken kippen.\nSchwerer: den Arm der gedehnten Seite nach oben strecken und den Oberkörper zur anderen Seite neigen.\nMit 12 bis 16 Jahren: 2 × 20 Sekunden je Seite, ein Kissen unter dem Knie.',
    materials: 'Matte',
    goal: 'Bewegliche Hüfte',
    ...onEachSide(seconds(2, 45, 15)),
  },
  {
    id: exerciseIds.legLowering,
    name: 'Aktives Beinsenken im Wechsel',
    video: 'beinheben-aktiv.mp4',
    description:
      'Leg dich auf den Rücken, Arme neben dem Körper. Streck beide Beine nach oben, die Fußspitzen sind angezogen.',
    description2:
      'Senk ein Bein gestreckt bis knapp über den Boden und heb es wieder, das andere bleibt gestreckt oben. Der untere Rücken bleibt auf der Matte. Wechsle nach jeder Wiederholung die Seite, gezählt werden alle.',
    description3:
      'Leichter: das obere Bein an einen Türrahmen lehnen.\nSchwerer: ein dritter Satz, später für das Senken fünf Sekunden Zeit lassen.',
    materials: 'Matte',
    goal: 'Bewegliche Oberschenkelrückseite, ruhiges Becken',
    ...repetitions(2, [12, 16], 30),
  },
  {
    id: exerciseIds.wallAngel,
    name: 'Wandengel',
    video: 'wandengel.mp4',
    description:
      'Lehn dich mit Kopf, Rücken und Gesäß an die Wand, die Füße eine Fußlänge davor. Heb die Arme zur Seite, Ellbogen im rechten Winkel, die Hände so nah an der Wand, wie es geht.',
    description2:
      'Schieb die Arme langsam nach oben und wieder zurück. Lass den unteren Rücken an der Wand, auch wenn die Hände sich von ihr lösen.',
    description3:
      'Leichter: auf dem Rücken am Boden liegen.\nSchwerer: Ellbogen, Unterarme und Handrücken bleiben die ganze Zeit an der Wand.\nMit 12 bis 16 Jahren: 2 × 8 Wiederholungen.',
    materials: 'Wand',
    goal: 'Bewegliche Schultern und Brustwirbelsäule',
    ...repetitions(2, 12, null),
  },
];
