import {
  countingTrySchema,
  type ExerciseDraft,
  exerciseGroupSchema,
  type TestDraft,
  type WeightDraft,
} from '../../src/contract/content';
import type { Exercise, ExerciseWeight, Test } from '../../src/contract/schemas';
import type { FolderContent, FolderItem } from './content';
import { derivedKey } from './derivedKey';
import { slugsFor } from './slugs';
import type { WireContent } from './wireContent';

interface Named {
  id: number;
  name?: string | undefined;
}

/** The keys of what has ids: they follow from the names of the files, so they are the same with each export. */
const keysOf = (kind: 'screening' | 'test' | 'exercise', things: readonly Named[], otherwise: string) => {
  const slugs = slugsFor(
    things.map(({ id, name = '' }) => ({ key: String(id).padStart(12, '0'), name })),
    otherwise,
  );
  return new Map([...slugs].map(([id, slug]) => [Number(id), derivedKey(kind, slug)]));
};

const region = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Turns what athletes get back into content. */
class FromWire {
  readonly ids = new Map<string, number>();
  readonly sortOrders = new Map<string, number>();
  private readonly exerciseKeys: ReadonlyMap<number, string>;

  constructor(private readonly exercises: readonly Exercise[]) {
    this.exerciseKeys = keysOf('exercise', exercises, 'uebung');
  }

  /** Notes an id, and returns the key. */
  known(key: string, id: number): string {
    this.ids.set(key, id);
    return key;
  }

  exerciseKey(id: number): string {
    return this.exerciseKeys.get(id) ?? '';
  }

  private weights(weights: readonly ExerciseWeight[]): WeightDraft[] {
    return weights
      .filter(({ id }) => this.exerciseKeys.has(id))
      .map(({ id, weight }) => ({ exercise: this.exerciseKey(id), weight }));
  }

  test(key: string, test: Test): TestDraft {
    const counts = countingTrySchema.safeParse(test.counts);
    return {
      name: test.name,
      video: test.video,
      what: test.what,
      materials: test.materials,
      execution: test.execution,
      sides: test.sides ?? false,
      tries: test.tries ?? 1,
      counts: counts.success ? counts.data : 'best',
      needsSecondPerson: test.needsSecondPerson ?? false,
      watchedFrom: test.watchedFrom ?? null,
      ageFrom: test.ageFrom ?? null,
      ageTo: test.ageTo ?? null,
      questions: test.questions.map(({ id, description, exerciseWeights, ...question }) => ({
        key: this.known(derivedKey(key, 'question', description ?? ''), id),
        description: description ?? '',
        region: region(question.region),
        weights: this.weights(exerciseWeights),
      })),
      rangeQuestions: test.rangeQuestions.map((question) => {
        const questionKey = derivedKey(key, 'rangeQuestion', question.description ?? '');
        return {
          key: this.known(questionKey, question.id),
          description: question.description ?? '',
          region: region(question.region),
          values: question.questionRangeValues.map(({ id, description, exerciseWeights, resultWeight }) => ({
            key: this.known(derivedKey(questionKey, 'value', description ?? ''), id),
            description: description ?? '',
            resultWeight,
            weights: this.weights(exerciseWeights),
          })),
        };
      }),
    };
  }

  exerciseItems(): FolderItem[] {
    return this.exercises.map(({ id, sortOrder, easierId, harderId, group, sides, ...exercise }) => {
      const key = this.known(this.exerciseKey(id), id);
      if (sortOrder !== null) this.sortOrders.set(key, sortOrder);
      const known = exerciseGroupSchema.safeParse(group);
      const body: ExerciseDraft = {
        ...exercise,
        sides: sides ?? false,
        easier: easierId ? this.exerciseKey(easierId) : null,
        harder: harderId ? this.exerciseKey(harderId) : null,
        group: known.success ? known.data : null,
      };
      return { kind: 'exercise', key, slug: '', body };
    });
  }
}

/**
 * Returns what athletes get as content of a folder, but for the clips. Of a test that is in several screenings, the
 * newest screening has the form that counts.
 */
export const contentFromWire = ({
  screenings,
  exercises,
  basis,
  feedbackQuestions,
}: WireContent): Omit<FolderContent, 'clips'> => {
  const reading = new FromWire(exercises);
  const tests = [
    ...new Map(screenings.flatMap((screening) => screening.tests.map((test) => [test.id, test]))).values(),
  ];
  const testKeys = keysOf('test', tests, 'test');
  const screeningKeys = keysOf('screening', screenings, 'screening');
  const keyIn = (keys: ReadonlyMap<number, string>, id: number) => reading.known(keys.get(id) ?? '', id);
  const items: FolderItem[] = [
    ...screenings.map(
      ({ id, name = '', tests: own }): FolderItem => ({
        kind: 'screening',
        key: keyIn(screeningKeys, id),
        slug: '',
        body: { name, tests: own.map((test) => keyIn(testKeys, test.id)) },
      }),
    ),
    ...tests.map((test): FolderItem => {
      const key = keyIn(testKeys, test.id);
      return { kind: 'test', key, slug: '', body: reading.test(key, test) };
    }),
    ...reading.exerciseItems(),
  ];
  const listed = basis.map(({ exerciseId }) => reading.exerciseKey(exerciseId));
  if (listed.length > 0)
    items.push({
      kind: 'basis',
      key: derivedKey('basis', 'basis'),
      slug: 'basis',
      body: { exercises: listed },
    });
  const questions = feedbackQuestions.map(({ question, options, attention = [] }) => ({
    question,
    options,
    attention,
  }));
  if (questions.length > 0)
    items.push({
      kind: 'feedback',
      key: derivedKey('feedback', 'feedback'),
      slug: 'feedback',
      body: { questions },
    });
  return { items, ids: reading.ids, sortOrders: reading.sortOrders };
};
