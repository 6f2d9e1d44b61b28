import * as z from 'zod/mini';
import type { OwnReader } from './reader';
import { ownDataSchema } from './schema';

/** The JSON schema of `daten.json`, which lies beside it. */
export const schemaText = (): string => `${JSON.stringify(z.toJSONSchema(ownDataSchema), null, 2)}\n`;

/** Yields a list as JSON, a row for each item. */
export async function* listOf(pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  yield '[';
  let separator = '\n';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield separator + page.map((item) => JSON.stringify(item)).join(',\n');
    separator = ',\n';
  }
  yield '\n]';
}

/** Yields everything as JSON, in the shape of `ownDataSchema`. */
export async function* jsonOf({ short, screenings, trainings, messages }: OwnReader): AsyncGenerator<string> {
  const head = {
    $schema: 'daten.schema.json',
    format: 'athletik-screening-meine-daten',
    version: 1,
    ...short,
  };
  yield JSON.stringify(head, null, 2).slice(0, -2);
  yield ',\n"screenings": ';
  yield* listOf(screenings());
  yield ',\n"trainings": ';
  yield* listOf(trainings());
  yield ',\n"messages": ';
  yield* listOf(messages());
  yield '\n}\n';
}
