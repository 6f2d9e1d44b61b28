import type { DescribedTable } from '../../../server/database/description';

/** A table as the migrations have made it. */
export interface MadeTable {
  key: readonly string[];
  /** The tables that its columns refer to, by column. */
  references: Readonly<Record<string, string>>;
}

/** Every table that there is, by name. */
export type Schema = Readonly<Record<string, MadeTable>>;

const place = 'server/database/description.ts';

/** Returns what is missing or wrong in what is said of one table. */
const lacksOfTable = (
  { name, key, owners, mentions = [] }: DescribedTable,
  made: MadeTable,
  earlier: readonly DescribedTable[],
): string[] => {
  const isPeoples = (table: string) =>
    earlier.some((other) => other.name === table && other.owners.length > 0);
  const references = Object.entries(made.references);
  const toPeople = references.filter(([, table]) => isPeoples(table)).map(([column]) => column);
  const said = [...owners, ...mentions];
  return [
    ...(made.key.length > 0 && made.key.join() !== key.join()
      ? [`its key is (${made.key.join(', ')}), not (${key.join(', ')})`]
      : []),
    ...references
      .filter(([, table]) => !earlier.some((other) => other.name === table))
      .map(([, table]) => `it refers to ${table}, which comes later in ${place}`),
    ...toPeople
      .filter((column) => !said.includes(column))
      .map((column) => `${column} leads to a person: name it in its owners or mentions`),
    ...owners
      .filter((column) => name !== 'user' && !toPeople.includes(column))
      .map((column) => `its owner ${column} leads to no person`),
  ];
};

/** Returns a sentence for each table and each thing that is missing or wrong in its description. */
export const lacksOf = (described: readonly DescribedTable[], schema: Schema): string[] => {
  const names: readonly string[] = described.map(({ name }) => name);
  const unknown = Object.keys(schema).filter((name) => !names.includes(name));
  return [
    ...unknown.map((name) => `table ${name}: ${place} does not describe it`),
    ...described.flatMap((table, index) => {
      const made = schema[table.name];
      if (!made) return [`table ${table.name}: no migration makes it`];
      return lacksOfTable(table, made, described.slice(0, index)).map(
        (lack) => `table ${table.name}: ${lack}`,
      );
    }),
  ];
};
