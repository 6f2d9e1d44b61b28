import { unzipSync } from 'fflate';
import { parse } from 'papaparse';
import type { Demo, DemoUser } from '../support';

/** The files of a ZIP as texts, by their names. The mark at the beginning of a table stays. */
export const textsOf = (zip: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]),
  );

/** Asks for the own data. */
export const ask = (demo: Demo, who: DemoUser) => demo.get(who, '/account/export');

/** Downloads the own data. */
export const download = async (demo: Demo, who: DemoUser): Promise<Record<string, string>> =>
  textsOf((await ask(demo, who)).rawPayload);

/** The rows of a table by the heads of their columns, as a German table program reads it. */
export const rowsOf = (csv: string | undefined): Record<string, string>[] =>
  parse<Record<string, string>>(csv?.replace(/^\uFEFF/, '') ?? '', {
    delimiter: ';',
    newline: '\r\n',
    header: true,
    skipEmptyLines: true,
  }).data;
