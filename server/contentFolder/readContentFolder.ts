import type * as z from 'zod/mini';
import type {
  ContentProblem,
  ExerciseDraft,
  QuestionDraft,
  RangeQuestionDraft,
  TestDraft,
  WeightDraft,
} from '../../src/contract/content';
import { isSameName } from '../videos/video';
import { type FolderContent, type FolderItem, itemsOf } from './content';
import { derivedKey } from './derivedKey';
import { Faults } from './faults';
import {
  basisFileSchema,
  exerciseFileSchema,
  feedbackFileSchema,
  screeningFileSchema,
  testFileSchema,
} from './fileSchemas';
import { type Listing, listFolder, type TextFile } from './listFolder';
import { type FindKey, finder, type KeysBySlug, Names } from './names';
import { type ReadFile, readItemFile, readListFile } from './readFiles';
import type { ReadYaml } from './readYaml';

type TestFile = z.infer<typeof testFileSchema>;
type ExerciseFile = z.infer<typeof exerciseFileSchema>;

const present = <Item>(items: (Item | undefined)[]): Item[] => items.filter((item) => item !== undefined);

const keyOf = (kind: FolderItem['kind'], { slug, fields }: ReadFile<{ key?: string | undefined }>): string =>
  fields.key ?? derivedKey(kind, slug);

const keysBySlug = (
  kind: 'test' | 'exercise',
  files: readonly ReadFile<{ key?: string | undefined }>[],
  listed: readonly TextFile[],
  { items }: Pick<FolderContent, 'items'>,
): KeysBySlug =>
  new Map([
    ...itemsOf({ items }, kind).map(({ slug, key }) => [slug, key] as const),
    // Also what could not be read is there: who names it has made no mistake.
    ...listed.map(({ slug }) => [slug, derivedKey(kind, slug)] as const),
    ...files.map((file) => [file.slug, keyOf(kind, file)] as const),
  ]);

const weightsOf = (
  weights: Readonly<Record<string, number>>,
  path: readonly PropertyKey[],
  findExercise: FindKey,
): WeightDraft[] =>
  Object.entries(weights).map(([slug, weight]) => ({
    exercise: findExercise(slug, [...path, 'weights', slug]),
    weight,
  }));

/** A question is known by its key, and one without by what it asks: another wording is another question [CT-2]. */
const questionsOf = (
  { fields: { questions }, yaml }: ReadFile<TestFile>,
  testKey: string,
  names: Names,
  findExercise: FindKey,
): QuestionDraft[] =>
  questions.map(({ id, description, region, weights, ...question }, index) => {
    const path = ['questions', index];
    const key = question.key ?? derivedKey(testKey, 'question', description);
    names.claim({ key, id, space: 'question', yaml, path });
    return { key, description, region, weights: weightsOf(weights, path, findExercise) };
  });

const rangeQuestionsOf = (
  { fields: { rangeQuestions }, yaml }: ReadFile<TestFile>,
  testKey: string,
  names: Names,
  findExercise: FindKey,
): RangeQuestionDraft[] =>
  rangeQuestions.map(({ id, description, region, values, ...question }, index) => {
    const path = ['rangeQuestions', index];
    const key = question.key ?? derivedKey(testKey, 'rangeQuestion', description);
    names.claim({ key, id, space: 'question', yaml, path });
    return {
      key,
      description,
      region,
      values: values.map(({ resultWeight, weights, ...value }, position) => {
        const at = [...path, 'values', position];
        const valueKey = value.key ?? derivedKey(key, 'value', value.description);
        names.claim({ key: valueKey, id: value.id, space: 'value', yaml, path: at });
        return {
          key: valueKey,
          description: value.description,
          resultWeight,
          weights: weightsOf(weights, at, findExercise),
        };
      }),
    };
  });

/** What is being read. */
class Reading {
  private readonly names: Names;
  private readonly yamls = new Map<string, ReadYaml>();

  constructor(
    private readonly listing: Listing,
    private readonly faults: Faults,
    private readonly known: Pick<FolderContent, 'items' | 'clips'>,
  ) {
    this.names = new Names(faults);
  }

  content(): FolderContent {
    const { listing, faults } = this;
    const read = <Schema extends z.core.$ZodType>(
      kind: 'screening' | 'test' | 'exercise',
      files: readonly TextFile[],
      schema: Schema,
    ) => present(files.map((file) => readItemFile(file, kind, schema, faults)));
    const exercises = read('exercise', listing.exercises, exerciseFileSchema);
    const tests = read('test', listing.tests, testFileSchema);
    const screenings = read('screening', listing.screenings, screeningFileSchema);
    const exerciseKeys = keysBySlug('exercise', exercises, listing.exercises, this.known);
    const testKeys = keysBySlug('test', tests, listing.tests, this.known);
    const basis = listing.basis && readListFile(listing.basis, basisFileSchema, faults);
    const feedback = listing.feedback && readListFile(listing.feedback, feedbackFileSchema, faults);
    const items: FolderItem[] = [
      ...screenings.map((file): FolderItem => {
        const { name, tests: slugs } = file.fields;
        const find = finder(testKeys, 'tests', file.yaml, faults);
        const body = { name, tests: slugs.map((slug, index) => find(slug, ['tests', index])) };
        return { kind: 'screening', ...this.identityOf('screening', file), body };
      }),
      ...tests.map((file) => this.test(file, finder(exerciseKeys, 'exercises', file.yaml, faults))),
      ...exercises.map((file) => this.exercise(file, finder(exerciseKeys, 'exercises', file.yaml, faults))),
    ];
    if (basis) {
      const find = finder(exerciseKeys, 'exercises', basis.yaml, faults);
      const keys = basis.fields.exercises.map((slug, index) => find(slug, ['exercises', index]));
      items.push({ kind: 'basis', ...this.identityOf('basis', basis), body: { exercises: keys } });
    }
    if (feedback) {
      const { questions } = feedback.fields;
      items.push({ kind: 'feedback', ...this.identityOf('feedback', feedback), body: { questions } });
    }
    const sortOrders = new Map(
      exercises.flatMap((file) =>
        file.fields.sortOrder === undefined
          ? []
          : [[keyOf('exercise', file), file.fields.sortOrder] as const],
      ),
    );
    return { items, ids: this.names.ids, sortOrders, clips: listing.clips };
  }

  /** Notes what is wrong with the items that were read. */
  addProblems(problems: readonly ContentProblem[]): void {
    for (const { key, path, message } of problems) {
      const place = this.yamls.get(key)?.placeOf(path.split('.'));
      if (place) this.faults.add(place, message);
    }
  }

  private identityOf(
    kind: FolderItem['kind'],
    file: ReadFile<{ key?: string | undefined; id?: number | undefined }>,
  ) {
    const key = keyOf(kind, file);
    this.names.claim({ key, id: file.fields.id, space: kind, yaml: file.yaml });
    this.yamls.set(key, file.yaml);
    return { key, slug: file.slug };
  }

  /** The name of a clip as its file has it. */
  private clipOf({ fields: { video }, yaml }: ReadFile<{ video: string | null }>): string | null {
    if (video === null) return null;
    const clip = [...this.listing.clips, ...this.known.clips].find(({ name }) => isSameName(name, video));
    if (!clip) this.faults.add(yaml.placeOf(['video']), `Das Video clips/${video} gibt es nicht.`);
    return clip?.name ?? video;
  }

  private test(file: ReadFile<TestFile>, findExercise: FindKey): FolderItem {
    const { key, slug } = this.identityOf('test', file);
    const { key: _key, id: _id, ...fields } = file.fields;
    const body: TestDraft = {
      ...fields,
      video: this.clipOf(file),
      questions: questionsOf(file, key, this.names, findExercise),
      rangeQuestions: rangeQuestionsOf(file, key, this.names, findExercise),
    };
    return { kind: 'test', key, slug, body };
  }

  private exercise(file: ReadFile<ExerciseFile>, findExercise: FindKey): FolderItem {
    const { key: _key, id: _id, sortOrder: _sortOrder, easier, harder, ...fields } = file.fields;
    const body: ExerciseDraft = {
      ...fields,
      video: this.clipOf(file),
      easier: easier === null ? null : findExercise(easier, ['easier']),
      harder: harder === null ? null : findExercise(harder, ['harder']),
    };
    return { kind: 'exercise', ...this.identityOf('exercise', file), body };
  }
}

interface ReadOptions {
  /** Items and clips that those of the folder may also name. */
  known?: Pick<FolderContent, 'items' | 'clips'>;
  /** Returns what else is wrong with the items. */
  check?: (items: readonly FolderItem[]) => ContentProblem[];
}

/** Reads a content folder [CT-5]. Throws a `ContentFolderError` that names all that is wrong. */
export const readContentFolder = (
  folder: string,
  { known = { items: [], clips: [] }, check = () => [] }: ReadOptions = {},
): FolderContent => {
  const faults = new Faults();
  const reading = new Reading(listFolder(folder, faults), faults, known);
  const content = reading.content();
  faults.demandNone();
  reading.addProblems(check(content.items));
  faults.demandNone();
  return content;
};
