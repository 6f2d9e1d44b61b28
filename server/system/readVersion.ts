import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const packageSchema = z.object({ version: z._default(z.string(), '') });

/** Returns the version in the package's package.json. */
export const readVersion = async (packageRoot: string): Promise<string> =>
  packageSchema.parse(JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8'))).version;
