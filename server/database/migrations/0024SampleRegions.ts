import type { Kysely, Migration } from 'kysely';
import * as z from 'zod/mini';

/** The questions of the sample content before they said what they measure, by id, and what that is. */
const samples: ReadonlyMap<number, readonly [description: string, region: string | null]> = new Map([
  [101, ['Die Fersen bleiben am Boden (von der Seite)', 'ankle']],
  [102, ['Die Knie bleiben über den Füßen (von vorn)', 'knee']],
  [103, ['Der Stab bleibt über den Füßen (von der Seite)', 'shoulder']],
  [104, ['Der Oberkörper ist so schräg wie die Schienbeine (von der Seite)', 'trunk']],
  [111, ['Wie tief ist die Hocke (von der Seite)?', 'hip']],
  [306, ['Linkes Bein vorn: Das Knie bleibt über dem Fuß (von vorn)', 'kneeLeft']],
  [305, ['Rechtes Bein vorn: Das Knie bleibt über dem Fuß (von vorn)', 'kneeRight']],
  [307, ['Die vordere Ferse bleibt am Boden (von der Seite)', 'ankle']],
  [301, ['Der Stab bleibt an Kopf, Rücken und Kreuzbein (von der Seite)', 'trunk']],
  [303, ['Beide Füße bleiben auf der Linie (von vorn)', 'ankle']],
  [313, ['Linkes Bein vorn: Wie tief kommt das hintere Knie (von der Seite)?', 'hipLeft']],
  [312, ['Rechtes Bein vorn: Wie tief kommt das hintere Knie (von der Seite)?', 'hipRight']],
  [206, ['Linkes Bein steigt: Beide Beine bleiben gerade (von vorn)', 'kneeLeft']],
  [205, ['Rechtes Bein steigt: Beide Beine bleiben gerade (von vorn)', 'kneeRight']],
  [202, ['Der Stab bleibt waagerecht (von vorn)', 'trunk']],
  [203, ['Der Oberkörper bleibt ruhig (von der Seite)', 'trunk']],
  [204, ['Der Fuß des Standbeins bleibt ruhig stehen (von vorn)', 'ankle']],
  [213, ['Linkes Bein steigt: Wie kommt der Fuß über die Schnur (von der Seite)?', 'hipLeft']],
  [212, ['Rechtes Bein steigt: Wie kommt der Fuß über die Schnur (von der Seite)?', 'hipRight']],
  [401, ['Der Rücken bleibt aufrecht (von der Seite)', 'trunk']],
  [402, ['Der Kopf bleibt gerade (von der Seite)', 'trunk']],
  [403, ['Beide Schultern bleiben auf gleicher Höhe (von hinten)', 'shoulder']],
  [412, ['Linke Hand oben: Wie groß ist der Abstand der Fäuste (von hinten)?', 'shoulderLeft']],
  [411, ['Rechte Hand oben: Wie groß ist der Abstand der Fäuste (von hinten)?', 'shoulderRight']],
  [501, ['Das gehobene Bein bleibt gestreckt (von der Seite)', 'hip']],
  [502, ['Das andere Bein bleibt am Boden (von der Seite)', 'hip']],
  [503, ['Der untere Rücken bleibt ruhig liegen (von der Seite)', 'trunk']],
  [511, ['Wo kreuzt der Stab das liegende Bein (von der Seite)?', 'hip']],
  [701, ['Der Rücken hängt beim Strecken nicht durch (von der Seite)', 'trunk']],
  [702, ['Der Stab bleibt auf dem Becken liegen (von hinten)', 'trunk']],
  [703, ['Der stützende Arm bleibt gestreckt (von der Seite)', 'shoulder']],
  [704, ['Hand und Knie am Boden rutschen nicht (von der Seite)', null]],
  [713, ['Linker Arm: Wie gelingt die Bewegung (von der Seite)?', 'trunk']],
  [712, ['Rechter Arm: Wie gelingt die Bewegung (von der Seite)?', 'trunk']],
  [601, ['Brust und Becken heben gleichzeitig ab (von der Seite)', 'trunk']],
  [602, ['Der untere Rücken bleibt gerade (von der Seite)', 'trunk']],
  [603, ['Beide Arme strecken sich gleichzeitig (von vorn)', 'shoulder']],
  [611, ['Wo liegen die Daumen, wenn es gelingt (von der Seite)?', 'trunk']],
]);

/** What is read of a screening; all else in it stays as it is. */
const questionsSchema = z.array(z.looseObject({ id: z.number(), description: z.string() }));
const testsSchema = z.array(z.looseObject({ questions: questionsSchema, rangeQuestions: questionsSchema }));
type Tests = z.infer<typeof testsSchema>;

const read = (stored: string): Tests | undefined => {
  try {
    return testsSchema.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
};

const questionsOf = (tests: Tests) =>
  tests.flatMap(({ questions, rangeQuestions }) => [...questions, ...rangeQuestions]);

/** Whether these are all questions of the sample, word for word, and no other ones. None of them says a region yet. */
const areSample = (tests: Tests): boolean => {
  const questions = questionsOf(tests);
  const isSame = ({ id, description, region }: ReturnType<typeof questionsOf>[number]) =>
    region === undefined && samples.get(id)?.[0] === description;
  const ids = new Set(questions.map(({ id }) => id));
  return questions.length === samples.size && ids.size === samples.size && questions.every(isSame);
};

/**
 * Clubs that began before have the sample content as it was then: its questions say now what they measure [MF-1]. What
 * a club has changed is its own, and stays.
 */
export const sampleRegions: Migration = {
  async up(db: Kysely<{ screening: { id: number; tests: string } }>) {
    for (const { id, tests: stored } of await db.selectFrom('screening').select(['id', 'tests']).execute()) {
      const tests = read(stored);
      if (!tests || !areSample(tests)) continue;
      for (const question of questionsOf(tests)) {
        const region = samples.get(question.id)?.[1];
        if (region) question.region = region;
      }
      const row = { tests: JSON.stringify(tests) };
      await db.updateTable('screening').set(row).where('id', '=', id).execute();
    }
  },
};
