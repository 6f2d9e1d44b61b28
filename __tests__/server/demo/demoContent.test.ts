import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { demoContent } from '../../../server/demo/content/demoContent';
import { notesForAnna } from '../../../server/demo/content/notes';
import {
  annasScreeningRuns,
  annasTrainingStart,
  annasTrainingUnits,
} from '../../../server/demo/content/runs';
import { runUnitSchema, testRunSchema } from '../../../src/contract/runs';
import {
  basisExerciseSchema,
  exerciseSchema,
  noteSchema,
  type Question,
  type RangeQuestion,
  screeningSchema,
} from '../../../src/contract/schemas';
import { measuredFigure } from '../../../src/domain/progress/figure';
import { levelCounts, testResults } from '../../../src/domain/progress/results';
import { recommendExercises } from '../../../src/domain/recommendation';
import { sidesOf } from '../../../src/domain/sides';

const {
  basis: demoBasis,
  exercises: demoExercises,
  feedbackQuestions: demoFeedbackQuestions,
  screening: demoScreening,
  tests: demoTests,
} = demoContent();

const videos = readdirSync(join(__dirname, '../../../server/samples/athletik-screening/clips')).filter(
  (name) => name.endsWith('.mp4'),
);
const exerciseIds = demoExercises.map(({ id }) => id);
const questions = demoTests.flatMap((test) => test.questions);
const rangeQuestions = demoTests.flatMap((test) => test.rangeQuestions);
const rangeValues = rangeQuestions.flatMap((question) => question.questionRangeValues);
const weights = [...questions, ...rangeValues].flatMap(({ exerciseWeights }) => exerciseWeights);

/** Every text a person reads. */
const textsIn = (content: unknown): string[] => {
  if (typeof content === 'string') return [content];
  return content !== null && typeof content === 'object' ? Object.values(content).flatMap(textsIn) : [];
};
const withoutRegion = (question: Question | RangeQuestion) => ({ ...question, region: null });
const units = annasTrainingUnits(demoExercises);
const visibleTexts = textsIn([
  {
    ...demoScreening,
    tests: demoTests.map((test) => ({
      ...test,
      video: null,
      questions: test.questions.map(withoutRegion),
      rangeQuestions: test.rangeQuestions.map(withoutRegion),
    })),
  },
  demoExercises.map((exercise) => ({ ...exercise, video: null })),
  demoFeedbackQuestions,
  notesForAnna(),
  units.map(({ athleteNote }) => athleteNote).filter((note) => note !== ''),
]);

const ascending = (count: number, first: number) =>
  Array.from({ length: count }, (_, index) => first + index);

test('[RU-10] the demo content has 7 tests, 23 exercises, a basis list and 4 feedback questions', () => {
  expect(demoTests.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ascending(7, 1));
  expect(exerciseIds.toSorted((a, b) => a - b)).toEqual(ascending(23, 1));
  expect(demoExercises.map(({ sortOrder }) => sortOrder)).toEqual(ascending(23, 0));
  expect(demoFeedbackQuestions).toHaveLength(4);
  expect(demoBasis).toHaveLength(11);
  expect(new Set(demoBasis.map(({ exerciseId }) => exerciseId)).size).toBe(11);
  expect(exerciseIds).toEqual(expect.arrayContaining(demoBasis.map(({ exerciseId }) => exerciseId)));
});

test('[RU-10] each test and each exercise has its own video, and no video is left over', () => {
  const used = [...demoTests, ...demoExercises].map(({ video }) => video);
  expect(used.toSorted()).toEqual(videos.toSorted());
});

test('[API-18, API-19, API-25, API-26] the content fits the contract', () => {
  expect(z.parse(screeningSchema, demoScreening)).toEqual(demoScreening);
  expect(z.parse(z.array(exerciseSchema), demoExercises)).toEqual(demoExercises);
  expect(z.parse(z.array(basisExerciseSchema), demoBasis)).toEqual(demoBasis);
});

test.each(demoTests)(
  '[RU-10] $name asks 3 to 5 yes/no questions and 1 or 2 range questions',
  ({ questions, rangeQuestions }) => {
    expect([3, 4, 5]).toContain(questions.length);
    expect([1, 2]).toContain(rangeQuestions.length);
    for (const { questionRangeValues } of rangeQuestions) {
      expect([3, 4]).toContain(questionRangeValues.length);
      const results = questionRangeValues.map(({ resultWeight }) => resultWeight);
      expect(results[0]).toBe(10);
      expect(results).toEqual([...new Set(results)].toSorted((a, b) => b - a));
      expect(Math.min(...results)).toBeGreaterThanOrEqual(0);
    }
  },
);

test('[RU-10] questions, range questions and values have ids of their own', () => {
  const ids = [...questions, ...rangeQuestions, ...rangeValues].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('[RU-10] every weight leads to an exercise', () => {
  expect(exerciseIds).toEqual(expect.arrayContaining(weights.map(({ id }) => id)));
  for (const { weight } of weights) {
    expect(weight).toBeGreaterThan(0);
    expect(weight).toBeLessThanOrEqual(10);
  }
});

/** What a question asks, and what its answers mean: all but the ids. */
const meaningOf = (question: Question | RangeQuestion): string => {
  const answers =
    'questionRangeValues' in question
      ? question.questionRangeValues.map(({ id: _, ...value }) => value)
      : question.exerciseWeights;
  return JSON.stringify([question.description, answers]);
};
const isOfRight = (meaning: string) => /"Rechte/.test(meaning);
const isOfLeft = (meaning: string) => /"Linke/.test(meaning);

test('[RU-10] [SI-1] what may differ between left and right is asked for each side, left first, with the same meaning', () => {
  const perSide = demoTests.map(({ name, sides, questions, rangeQuestions }) => {
    if (sides) return [name, 'all'];
    const asked = [...questions, ...rangeQuestions].map(meaningOf);
    const ofSides = asked.filter((meaning) => isOfLeft(meaning) || isOfRight(meaning));
    const left = ofSides.filter((_, index) => index % 2 === 0);
    const right = ofSides.filter((_, index) => index % 2 === 1);
    expect(left.map((meaning) => meaning.replace('"Linke', '"Rechte'))).toEqual(right);
    return [name, right.length];
  });
  expect(Object.fromEntries(perSide)).toEqual({
    Überkopfkniebeuge: 0,
    Hürdenschritt: 2,
    'Ausfallschritt in einer Linie': 2,
    Schulterbeweglichkeit: 1,
    'Aktives Beinheben': 'all',
    'Rumpfstabilität im Liegestütz': 0,
    Rotationsstabilität: 1,
  });
});

test('[MF-1] each question says what it measures, with the side that its words name; one is about no joint', () => {
  const regions = [...questions, ...rangeQuestions].map(({ description, region = 'none' }) => ({
    description: description ?? '',
    region: `${region}`,
  }));
  expect(regions.filter(({ region }) => region === 'none').map(({ description }) => description)).toEqual([
    'Hand und Knie am Boden rutschen nicht (von der Seite)',
  ]);
  for (const { description, region } of regions) {
    const words = { left: /^Linke/.test(description), right: /^Rechte/.test(description) };
    const said = { left: region.endsWith('Left'), right: region.endsWith('Right') };
    // The trunk has no sides.
    if (region !== 'trunk') expect({ description, ...said }).toEqual({ description, ...words });
  }
  expect(measuredFigure({ tests: demoTests, run: { testRuns: [], exercises: [] } })).toHaveLength(9);
});

test('[CS-4] no question of a test or of the feedback asks for pain', () => {
  const asked = [
    ...[...questions, ...rangeQuestions, ...rangeValues].map(({ description }) => description),
    ...demoFeedbackQuestions.flatMap(({ question, options }) => [question, ...options]),
  ];
  for (const text of asked) expect(text).not.toMatch(/schmerz|\bweh|wehtun|tut .*weh|zieht|verletz/i);
});

test('[CS-4] each test says first when not to do it, and one with a probe says so before the test', () => {
  const probed = demoTests.filter(({ execution }) => {
    expect(execution).toMatch(
      /^Mach den Test nur, wenn gerade nichts wehtut\. Tut etwas weh, hör auf und sprich mit/,
    );
    expect(execution).not.toMatch(/Schmerztest|Bei Schmerzen/);
    return /\n\nZuerst eine Probe: .+ Tut das weh, lass den Test aus\./.test(execution ?? '');
  });
  expect(probed.map(({ name }) => name)).toEqual([
    'Schulterbeweglichkeit',
    'Rotationsstabilität',
    'Rumpfstabilität im Liegestütz',
  ]);
});

test('[RU-10] each test says who watches from where, how many tries count, and what right means', () => {
  for (const { execution, materials, questions, rangeQuestions, sides } of demoTests) {
    expect(execution).toMatch(
      /\n\nOhne Schuhe\. Eine zweite Person sieht von [\p{L} ]+ zu oder filmt dich\./u,
    );
    expect(execution).toMatch(/(?:Drei|Höchstens drei) Versuche(?: je Seite)?, der beste zählt\./);
    const isHelped = /\bLass (?:dir )?den (?:Abstand|Stab)/.test(execution ?? '');
    expect(materials).toMatch(isHelped ? /, zweite Person$/ : /, zweite Person oder Handy zum Filmen$/);
    for (const { description } of [...questions, ...rangeQuestions]) {
      const place = /\((von (?:vorn|hinten|der Seite))\)\??$/.exec(description ?? '')?.[1];
      expect({ description, isWatched: execution?.includes(place ?? 'from nowhere') }).toMatchObject({
        isWatched: true,
      });
    }
    const hasSides = sides || [...questions, ...rangeQuestions].some((one) => isOfRight(meaningOf(one)));
    expect(/„Rechts“ heißt: /.test(execution ?? '')).toBe(hasSides);
  }
});

test('[RU-10] nobody is asked to judge shoulder blades, and no scale differs between women and men', () => {
  for (const text of textsIn(demoTests)) expect(text).not.toMatch(/Schulterbl|\bMänner|\bFrauen/);
});

test('[PR-6] of equal weights mobility comes before the trunk, the trunk before the legs, and a point outweighs both', () => {
  const added = (id: number) => {
    const fractions = weights
      .filter((one) => one.id === id)
      .map(({ weight }) => Math.round((weight % 1) * 10));
    expect(new Set(fractions).size).toBe(1);
    return fractions[0] ?? 0;
  };
  const inPlans = exerciseIds.filter((id) => weights.some((one) => one.id === id)).map(added);
  expect(inPlans).toEqual(inPlans.toSorted((a, b) => b - a));
  expect(new Set(inPlans)).toEqual(new Set([3, 2, 1]));
});

test('[RU-10] an athlete and a trainer read the same questions and answers', () => {
  const texts = [...questions, ...rangeQuestions, ...rangeValues].map(({ description }) => description);
  for (const text of texts) expect(text).not.toMatch(/\b(du|dich|dir|deine?[mnrs]?|er|sie|ihre?[mnrs]?)\b/i);
});

test('[RU-10] each exercise has an easier and a harder form, and where it differs a dose for 12 to 16', () => {
  for (const { description3 } of demoExercises) {
    expect(description3).toMatch(
      /^Leichter: [^.]+\.\nSchwerer: [^.]+\.(?:\nMit 12 bis 16 Jahren: 2 × \d+(?: bis \d+)? (?:Wiederholungen|Sekunden|Meter)[^.]*\.)?$/,
    );
  }
});

test('[RU-10] a dose for 12 to 16 is never more than the one of adults', () => {
  const young = demoExercises.flatMap(
    ({ description3, seconds, seconds2, repeat, repeat2, distance, sides }) => {
      const [, least, most = least, unit, each] =
        /Jahren: 2 × (\d+)(?: bis (\d+))? (\p{L}+)( je Seite)?/u.exec(description3 ?? '') ?? [];
      if (unit === undefined) return [];
      const [first, last] = {
        Sekunden: [seconds, seconds2],
        Wiederholungen: [repeat, repeat2],
        Meter: [distance, null],
      }[unit] ?? [null, null];
      expect(Number(least)).toBeLessThanOrEqual(first ?? 0);
      expect(Number(most)).toBeLessThanOrEqual(last ?? first ?? 0);
      expect(each !== undefined).toBe(sides ?? false);
      return [unit];
    },
  );
  expect(new Set(young).size).toBe(3);
});

test('[RU-10] every plan begins with two sets', () => {
  for (const { name, sets } of demoExercises) expect({ name, sets }).toEqual({ name, sets: 2 });
});

test('[SI-1] one side after the other is a dose for each side; a change after each repetition is counted together', () => {
  const named = (pattern: RegExp) =>
    demoExercises.filter(({ description2 }) => pattern.test(description2 ?? '')).map(({ name }) => name);
  const eachSide = demoExercises.filter(({ sides }) => sides).map(({ name }) => name);
  expect(eachSide).toEqual([
    'Brustwirbelsäule drehen',
    'Knie zur Wand',
    'Hüftbeuger dehnen',
    'Seitstütz auf den Knien',
    'Seitstütz',
    'Seitschritte mit Band',
    'Einbeinstand',
    'Einbeiniges Kreuzheben',
  ]);
  expect(named(/Wechsle nach jeder Wiederholung die Seite, gezählt werden alle\./)).toEqual([
    'Aktives Beinsenken im Wechsel',
    'Arm und Bein strecken (Bird Dog)',
    'Käfer (Dead Bug)',
    'Knieheben mit Band',
    'Ausfallschritt',
  ]);
  expect(named(/je Seite/)).toEqual([]);
});

test('[RU-10] each exercise has one kind of dose; all three kinds occur, most with a pause', () => {
  const kinds = demoExercises.map(({ seconds, distance, repeat }) =>
    Object.entries({ seconds, distance, repeat }).flatMap(([kind, value]) => (value === null ? [] : [kind])),
  );
  for (const kind of kinds) expect(kind).toHaveLength(1);
  expect(new Set(kinds.flat())).toEqual(new Set(['seconds', 'distance', 'repeat']));
  for (const { sets, seconds, seconds2, repeat, repeat2 } of demoExercises) {
    expect(sets).toBeGreaterThan(0);
    if (seconds2 !== null) expect(seconds2).toBeGreaterThan(seconds ?? 0);
    if (repeat2 !== null) expect(repeat2).toBeGreaterThan(repeat ?? 0);
  }
  const pauses = demoExercises.flatMap(({ pause }) => pause ?? []);
  expect(pauses.length).toBeGreaterThan(demoExercises.length / 2);
  expect(pauses.length).toBeLessThan(demoExercises.length);
});

test('[RU-10] every text is filled, and every instruction is made of whole sentences', () => {
  for (const { description, description2, description3, materials, goal } of demoExercises) {
    for (const text of [description, description2, description3]) expect(text).toMatch(/^\p{Lu}.+[.]$/su);
    for (const text of [materials, goal]) expect(text).toMatch(/^\p{Lu}.+[^.]$/u);
  }
  for (const { what, execution } of demoTests) {
    for (const text of [what, execution]) expect(text).toMatch(/^\p{Lu}.+[.]$/su);
  }
  for (const text of visibleTexts) expect(text).toMatch(/^[\p{Lu}\d]\S*(?:(?: |\n{1,2})\S+)*$/u);
});

test('[RU-10] the texts are German, with umlauts and in the du-form', () => {
  const english = /\b(the|and|with|your|hold|left|right|repeat|seconds|knee|hip|shoulder|floor)\b/i;
  const transliterated = /fuer|ueber|huef|koerper|ruecken|fuss|fuess|gesaess|boeden|waerts|moegl|schliess/i;
  const formal = /\b(Sie|Ihr|Ihre|Ihren|Ihnen)\b/;
  for (const text of visibleTexts) {
    expect(text).not.toMatch(english);
    expect(text).not.toMatch(transliterated);
    expect(text).not.toMatch(formal);
  }
});

test('[RU-10] each feedback question has 3 to 5 different options', () => {
  for (const { question, options } of demoFeedbackQuestions) {
    expect(question).toMatch(/\?$/);
    expect([3, 4, 5]).toContain(options.length);
    expect(new Set(options).size).toBe(options.length);
  }
});

test('[DE-2] a trainer sees who found it much too easy or hard, is unsure, or did not like it at all', () => {
  const marked = demoFeedbackQuestions.flatMap(({ options, attention = [] }) => {
    expect(options).toEqual(expect.arrayContaining(attention));
    return attention;
  });
  expect(marked).toEqual(['Viel zu leicht', 'Viel zu schwer', 'Unsicher', 'Gar nicht']);
});

test('[RU-8, API-17] anna has notes on the screening, the training, a test and an exercise, each for both readers', () => {
  const { screeningNote, trainingNote, testNotes, exerciseNotes } = notesForAnna();
  expect(demoTests.map(({ id }) => id)).toEqual(expect.arrayContaining(testNotes.map(({ id }) => id)));
  expect(exerciseIds).toEqual(expect.arrayContaining(exerciseNotes.map(({ id }) => id)));
  const notes = [screeningNote, trainingNote, ...testNotes, ...exerciseNotes];
  expect(notes).toHaveLength(4);
  for (const note of notes) {
    const { athleteNote, trainerNote } = z.parse(noteSchema, note);
    expect(athleteNote).toBeTruthy();
    expect(trainerNote).toBeTruthy();
    expect(athleteNote).not.toBe(trainerNote);
  }
});

test('[RU-8] anna has answered every question of both screening runs, in about 12 minutes', () => {
  const rangeAnswers = demoTests.flatMap((one) =>
    one.rangeQuestions.flatMap(({ id }) => sidesOf(one).map(() => id)),
  );
  expect(annasScreeningRuns().map(({ start }) => start.slice(0, 10))).toEqual(['2026-09-14', '2026-11-14']);
  for (const { start, testRuns } of annasScreeningRuns()) {
    expect(new Date(start).toISOString()).toBe(start);
    expect(z.parse(z.array(testRunSchema), testRuns)).toEqual(testRuns);
    expect(testRuns.map(({ testId }) => testId)).toEqual(demoTests.map(({ id }) => id));
    const chosen = testRuns.flatMap(({ questionRangeResults }) => questionRangeResults);
    expect(chosen.map(({ questionId }) => questionId)).toEqual(rangeAnswers);
    expect(chosen.every(({ questionRangeValueId }) => questionRangeValueId !== null)).toBe(true);
    const minutes = testRuns.reduce((sum, { duration }) => sum + duration, 0) / 60_000;
    expect(minutes).toBeGreaterThan(11);
    expect(minutes).toBeLessThan(14);
  }
});

test('[RU-8] anna has got better, and her last run shows all three levels', () => {
  const [earlier, later] = annasScreeningRuns().map(({ testRuns }) => testResults(demoTests, testRuns));
  expect(levelCounts(earlier ?? [])).toEqual({ high: 0, mid: 3, low: 4 });
  expect(levelCounts(later ?? [])).toEqual({ high: 3, mid: 2, low: 2 });
});

test('[RU-8] the training follows from the second run and explains what was left undone', () => {
  const plan = recommendExercises(demoTests, annasScreeningRuns()[1]?.testRuns ?? [], demoExercises);
  expect(plan).toHaveLength(10);
  expect(plan.map(({ id }) => id)).toContain(notesForAnna().exerciseNotes[0]?.id);
  expect(new Date(annasTrainingStart).toISOString()).toBe(annasTrainingStart);
  const done = annasTrainingUnits(plan);
  expect(z.parse(z.array(runUnitSchema), done)).toEqual(done);
  expect(done.map(({ exerciseId }) => exerciseId)).toEqual(plan.map(({ id }) => id));
  expect(done.every(({ duration }) => duration !== null)).toBe(true);
  const undone = done.filter(({ completed }) => !completed);
  expect(undone).toHaveLength(3);
  for (const { athleteNote } of undone) expect(athleteNote).not.toBe('');
});
