import { type FolderContent, type FolderItemOf, itemsOf } from './content';
import { derivedKey } from './derivedKey';
import { headings } from './fileSchemas';
import { isPlainText, writeMarkdown } from './frontMatter';
import { slugsFor } from './slugs';
import { writeYaml } from './writeYaml';

type Fields = Readonly<Record<string, unknown>>;
type Slugs = ReadonlyMap<string, string>;
type Weights = FolderItemOf<'test'>['body']['questions'][number]['weights'];

/** What is usual is not written. */
const usual: Fields = { sides: false, tries: 1, counts: 'best', needsSecondPerson: false };

const isUsual = (field: string, value: unknown): boolean =>
  value === undefined || value === null || usual[field] === value;

const withoutUsual = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field, value]) => !isUsual(field, value)));

const slugIn = (slugs: Slugs, key: string): string => {
  const slug = slugs.get(key);
  if (slug === undefined) throw new Error(`The content names an item ${key} that is not in it.`);
  return slug;
};

/** Left out where it follows from the rest. */
const keyField = (key: string, ...parts: string[]): Fields => (key === derivedKey(...parts) ? {} : { key });

const weightsField = (weights: Weights, exercises: Slugs): Fields =>
  weights.length === 0
    ? {}
    : {
        weights: Object.fromEntries(
          weights.map(({ exercise, weight }) => [slugIn(exercises, exercise), weight]),
        ),
      };

class Writer {
  private readonly files = new Map<string, string>();
  private readonly tests: Slugs;
  private readonly exercises: Slugs;

  constructor(private readonly content: Omit<FolderContent, 'clips'>) {
    const slugs = (kind: 'screening' | 'test' | 'exercise', otherwise: string) =>
      slugsFor(
        itemsOf(content, kind).map(({ key, body }) => ({ key, name: body.name })),
        otherwise,
      );
    this.tests = slugs('test', 'test');
    this.exercises = slugs('exercise', 'uebung');
    const screenings = slugs('screening', 'screening');
    for (const item of itemsOf(content, 'screening')) this.screening(item, slugIn(screenings, item.key));
    for (const item of itemsOf(content, 'test')) this.test(item, slugIn(this.tests, item.key));
    for (const item of itemsOf(content, 'exercise')) this.exercise(item, slugIn(this.exercises, item.key));
    for (const { key, body } of itemsOf(content, 'basis')) {
      const exercises = body.exercises.map((one) => slugIn(this.exercises, one));
      this.files.set('basis.yaml', writeYaml({ key, exercises }));
    }
    for (const { key, body } of itemsOf(content, 'feedback')) {
      const questions = body.questions.map(({ question, options, attention }) => ({
        question,
        options,
        ...(attention.length > 0 && { attention }),
      }));
      this.files.set('feedback.yaml', writeYaml({ key, questions }));
    }
  }

  written(): ReadonlyMap<string, string> {
    return this.files;
  }

  private idField(key: string): Fields {
    return { id: this.content.ids.get(key) };
  }

  /** Texts stand below headings where an editor leaves them as they are, else among the fields. */
  private add(path: string, kind: keyof typeof headings, fields: Fields): void {
    const sections = Object.entries(headings[kind]).flatMap(([field, heading]) => {
      const text = fields[field];
      return typeof text === 'string' && isPlainText(text) ? [{ field, heading, text }] : [];
    });
    const below = sections.map(({ field }) => field);
    const front = Object.fromEntries(Object.entries(fields).filter(([field]) => !below.includes(field)));
    const texts = sections.map(({ heading, text }) => [heading, text] as const);
    this.files.set(path, writeMarkdown(writeYaml(withoutUsual(front)), texts));
  }

  private screening({ key, body }: FolderItemOf<'screening'>, slug: string): void {
    const tests = body.tests.map((one) => slugIn(this.tests, one));
    this.add(`screenings/${slug}.md`, 'screening', { key, ...this.idField(key), name: body.name, tests });
  }

  private test({ key, body }: FolderItemOf<'test'>, slug: string): void {
    const questions = body.questions.map((question) =>
      withoutUsual({
        ...keyField(question.key, key, 'question', question.description),
        ...this.idField(question.key),
        description: question.description,
        region: question.region,
        ...weightsField(question.weights, this.exercises),
      }),
    );
    const rangeQuestions = body.rangeQuestions.map((question) =>
      withoutUsual({
        ...keyField(question.key, key, 'rangeQuestion', question.description),
        ...this.idField(question.key),
        description: question.description,
        region: question.region,
        values: question.values.map((value) =>
          withoutUsual({
            ...keyField(value.key, question.key, 'value', value.description),
            ...this.idField(value.key),
            description: value.description,
            resultWeight: value.resultWeight,
            ...weightsField(value.weights, this.exercises),
          }),
        ),
      }),
    );
    const { questions: _questions, rangeQuestions: _rangeQuestions, ...rest } = body;
    const lists = {
      ...(questions.length > 0 && { questions }),
      ...(rangeQuestions.length > 0 && { rangeQuestions }),
    };
    this.add(`tests/${slug}.md`, 'test', { key, ...this.idField(key), ...rest, ...lists });
  }

  private exercise({ key, body }: FolderItemOf<'exercise'>, slug: string): void {
    const { name, easier, harder, ...rest } = body;
    this.add(`exercises/${slug}.md`, 'exercise', {
      key,
      ...this.idField(key),
      name,
      sortOrder: this.content.sortOrders.get(key),
      ...rest,
      easier: easier && slugIn(this.exercises, easier),
      harder: harder && slugIn(this.exercises, harder),
    });
  }
}

/** Returns the files of a content folder by their paths: the same content always makes the same files [CT-5]. */
export const contentFiles = (content: Omit<FolderContent, 'clips'>): ReadonlyMap<string, string> =>
  new Writer(content).written();
