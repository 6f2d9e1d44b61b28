import fc from 'fast-check';
import * as z from 'zod/mini';
import { assignments, exercises, people, screening } from '../../contract/serverContract/club';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Texts that parsers, databases and paths have stumbled over. */
const nastyTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\ufeffx',
  '__proto__',
  'constructor',
  '..',
  '../../etc/passwd',
  "' or 1=1 --",
  '%',
  '%E0%A4',
  '\r\nX: y',
  '🏋️',
  'x'.repeat(300),
  'x'.repeat(5_000),
];

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('anna', 'tina', 'athletik', 'Ging gut.') },
  { weight: 1, arbitrary: fc.constantFrom(...nastyTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

const junk = fc.oneof(
  text,
  fc.constantFrom(null, true, -1, 0, 0.5, 1e300, 2 ** 53, Number.MAX_SAFE_INTEGER),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The ids of the club, and the first ids that a server gives. */
const ids = [
  ...Object.values(people).map(({ id }) => id),
  ...Object.values(assignments).map(({ id }) => id),
  ...exercises.map(({ id }) => id),
  screening.id,
  1,
];

/** Ids that exist, and some that do not. */
const whole = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(people.anna.id, people.tina.id) },
  { weight: 9, arbitrary: fc.constantFrom(...ids) },
  { weight: 1, arbitrary: fc.constantFrom(0, 99, 2 ** 31, 2 ** 53 - 1) },
);

/** Numbers between narrow bounds, such as years; ids that no row has. */
const wholeOf = ({ minimum, maximum }: JsonSchema): fc.Arbitrary<unknown> =>
  minimum !== undefined && maximum !== undefined && maximum < 10_000
    ? fc.oneof({ weight: 9, arbitrary: fc.integer({ min: minimum, max: maximum }) }, whole)
    : whole;

/** Times of this century, and any other. */
const dates = fc
  .oneof(
    {
      weight: 9,
      arbitrary: fc.date({ min: new Date('2000-01-01'), max: new Date('2099-01-01'), noInvalidDate: true }),
    },
    { weight: 1, arbitrary: fc.date({ noInvalidDate: true }) },
  )
  .map((date) => date.toISOString());

const stringsOf = ({ format, pattern }: JsonSchema): fc.Arbitrary<unknown> => {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return dates;
  if (format === 'date') return dates.map((date) => date.slice(0, 10));
  return pattern === undefined ? text : fc.oneof(whole.map(String), text);
};

/** Returns values that fit a schema, for the most part. */
const fittingOf = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const { anyOf, oneOf, enum: values, items, properties = {}, type } = schema;
  const choices = anyOf ?? oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice as JsonSchema)));
  if (values) return fc.constantFrom(...values);
  if ('const' in schema) return fc.constant(schema.const);
  if (type === 'array') return fc.array(valuesOf(items as JsonSchema), { maxLength: 4 });
  if (type === 'object') return objectsOf(properties as Record<string, JsonSchema>);
  if (type === 'integer') return wholeOf(schema);
  if (type === 'number') return fc.double();
  if (type === 'boolean') return fc.boolean();
  if (type === 'string') return stringsOf(schema);
  return fc.constant(null);
};

/** Returns objects with those fields. A few lack one, or have others. */
const objectsOf = (properties: Record<string, JsonSchema>) => {
  const names = Object.keys(properties);
  const whole = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, valuesOf(property)])),
  );
  const lacking = fc
    .tuple(whole, fc.constantFrom('', ...names))
    .map(([value, lost]) => Object.fromEntries(Object.entries(value).filter(([name]) => name !== lost)));
  const extended = fc.tuple(whole, fc.dictionary(text.map(String), junk, { maxKeys: 3 }));
  return fc.oneof(
    { weight: 12, arbitrary: whole },
    { weight: 1, arbitrary: lacking },
    { weight: 1, arbitrary: extended.map(([value, others]) => ({ ...others, ...value })) },
  );
};

const valuesOf = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 60, arbitrary: fittingOf(schema) }, { weight: 1, arbitrary: junk });

/** Returns inputs of a schema: most of them fit or nearly fit, some do not at all. */
export const inputsOf = (schema: z.ZodMiniType): fc.Arbitrary<unknown> =>
  valuesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);

/** Returns bodies as they are sent: of a schema, or a text that is no JSON. */
export const bodiesOf = (schema: z.ZodMiniType): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 20, arbitrary: inputsOf(schema).map((input) => JSON.stringify(input)) },
    { weight: 1, arbitrary: text },
    { weight: 1, arbitrary: fc.constantFrom('{', '[[[[', '"', 'null', '{"__proto__":1}', '1e999') },
  );

const encoded = (value: unknown): string => {
  try {
    return encodeURIComponent(String(value));
  } catch {
    return '%ED%A0%80';
  }
};

/** Returns the parts of a path, encoded for the most part. */
export const partsOf = (schema: z.ZodMiniType): fc.Arbitrary<Record<string, string>> =>
  fc.tuple(inputsOf(schema), fc.constantFrom(true, false, false, false)).map(([parts, isRaw]) => {
    const part = (value: unknown) => (isRaw ? String(value).replace(/[^!-~]|[?#\\]/g, '%') : encoded(value));
    return Object.fromEntries(Object.entries(Object(parts)).map(([name, value]) => [name, part(value)]));
  });
