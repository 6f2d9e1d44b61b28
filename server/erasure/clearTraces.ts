import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dependencies } from '../config/dependencies';
import { dialectOf } from '../database/dialect';
import { fullNameOf, type MemberUser } from '../users/memberUser';

/** Returns a mail file with its letters as they were: its transfer encoding is quoted-printable, or none. */
const readMail = async (file: string): Promise<string> => {
  const bytes = (await readFile(file, 'latin1'))
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

/** Removes the mails that a server without SMTP has written to somebody, or that name them. */
const removeMails = async (dataDir: string, person: MemberUser): Promise<void> => {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return;
  const marks = [fullNameOf(person), ...(person.email === null ? [] : [person.email])];
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const mail = await readMail(file);
    if (marks.some((mark) => mail.includes(mark))) await rm(file, { force: true });
  }
};

/**
 * Takes what is left of people who were erased out of the files of the server, backups aside [LV-5]. To be called after
 * the commit, with the people as they were.
 */
export const clearTraces = async (
  { db, config: { dataDir } }: { db: Dependencies['db']; config: Pick<Dependencies['config'], 'dataDir'> },
  people: readonly MemberUser[],
): Promise<void> => {
  if (people.length === 0) return;
  for (const person of people) await removeMails(dataDir, person);
  await dialectOf(db).clearTraces(db);
};
