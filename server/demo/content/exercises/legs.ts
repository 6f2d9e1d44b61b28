import { metres, repetitions, seconds, type UnsortedExercise } from '../doses';
import { exerciseIds } from '../exerciseIds';

/** Exercises for hips, legs and balance. */
export const legExercises: UnsortedExercise[] = [
  {
    id: exerciseIds.gluteBridge,
    name: 'Glute Bridge',
    video: 'glute-bridge.mp4',
    description: 'Leg dich auf den Rücken, Füße hüftbreit aufgestellt, Arme neben dem Körper.',
    description2:
      'Spann das Gesäß an und heb das Becken, bis Schultern, Becken und Knie eine Linie bilden. Kurz halten und langsam wieder senken.',
    description3: 'Ein Bein strecken und das Becken waagerecht halten.',
    materials: 'Matte',
    goal: 'Kraft in Gesäß und Oberschenkelrückseite',
    ...repetitions(3, [12, 15], 30),
  },
  {
    id: exerciseIds.monsterWalk,
    name: 'Monster Walk',
    video: 'monster-walk.mp4',
    description:
      'Leg das Band um die Knöchel und geh leicht in die Hocke, Füße hüftbreit, Hände vor der Brust.',
    description2:
      'Geh mit kleinen Schritten zur Seite und halt das Band auf Spannung. Die Knie bleiben über den Füßen, der Oberkörper bleibt ruhig. Wechsle nach jedem Satz die Richtung.',
    description3: 'Ein stärkeres Band nehmen oder tiefer in die Hocke gehen.',
    materials: 'Miniband',
    goal: 'Seitliche Hüftkraft, stabile Knie',
    ...metres(2, 10, 30),
  },
  {
    id: exerciseIds.singleLegStance,
    name: 'Einbeinstand',
    video: 'einbeinstand.mp4',
    description: 'Stell dich aufrecht hin, Füße hüftbreit, Blick geradeaus.',
    description2:
      'Heb ein Knie auf Hüfthöhe und halt mit den Armen das Gleichgewicht. Das Standbein ist leicht gebeugt, das Knie bleibt über dem Fuß. Wechsle nach jedem Satz die Seite.',
    description3: 'Die Augen schließen oder auf einem Kissen stehen.',
    materials: 'Keine',
    goal: 'Gleichgewicht, stabiles Sprunggelenk',
    ...seconds(4, [30, 45], 15),
  },
  {
    id: exerciseIds.squat,
    name: 'Kniebeuge',
    video: 'kniebeuge.mp4',
    description: 'Stell dich schulterbreit hin, die Fußspitzen zeigen leicht nach außen.',
    description2:
      'Schieb das Gesäß nach hinten und geh in die Hocke, bis die Oberschenkel waagerecht sind. Streck dabei die Arme nach vorn. Die Fersen bleiben am Boden, die Knie über den Füßen. Drück dich wieder hoch.',
    description3: 'Ein Gewicht vor der Brust halten.',
    materials: 'Keine',
    goal: 'Kraft in Beinen und Gesäß',
    ...repetitions(3, [12, 15], 45),
  },
  {
    id: exerciseIds.lunge,
    name: 'Ausfallschritt',
    video: 'ausfallschritt.mp4',
    description: 'Stell dich aufrecht hin, Füße hüftbreit, Hände in die Hüften gestützt.',
    description2:
      'Mach einen großen Schritt nach vorn und senk das hintere Knie bis knapp über den Boden. Der Oberkörper bleibt aufrecht, das vordere Knie über dem Fuß. Drück dich zurück und wechsle die Seite. Die Wiederholungen gelten je Seite.',
    description3: 'In jeder Hand ein Gewicht halten.',
    materials: 'Keine',
    goal: 'Beinkraft und Gleichgewicht',
    ...repetitions(3, 10, 30),
  },
  {
    id: exerciseIds.singleLegDeadlift,
    name: 'Einbeiniges Kreuzheben',
    video: 'kreuzheben-einbeinig.mp4',
    description: 'Stell dich auf ein Bein, das Knie leicht gebeugt, die Arme hängen locker.',
    description2:
      'Neig den Oberkörper mit geradem Rücken nach vorn und streck das freie Bein nach hinten, bis beide fast waagerecht sind. Beide Hüftknochen zeigen zum Boden. Richte dich langsam wieder auf. Die Wiederholungen gelten je Seite.',
    description3: 'Ein Gewicht in der Hand auf der Seite des freien Beins halten.',
    materials: 'Keine',
    goal: 'Kraft und Beweglichkeit der Oberschenkelrückseite, Gleichgewicht',
    ...repetitions(3, [8, 10], 45),
  },
  {
    id: exerciseIds.calfRaise,
    name: 'Wadenheben',
    video: 'wadenheben.mp4',
    description: 'Stell dich aufrecht hin, Füße hüftbreit, Hände in die Hüften gestützt.',
    description2:
      'Drück dich auf die Fußballen hoch, halt oben kurz und senk die Fersen langsam wieder ab. Die Knie bleiben gestreckt.',
    description3: 'Auf einer Stufe die Fersen bis unter die Kante senken, später einbeinig.',
    materials: 'Keine',
    goal: 'Kräftige Waden, bewegliche Sprunggelenke',
    ...repetitions(3, [15, 20], 30),
  },
  {
    id: exerciseIds.squatJump,
    name: 'Sprungkniebeuge',
    video: 'sprungkniebeuge.mp4',
    description: 'Stell dich schulterbreit hin, die Arme hängen locker neben dem Körper.',
    description2:
      'Geh in die halbe Hocke und nimm die Arme nach hinten. Spring kräftig ab und schwing die Arme nach vorn. Lande weich und leise, die Knie über den Füßen. Steh vor dem nächsten Sprung wieder sicher.',
    description3: 'Mehrere Sprünge ohne Zwischenstopp aneinanderreihen.',
    materials: 'Keine',
    goal: 'Sprungkraft und sichere Landung',
    ...repetitions(3, [6, 8], 60),
  },
];
