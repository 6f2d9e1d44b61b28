/** A weak point: the one answer that is not the best, the plan that it leads to, and why. */
export type WeakPoint = [answer: string, plan: string[], why: string];

/**
 * What each answer leads to when all others are the best, as a physiotherapist reads it. Left and right are one row. A
 * yes/no question stands for its 'no'; the answer of a range question follows it after a colon.
 */
export const weakPoints: Record<string, WeakPoint[]> = {
  Überkopfkniebeuge: [
    [
      'Die Fersen bleiben am Boden',
      ['Knie zur Wand', 'Kniebeuge'],
      'The ankle does not bend far enough. Stronger calves or jumps would not change that.',
    ],
    [
      'Die Knie bleiben über den Füßen',
      ['Seitschritte mit Band', 'Beckenheben', 'Kniebeuge'],
      'The hip does not hold the knees apart: abductors, then gluteus, then the squat itself.',
    ],
    [
      'Der Stab bleibt über den Füßen',
      ['Wandengel', 'Brustwirbelsäule drehen', 'Rudern mit Band'],
      'The arms do not stay above the head: shoulders, then the thoracic spine, then the back that holds them.',
    ],
    [
      'Der Oberkörper ist so schräg wie die Schienbeine',
      ['Brustwirbelsäule drehen', 'Wandengel', 'Knie zur Wand', 'Kniebeuge'],
      'With the stick above the feet, it is the thoracic spine that does not extend; next comes the ankle.',
    ],
    [
      'Wie tief ist die Hocke?: Oberschenkel waagerecht',
      ['Kniebeuge', 'Knie zur Wand'],
      'Deep squats come from squatting, and from ankles that let the knees go forward.',
    ],
    [
      'Wie tief ist die Hocke?: Höchstens eine Handbreit über waagerecht',
      ['Kniebeuge', 'Knie zur Wand'],
      'The same.',
    ],
    [
      'Wie tief ist die Hocke?: Höher',
      ['Kniebeuge', 'Knie zur Wand'],
      'The same: the squat begins in its easier form, with the heels on a board or on a chair.',
    ],
  ],
  'Ausfallschritt in einer Linie': [
    [
      'Das Knie bleibt über dem Fuß',
      ['Seitschritte mit Band', 'Beckenheben'],
      'The hip does not guide the knee when the body moves forward.',
    ],
    [
      'Die vordere Ferse bleibt am Boden',
      ['Knie zur Wand', 'Hüftbeuger dehnen'],
      'The front ankle does not bend far enough; a stiff rear hip pushes the body forward.',
    ],
    [
      'Der Stab bleibt an Kopf, Rücken und Kreuzbein',
      ['Hüftbeuger dehnen', 'Wandengel'],
      'The rear hip pulls the back hollow, or the thoracic spine bends.',
    ],
    [
      'Beide Füße bleiben auf der Linie',
      ['Ausfallschritt', 'Einbeinstand', 'Wadenheben'],
      'Balance on a narrow base: the movement itself, in its easier form, and one leg at a time.',
    ],
    [
      'Wie tief kommt das hintere Knie?: Bis eine Handbreit darüber',
      ['Ausfallschritt', 'Hüftbeuger dehnen'],
      'Nearly there: practise it, and loosen the rear hip.',
    ],
    [
      'Wie tief kommt das hintere Knie?: Höher als eine Handbreit',
      ['Hüftbeuger dehnen', 'Ausfallschritt', 'Knie zur Wand'],
      'Range before strength: the rear hip, then the lunge, then the front ankle.',
    ],
  ],
  Hürdenschritt: [
    [
      'Beide Beine bleiben gerade',
      ['Seitschritte mit Band', 'Beckenheben'],
      'The leg turns while it steps: hip control in steps, then strength.',
    ],
    [
      'Der Stab bleibt waagerecht',
      ['Seitschritte mit Band', 'Seitstütz auf den Knien', 'Einbeinstand'],
      'The pelvis drops on the free side: abductors of the standing leg, then the side of the trunk.',
    ],
    [
      'Der Oberkörper bleibt ruhig',
      ['Seitstütz auf den Knien', 'Käfer (Dead Bug)'],
      'The trunk must hold still while one leg moves: its side, then its front.',
    ],
    [
      'Der Fuß des Standbeins bleibt ruhig stehen',
      ['Einbeinstand', 'Einbeiniges Kreuzheben', 'Wadenheben'],
      'Balance on one leg, still and then moving; the calf steadies the foot.',
    ],
    [
      'Wie kommt der Fuß über die Schnur?: Mit Berührung',
      ['Knieheben mit Band', 'Einbeinstand'],
      'A toe that catches: the knee is not lifted high enough. Lifting it is trained, standing on the other leg.',
    ],
    [
      'Wie kommt der Fuß über die Schnur?: Gleichgewicht verloren',
      ['Einbeinstand', 'Seitschritte mit Band', 'Beckenheben'],
      'Standing on one leg comes first, in its easier form at a wall; then the hips.',
    ],
  ],
  Schulterbeweglichkeit: [
    [
      'Der Rücken bleibt aufrecht',
      ['Wandengel', 'Rudern mit Band', 'Käfer (Dead Bug)'],
      'The lower back gives way for the shoulders: they get room, the upper back gets strength.',
    ],
    [
      'Der Kopf bleibt gerade',
      ['Wandengel', 'Rudern mit Band', 'Brustwirbelsäule drehen'],
      'The head stays at the wall while the arms move; the upper back holds it there.',
    ],
    [
      'Beide Schultern bleiben auf gleicher Höhe',
      ['Rudern mit Band', 'Liegestütz'],
      'Pulling and pressing with both arms alike, the shoulders low.',
    ],
    [
      'Wie groß ist der Abstand der Fäuste?: Bis zu anderthalb Handlängen',
      ['Brustwirbelsäule drehen', 'Wandengel'],
      'A little more rotation of the thoracic spine is what is missing.',
    ],
    [
      'Wie groß ist der Abstand der Fäuste?: Über anderthalb Handlängen',
      ['Wandengel', 'Brustwirbelsäule drehen', 'Katze-Kuh'],
      'The shoulder itself first, then the whole thoracic spine.',
    ],
  ],
  'Aktives Beinheben': [
    [
      'Das gehobene Bein bleibt gestreckt',
      ['Aktives Beinsenken im Wechsel', 'Einbeiniges Kreuzheben'],
      'Length behind the thigh, actively; then under load.',
    ],
    [
      'Das andere Bein bleibt am Boden',
      ['Hüftbeuger dehnen', 'Aktives Beinsenken im Wechsel', 'Käfer (Dead Bug)'],
      'The hip flexor of the lying leg is short.',
    ],
    [
      'Der untere Rücken bleibt ruhig liegen',
      ['Käfer (Dead Bug)', 'Aktives Beinsenken im Wechsel', 'Beckenheben'],
      'The trunk does not hold the pelvis while a leg moves.',
    ],
    [
      'Wo kreuzt der Stab das liegende Bein?: Von der Mitte bis zum Knie',
      ['Einbeiniges Kreuzheben', 'Aktives Beinsenken im Wechsel'],
      'Nearly there: length behind the thigh under load, and actively.',
    ],
    [
      'Wo kreuzt der Stab das liegende Bein?: Unterhalb des Knies',
      ['Aktives Beinsenken im Wechsel', 'Einbeiniges Kreuzheben', 'Hüftbeuger dehnen'],
      'Length without load first; the other hip lets the leg go higher.',
    ],
  ],
  Rotationsstabilität: [
    [
      'Der Rücken hängt beim Strecken nicht durch',
      ['Arm und Bein strecken (Bird Dog)', 'Unterarmstütz'],
      'The same position, crosswise and therefore easier.',
    ],
    [
      'Der Stab bleibt auf dem Becken liegen',
      ['Arm und Bein strecken (Bird Dog)', 'Seitstütz auf den Knien'],
      'Against rotation, on all fours and on the side.',
    ],
    [
      'Der stützende Arm bleibt gestreckt',
      ['Liegestütz', 'Unterarmstütz'],
      'The arm does not carry: pressing, on a bench, and supporting.',
    ],
    [
      'Hand und Knie am Boden rutschen nicht',
      ['Arm und Bein strecken (Bird Dog)', 'Seitstütz auf den Knien'],
      'The same position, crosswise; then the side.',
    ],
    [
      'Wie gelingt die Bewegung?: Gleiche Seite, ohne Berührung',
      ['Arm und Bein strecken (Bird Dog)', 'Seitstütz'],
      'The harder form brings elbow and knee together. Strong enough for the full side support.',
    ],
    [
      'Wie gelingt die Bewegung?: Nur über Kreuz',
      ['Arm und Bein strecken (Bird Dog)', 'Seitstütz auf den Knien'],
      'Crosswise until it is steady; the side from the knees.',
    ],
    [
      'Wie gelingt die Bewegung?: Auch über Kreuz nicht',
      ['Arm und Bein strecken (Bird Dog)', 'Seitstütz auf den Knien'],
      'In its easier form, one leg only; then the side.',
    ],
  ],
  'Rumpfstabilität im Liegestütz': [
    [
      'Brust und Becken heben gleichzeitig ab',
      ['Unterarmstütz', 'Käfer (Dead Bug)', 'Liegestütz'],
      'The body is no unit: hold it first, press last.',
    ],
    [
      'Der untere Rücken bleibt gerade',
      ['Käfer (Dead Bug)', 'Unterarmstütz', 'Beckenheben'],
      'The front of the trunk does not hold the pelvis.',
    ],
    [
      'Beide Arme strecken sich gleichzeitig',
      ['Liegestütz', 'Rudern mit Band'],
      'Press evenly, on a bench; pull evenly.',
    ],
    [
      'Wo liegen die Daumen, wenn es gelingt?: Auf Höhe des Kinns',
      ['Liegestütz', 'Unterarmstütz'],
      'The body is a unit; strength is missing.',
    ],
    [
      'Wo liegen die Daumen, wenn es gelingt?: Auf Höhe des Schlüsselbeins',
      ['Liegestütz', 'Unterarmstütz'],
      'The same, and more of it.',
    ],
    [
      'Wo liegen die Daumen, wenn es gelingt?: Es gelingt nicht',
      ['Unterarmstütz', 'Käfer (Dead Bug)', 'Liegestütz'],
      'Hold first, press last and on a bench.',
    ],
  ],
};

/** The exercises that no answer leads to, but the basis list does. */
export const onlyOnTheBasisList = ['Diagonalschritte mit Band'];

/** The exercises that no plan has: a jump belongs to a screening that looks at landings. */
export const inNoPlan = ['Sprungkniebeuge'];
