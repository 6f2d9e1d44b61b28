/** A weak point: the one answer that is not the best, the plan that it leads to, and why. */
export type WeakPoint = [answer: string, plan: string[], why: string];

/**
 * What each answer leads to when all others are the best, as a physiotherapist reads it. Right and left are one row. A
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
      ['Seitschritte mit Band', 'Glute Bridge', 'Knie zur Wand', 'Kniebeuge'],
      'The hip does not hold the knees apart: abductors, then gluteus. A stiff ankle lets knees fall inwards, too.',
    ],
    [
      'Der Stab bleibt über den Füßen',
      ['Wandengel', 'BWS-Rotation im Vierfüßler', 'Katze-Kuh'],
      'The arms do not stay above the head: shoulders, then the thoracic spine.',
    ],
    [
      'Der Oberkörper bleibt aufrecht',
      ['BWS-Rotation im Vierfüßler', 'Wandengel', 'Knie zur Wand', 'Kniebeuge'],
      'With the stick above the feet, it is the thoracic spine that does not extend; next comes the ankle.',
    ],
    [
      'Ohne Schmerzen',
      ['Katze-Kuh', 'Glute Bridge'],
      'Nothing that bends the knees or lifts the arms under load.',
    ],
    [
      'Wie tief ist die Hocke?: Oberschenkel waagerecht',
      ['Kniebeuge', 'Knie zur Wand'],
      'Deep squats come from squatting, and from ankles that let the knees go forward.',
    ],
    [
      'Wie tief ist die Hocke?: Etwas höher als waagerecht',
      ['Kniebeuge', 'Knie zur Wand', 'Glute Bridge'],
      'The same, with more strength of the hips.',
    ],
    [
      'Wie tief ist die Hocke?: Deutlich höher als waagerecht',
      ['Kniebeuge', 'Knie zur Wand', 'Glute Bridge'],
      'The same: the squat begins in its easier form, on a chair.',
    ],
  ],
  Hürdenschritt: [
    [
      'Hüfte, Knie und Fuß bleiben in einer Linie',
      ['Monster Walk', 'Seitschritte mit Band', 'Glute Bridge'],
      'The leg turns while it steps: hip control in steps, then strength.',
    ],
    [
      'Der Stab bleibt waagerecht',
      ['Seitschritte mit Band', 'Seitstütz auf den Knien', 'Einbeinstand'],
      'The pelvis drops on the free side: abductors of the standing leg, then the side of the trunk.',
    ],
    [
      'Der Oberkörper bleibt ruhig',
      ['Dead Bug', 'Bird Dog', 'Einbeinstand'],
      'The trunk must hold still while one leg moves, first lying, then on all fours, then standing.',
    ],
    [
      'Das Gleichgewicht bleibt sicher',
      ['Einbeinstand', 'Einbeiniges Kreuzheben', 'Seitschritte mit Band', 'Wadenheben'],
      'Balance on one leg, still and then moving; calves and hips steady the standing leg.',
    ],
    ['Ohne Schmerzen', ['Dead Bug', 'BWS-Rotation im Vierfüßler'], 'No load on a standing leg.'],
    [
      'Wie kommt der Fuß über die Hürde?: Knapp, aber ohne Berührung',
      ['Einbeinstand', 'Hüftbeuger dehnen'],
      'One leg stands, the other knee is lifted to the hip: the step itself. The standing hip must extend.',
    ],
    [
      'Wie kommt der Fuß über die Hürde?: Mit Berührung',
      ['Einbeinstand', 'Hüftbeuger dehnen', 'Aktives Beinsenken im Wechsel'],
      'The same, and a lifted leg needs length behind the thigh.',
    ],
    [
      'Wie kommt der Fuß über die Hürde?: Nur mit Festhalten',
      ['Einbeinstand', 'Seitschritte mit Band', 'Glute Bridge'],
      'Standing on one leg comes first, in its easier form at a wall; then the hips.',
    ],
  ],
  'Ausfallschritt in einer Linie': [
    [
      'Das vordere Knie bleibt über dem Fuß',
      ['Monster Walk', 'Seitschritte mit Band', 'Glute Bridge'],
      'The hip does not guide the knee when the body moves forward.',
    ],
    [
      'Die vordere Ferse bleibt am Boden',
      ['Knie zur Wand', 'Hüftbeuger dehnen'],
      'The front ankle does not bend far enough; a stiff rear hip pushes the body forward.',
    ],
    [
      'Der Stab bleibt an Kopf, Rücken und Kreuzbein',
      ['Hüftbeuger dehnen', 'Wandengel', 'Dead Bug'],
      'The rear hip pulls the back hollow, or the thoracic spine bends.',
    ],
    [
      'Beide Füße bleiben auf der Linie',
      ['Einbeinstand', 'Ausfallschritt', 'Wadenheben'],
      'Balance on a narrow base, from one leg to the lunge.',
    ],
    ['Ohne Schmerzen', ['Dead Bug', 'BWS-Rotation im Vierfüßler'], 'No load on bent knees.'],
    [
      'Wie tief kommt das hintere Knie?: Bis eine Handbreit darüber',
      ['Ausfallschritt', 'Hüftbeuger dehnen'],
      'Nearly there: practise it, and loosen the rear hip.',
    ],
    [
      'Wie tief kommt das hintere Knie?: Höher als eine Handbreit',
      ['Hüftbeuger dehnen', 'Ausfallschritt', 'Knie zur Wand'],
      'Range before strength: the rear hip, then a half lunge, then the front ankle.',
    ],
    [
      'Wie tief kommt das hintere Knie?: Nur mit Festhalten',
      ['Einbeinstand', 'Hüftbeuger dehnen', 'Kniebeuge'],
      'Balance first. Strength on two legs, no lunge yet.',
    ],
  ],
  Schulterbeweglichkeit: [
    [
      'Der Rücken bleibt aufrecht',
      ['Dead Bug', 'Wandengel', 'Katze-Kuh'],
      'The lower back gives way for the shoulders: it learns to stay while the arms go up.',
    ],
    [
      'Der Kopf bleibt gerade',
      ['Wandengel', 'BWS-Rotation im Vierfüßler'],
      'The head stays at the wall while the arms move; the thoracic spine makes room.',
    ],
    [
      'Die Schulterblätter liegen flach am Brustkorb',
      ['Unterarmstütz', 'Wandengel', 'Liegestütz'],
      'Serratus: push the floor away, first held, last with push-ups.',
    ],
    ['Ohne Schmerzen', ['Glute Bridge', 'Einbeinstand'], 'The arms rest.'],
    [
      'Wie groß ist der Abstand der Fäuste?: Bis zu anderthalb Handlängen',
      ['BWS-Rotation im Vierfüßler', 'Wandengel'],
      'A little more rotation of the thoracic spine is what is missing.',
    ],
    [
      'Wie groß ist der Abstand der Fäuste?: Über anderthalb Handlängen',
      ['Wandengel', 'BWS-Rotation im Vierfüßler', 'Katze-Kuh'],
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
      ['Hüftbeuger dehnen', 'Aktives Beinsenken im Wechsel', 'Dead Bug'],
      'The hip flexor of the lying leg is short.',
    ],
    [
      'Der untere Rücken bleibt ruhig liegen',
      ['Dead Bug', 'Aktives Beinsenken im Wechsel', 'Glute Bridge'],
      'The trunk does not hold the pelvis while a leg moves.',
    ],
    ['Ohne Schmerzen', ['Katze-Kuh', 'BWS-Rotation im Vierfüßler'], 'No stretch behind the thigh.'],
    [
      'Wo kreuzt der Stab das liegende Bein?: Von der Mitte bis zum Knie',
      ['Aktives Beinsenken im Wechsel', 'Einbeiniges Kreuzheben'],
      'Length behind the thigh, actively; then under load.',
    ],
    [
      'Wo kreuzt der Stab das liegende Bein?: Unterhalb des Knies',
      ['Aktives Beinsenken im Wechsel', 'Hüftbeuger dehnen', 'Dead Bug'],
      'Length without load; the other hip and the trunk let the leg go higher.',
    ],
  ],
  'Rumpfstabilität im Liegestütz': [
    [
      'Brust und Becken heben gleichzeitig ab',
      ['Unterarmstütz', 'Dead Bug', 'Liegestütz'],
      'The body is no unit: hold it first, press last.',
    ],
    [
      'Der untere Rücken bleibt gerade',
      ['Dead Bug', 'Unterarmstütz', 'Glute Bridge'],
      'The front of the trunk does not hold the pelvis.',
    ],
    [
      'Beide Arme drücken gleich stark',
      ['Liegestütz', 'Seitstütz auf den Knien'],
      'Press evenly, on a bench if needed; support each side alone.',
    ],
    ['Ohne Schmerzen', ['Glute Bridge', 'Einbeinstand'], 'No weight on the arms, no hollow back.'],
    [
      'In welcher Handstellung gelingt es?: Männer Kinn, Frauen Schlüsselbein',
      ['Liegestütz', 'Unterarmstütz'],
      'The body is a unit; strength is missing.',
    ],
    [
      'In welcher Handstellung gelingt es?: In keiner von beiden',
      ['Unterarmstütz', 'Dead Bug', 'Liegestütz'],
      'Hold first, press last and on a bench.',
    ],
  ],
  Rotationsstabilität: [
    [
      'Der Rücken bleibt beim Strecken gerade',
      ['Bird Dog', 'Unterarmstütz'],
      'The same position, crosswise and therefore easier.',
    ],
    [
      'Das Becken bleibt waagerecht',
      ['Bird Dog', 'Seitstütz auf den Knien', 'Dead Bug'],
      'Against rotation, on all fours, on the side and lying.',
    ],
    [
      'Die stützende Schulter bleibt stabil',
      ['Unterarmstütz', 'Seitstütz auf den Knien', 'Liegestütz'],
      'Support on both arms, then on one, then pressing.',
    ],
    [
      'Das Gleichgewicht bleibt sicher',
      ['Bird Dog', 'Seitstütz auf den Knien'],
      'The same position, crosswise; then the side.',
    ],
    ['Ohne Schmerzen', ['Glute Bridge', 'Einbeinstand'], 'No weight on the arms, no bent back.'],
    [
      'Wie gelingt die Bewegung?: Gleiche Seite, ohne Berührung',
      ['Bird Dog', 'Seitstütz'],
      'The harder form brings elbow and knee together. Strong enough for the full side support.',
    ],
    [
      'Wie gelingt die Bewegung?: Nur über Kreuz',
      ['Bird Dog', 'Seitstütz auf den Knien', 'Dead Bug'],
      'Crosswise until it is steady; the side from the knees.',
    ],
    [
      'Wie gelingt die Bewegung?: Auch über Kreuz nicht',
      ['Bird Dog', 'Dead Bug', 'Seitstütz auf den Knien'],
      'Bird Dog in its easier form, one leg only; then lying.',
    ],
  ],
};

/** The exercises that no answer leads to. They are on the basis list. */
export const onlyOnTheBasisList = ['Sprungkniebeuge'];
