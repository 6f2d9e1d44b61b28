import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FolderContent, itemsOf } from '../contentFolder/content';
import { partOf } from '../contentFolder/partOf';
import { readContentFolder } from '../contentFolder/readContentFolder';
import { findPackageRoot } from '../system/packageRoot';

const folderOf = (name: string): string =>
  join(findPackageRoot(fileURLToPath(import.meta.url)), 'server', 'samples', name);

const readAthletikScreening = (): FolderContent => readContentFolder(folderOf('athletik-screening'));

/** The screening with three of the tests, what these lead to, and the basis list and the questions of the whole one. */
const readKurzCheck = (): FolderContent => {
  const whole = readAthletikScreening();
  const { items, ids } = readContentFolder(folderOf('kurz-check'), { known: whole });
  const all: FolderContent = {
    ...whole,
    items: [...items, ...whole.items.filter(({ kind }) => kind !== 'screening')],
    ids: new Map([...whole.ids, ...ids]),
  };
  const begun = [...items, ...itemsOf(all, 'basis'), ...itemsOf(all, 'feedback')];
  return partOf(
    all,
    begun.map(({ key }) => key),
  );
};

/** Reads something the first time that it is needed. */
const readOnce = (read: () => FolderContent): (() => FolderContent) => {
  let content: FolderContent | undefined;
  return () => {
    content ??= read();
    return content;
  };
};

/** What a club can take over [CT-10]. */
export interface Sample {
  /** The name of its folder. */
  name: string;
  title: string;
  description: string;
  /** Reads it, with all that belongs to it. */
  read: () => FolderContent;
}

/** The screening of the demo club, and what else there is [CT-10, RU-10]. */
export const athletikScreening: Sample = {
  name: 'athletik-screening',
  title: 'Athletik-Screening',
  description: '7 Tests, 23 Übungen mit Videos, eine Basisliste und Fragen zum Training.',
  read: readOnce(readAthletikScreening),
};

/** A short one. */
export const kurzCheck: Sample = {
  name: 'kurz-check',
  title: 'Kurz-Check',
  description:
    '3 Tests des Athletik-Screenings, in einer Gruppe in 10 Minuten zu schaffen, mit Übungen dazu.',
  read: readOnce(readKurzCheck),
};

export const samples: readonly Sample[] = [athletikScreening, kurzCheck];
