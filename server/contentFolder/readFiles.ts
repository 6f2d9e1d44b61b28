import type * as z from 'zod/mini';
import type { Faults } from './faults';
import { headings } from './fileSchemas';
import { readMarkdown } from './frontMatter';
import type { TextFile } from './listFolder';
import { checkYaml, type ReadYaml, readYaml } from './readYaml';

/** A file whose fields fit their schema. */
export interface ReadFile<Fields> {
  slug: string;
  fields: Fields;
  yaml: ReadYaml;
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a Markdown file of an item: the texts below its headings become fields like the others. */
export const readItemFile = <Schema extends z.core.$ZodType>(
  { file, slug, text }: TextFile,
  kind: keyof typeof headings,
  schema: Schema,
  faults: Faults,
): ReadFile<z.core.output<Schema>> | undefined => {
  const fieldOf: ReadonlyMap<string, string> = new Map(
    Object.entries(headings[kind]).map(([field, heading]) => [heading, field]),
  );
  const markdown = readMarkdown(file, text, [...fieldOf.keys()], faults);
  if (!markdown) return undefined;
  const yaml = readYaml(markdown.yaml.text, { file, line: markdown.yaml.line }, faults);
  if (!yaml) return undefined;
  const texts = [...markdown.sections].flatMap(([heading, section]) => {
    const field = fieldOf.get(heading);
    const content = section.text.trim();
    return field === undefined
      ? []
      : [{ field, line: section.line, content: content === '' ? null : content }];
  });
  const lines = new Map(texts.map(({ field, line }) => [field, line]));
  const merged: ReadYaml = {
    value: isFields(yaml.value)
      ? { ...yaml.value, ...Object.fromEntries(texts.map(({ field, content }) => [field, content])) }
      : yaml.value,
    placeOf: (path) => {
      const line = lines.get(String(path[0]));
      return line === undefined ? yaml.placeOf(path) : { file, line };
    },
  };
  for (const { field, line } of texts) {
    if (isFields(yaml.value) && field in yaml.value)
      faults.add({ file, line }, `Dieser Text steht schon oben im Feld „${field}“.`);
  }
  const fields = checkYaml(schema, merged, faults);
  return fields === undefined ? undefined : { slug, fields, yaml: merged };
};

/** Reads a file that is only YAML. */
export const readListFile = <Schema extends z.core.$ZodType>(
  { file, slug, text }: TextFile,
  schema: Schema,
  faults: Faults,
): ReadFile<z.core.output<Schema>> | undefined => {
  const yaml = readYaml(text, { file, line: 1 }, faults);
  const fields = yaml && checkYaml(schema, yaml, faults);
  return yaml && fields !== undefined ? { slug, fields, yaml } : undefined;
};
