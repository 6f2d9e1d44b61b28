import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { timeInName } from '../backup/backupFiles';

/** Returns a dated name that is free, under which the former database stays. */
export const keptNameIn = (folder: string, now: number, end: string): string => {
  const name = join(folder, `athletik-before-restore-${timeInName(now)}`);
  for (let count = 1; ; count += 1) {
    const file = `${name}${count === 1 ? '' : `-${count}`}${end}`;
    if (!existsSync(file)) return file;
  }
};
