import { repetitions, seconds, type UnsortedExercise } from '../doses';
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
    description3: 'Jede Endstellung drei Atemzüge lang halten.',
    materials: 'Matte',
    goal: 'Bewegliche Wirbelsäule',
    ...repetitions(2, 10, null),
  },
  {
    id: exerciseIds.hipFlexorStretch,
    name: 'Hüftbeuger dehnen',
    video: 'hueftbeuger-dehnung.mp4',
    description:
      'Knie dich hin und stell einen Fuß nach vorn, beide Knie im rechten Winkel. Stütz die Hände in die Hüften.',
    description2:
      'Spann das Gesäß an und schieb das Becken nach vorn, bis es vorn an der Hüfte des hinteren Beins zieht. Der Oberkörper bleibt aufrecht. Wechsle nach jedem Satz die Seite.',
    description3:
      'Den Arm der gedehnten Seite nach oben strecken und den Oberkörper zur anderen Seite neigen.',
    materials: 'Matte',
    goal: 'Bewegliche Hüfte',
    ...seconds(2, 45, 15),
  },
  {
    id: exerciseIds.wallAngel,
    name: 'Wandengel',
    video: 'wandengel.mp4',
    description:
      'Lehn dich mit Kopf, Rücken und Gesäß an die Wand, die Füße eine Fußlänge davor. Heb die Arme zur Seite, Ellbogen im rechten Winkel, Handrücken an der Wand.',
    description2:
      'Schieb die Arme an der Wand langsam nach oben und wieder zurück. Der untere Rücken bleibt an der Wand.',
    description3: 'Ein leichtes Band zwischen den Händen auf Spannung halten.',
    materials: 'Wand',
    goal: 'Bewegliche Schultern und Brustwirbelsäule',
    ...repetitions(2, 12, null),
  },
];
