import { metres, onEachSide, repetitions, seconds, type UnsortedExercise } from '../doses';
import { exerciseIds } from '../exerciseIds';

/** Exercises for hips, legs and balance; the jump comes before what tires the legs. */
export const legExercises: UnsortedExercise[] = [
  {
    id: exerciseIds.gluteBridge,
    name: 'Beckenheben',
    video: 'glute-bridge.mp4',
    description: 'Leg dich auf den Rücken, Füße hüftbreit aufgestellt, Arme neben dem Körper.',
    description2:
      'Spann das Gesäß an und heb das Becken, bis Schultern, Becken und Knie eine Linie bilden. Kurz halten und langsam wieder senken.',
    description3:
      'Leichter: das Becken nur halb heben.\nSchwerer: ein dritter Satz, später ein Bein strecken und das Becken waagerecht halten.\nMit 12 bis 16 Jahren: 2 × 8 bis 10 Wiederholungen.',
    materials: 'Matte',
    goal: 'Kraft in Gesäß und Oberschenkelrückseite',
    ...repetitions(2, [12, 15], 30),
  },
  {
    id: exerciseIds.sideSteps,
    name: 'Seitschritte mit Band',
    video: 'seitschritt-band.mp4',
    description:
      'Leg das Band über den Knöcheln um die Unterschenkel. Geh leicht in die Hocke, Füße hüftbreit, Hände vor der Brust.',
    description2:
      'Geh mit kleinen Schritten zur Seite. Die Füße bleiben mindestens hüftbreit auseinander und die Knie über den Füßen. Geh erst in die eine Richtung, dann in die andere.',
    description3:
      'Leichter: das Band über die Knie ziehen.\nSchwerer: ein dritter Satz, später ein stärkeres Band.\nMit 12 bis 16 Jahren: 2 × 8 Meter je Seite.',
    materials: 'Miniband',
    goal: 'Seitliche Hüftkraft, stabile Knie',
    ...onEachSide(metres(2, 10, 30)),
  },
  {
    id: exerciseIds.monsterWalk,
    name: 'Diagonalschritte mit Band',
    video: 'monster-walk.mp4',
    description:
      'Leg das Band über den Knöcheln um die Unterschenkel. Geh leicht in die Hocke, Füße hüftbreit, Hände vor der Brust.',
    description2:
      'Geh mit abwechselnden Schritten schräg nach vorn außen, im zweiten Satz schräg nach hinten. Das Band bleibt auf Spannung, die Knie bleiben über den Füßen.',
    description3:
      'Leichter: das Band über die Knie ziehen.\nSchwerer: ein dritter Satz, später ein stärkeres Band.\nMit 12 bis 16 Jahren: 2 × 8 Meter.',
    materials: 'Miniband',
    goal: 'Kräftige Hüften, stabile Knie',
    ...metres(2, 10, 30),
  },
  {
    id: exerciseIds.singleLegStance,
    name: 'Einbeinstand',
    video: 'einbeinstand.mp4',
    description: 'Stell dich aufrecht hin, Füße hüftbreit, Blick geradeaus.',
    description2:
      'Heb ein Knie auf Hüfthöhe und halt mit den Armen das Gleichgewicht. Das Standbein ist leicht gebeugt, das Knie bleibt über dem Fuß.',
    description3:
      'Leichter: die Fingerspitzen an eine Wand legen.\nSchwerer: ein dritter Satz, später die Augen schließen oder auf einem Kissen stehen.\nMit 12 bis 16 Jahren: 2 × 20 Sekunden je Seite.',
    materials: 'Keine',
    goal: 'Gleichgewicht, stabiles Sprunggelenk',
    ...onEachSide(seconds(2, [30, 45], 15)),
  },
  {
    id: exerciseIds.marchBand,
    name: 'Knieheben mit Band',
    video: 'knieheben-band.mp4',
    description:
      'Leg das Band um die Mitte beider Füße. Stell dich aufrecht hin, Füße hüftbreit, Hände in die Hüften gestützt.',
    description2:
      'Zieh ein Knie gegen das Band bis auf Hüfthöhe, die Zehen zeigen nach oben. Das Standbein bleibt gestreckt, der Oberkörper aufrecht. Senk den Fuß langsam. Wechsle nach jeder Wiederholung die Seite, gezählt werden alle.',
    description3:
      'Leichter: die Fingerspitzen an eine Wand legen.\nSchwerer: ein dritter Satz, später oben drei Sekunden lang halten.\nMit 12 bis 16 Jahren: 2 × 16 Wiederholungen.',
    materials: 'Miniband',
    goal: 'Kraft zum Heben des Knies, sicherer Stand',
    ...repetitions(2, [16, 20], 30),
  },
  {
    id: exerciseIds.squatJump,
    name: 'Sprungkniebeuge',
    video: 'sprungkniebeuge.mp4',
    description: 'Stell dich schulterbreit hin, die Arme hängen locker neben dem Körper.',
    description2:
      'Geh in die halbe Hocke und nimm die Arme nach hinten. Spring kräftig ab und schwing die Arme nach vorn. Lande weich und leise, die Knie über den Füßen. Steh vor dem nächsten Sprung wieder sicher.',
    description3:
      'Leichter: flach springen und jede Landung zwei Sekunden lang halten.\nSchwerer: ein dritter Satz, später mehrere Sprünge ohne Zwischenstopp aneinanderreihen.\nMit 12 bis 16 Jahren: 2 × 5 Wiederholungen.',
    materials: 'Keine',
    goal: 'Sprungkraft und sichere Landung',
    ...repetitions(2, 6, 90),
  },
  {
    id: exerciseIds.squat,
    name: 'Kniebeuge',
    video: 'kniebeuge.mp4',
    description: 'Stell dich schulterbreit hin, die Fußspitzen zeigen leicht nach außen.',
    description2:
      'Schieb das Gesäß nach hinten und geh in die Hocke, bis die Oberschenkel waagerecht sind. Streck dabei die Arme nach vorn. Die Fersen bleiben am Boden, die Knie über den Füßen. Drück dich wieder hoch.',
    description3:
      'Leichter: die Fersen auf ein Brett stellen oder auf einen Stuhl setzen und aufstehen.\nSchwerer: ein dritter Satz, später ein Gewicht vor der Brust halten.\nMit 12 bis 16 Jahren: 2 × 8 bis 10 Wiederholungen.',
    materials: 'Keine',
    goal: 'Kraft in Beinen und Gesäß',
    ...repetitions(2, [12, 15], 45),
  },
  {
    id: exerciseIds.lunge,
    name: 'Ausfallschritt',
    video: 'ausfallschritt.mp4',
    description: 'Stell dich aufrecht hin, Füße hüftbreit, Hände in die Hüften gestützt.',
    description2:
      'Mach einen großen Schritt nach vorn und senk das hintere Knie bis knapp über den Boden. Der Oberkörper bleibt aufrecht, das vordere Knie über dem Fuß. Drück dich zurück. Wechsle nach jeder Wiederholung die Seite, gezählt werden alle.',
    description3:
      'Leichter: den Schritt nach hinten machen.\nSchwerer: ein dritter Satz, später in jeder Hand ein Gewicht halten.',
    materials: 'Keine',
    goal: 'Beinkraft und Gleichgewicht',
    ...repetitions(2, [16, 20], 30),
  },
  {
    id: exerciseIds.singleLegDeadlift,
    name: 'Einbeiniges Kreuzheben',
    video: 'kreuzheben-einbeinig.mp4',
    description: 'Stell dich auf ein Bein, das Knie leicht gebeugt, die Arme hängen locker.',
    description2:
      'Neig den Oberkörper mit geradem Rücken nach vorn und streck das freie Bein nach hinten, bis beide fast waagerecht sind. Beide Hüftknochen zeigen zum Boden. Richte dich langsam wieder auf. Mach erst alle Wiederholungen auf einer Seite.',
    description3:
      'Leichter: eine Hand an die Wand legen.\nSchwerer: ein dritter Satz, später ein Gewicht in der Hand auf der Seite des freien Beins halten.\nMit 12 bis 16 Jahren: 2 × 8 Wiederholungen je Seite, ohne Gewicht.',
    materials: 'Keine',
    goal: 'Kraft und Beweglichkeit der Oberschenkelrückseite, Gleichgewicht',
    ...onEachSide(repetitions(2, [8, 10], 45)),
  },
  {
    id: exerciseIds.calfRaise,
    name: 'Wadenheben',
    video: 'wadenheben.mp4',
    description: 'Stell dich aufrecht hin, Füße hüftbreit, Hände in die Hüften gestützt.',
    description2:
      'Drück dich auf die Fußballen hoch, halt oben kurz und senk die Fersen langsam wieder ab. Die Knie bleiben gestreckt.',
    description3:
      'Leichter: die Hände an eine Wand stützen.\nSchwerer: ein dritter Satz, später auf einem Bein.\nMit 12 bis 16 Jahren: 2 × 8 bis 10 Wiederholungen.',
    materials: 'Keine',
    goal: 'Kräftige Waden, sicherer Stand',
    ...repetitions(2, [15, 20], 30),
  },
];
