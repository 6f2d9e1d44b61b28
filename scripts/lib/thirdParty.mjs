/** The notices of the packages whose code is delivered: who wrote it, and under which licence. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowedLicences, licencesWithSource, textsElsewhere } from '../licences/policy.mjs';

/** @typedef {{ name: string, version: string, licence: string, text: string }} Notice */

/** The file of the notices, in `dist` and in `build`. */
export const noticesFile = 'THIRD-PARTY.txt';

/** Begins with a mark of UTF-8, because many servers do not say how a text is written. */
const intro = `\u{feff}Verwendete Software

Athletik Screening enthält Software, die andere geschrieben und zur freien Nutzung freigegeben haben. Hier steht jedes
Paket mit seiner Version, und darunter seine Lizenz im Wortlaut.
`;

const line = '-'.repeat(80);

/** Shorter texts only name a licence. */
const shortestText = 300;

/**
 * Returns the folder of the package that a file belongs to, or null for a file of this repository.
 *
 * @param {string} file
 */
export const packageFolder = (file) =>
  /^.*[\\/]?node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0] ?? null;

/**
 * Reads the notice of a package. The text is empty for a package without a notice file, the licence for one that names
 * no licence.
 *
 * @param {string} folder
 * @returns {Notice}
 */
export function noticeOf(folder) {
  const { name, version, license, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const licenceText = filesText(folder) || readmeText(folder) || textElsewhere(folder, name);
  const source = `Quelltext: ${String(repository?.url).replace(/^git\+/, '')}`;
  const text = licencesWithSource.includes(license) ? `${source}\n\n${licenceText}` : licenceText;
  return { name, version, licence: typeof license === 'string' ? license : '', text };
}

/** @param {string} folder @returns {string} its licence, and what else it asks to be told */
function filesText(folder) {
  const isNotice = /^(licen[cs]e|copying|notice|third.?party)[^/]*$/i;
  const isCode = /\.([cm]?[jt]sx?|json|map)$/;
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isNotice.test(entry.name) && !isCode.test(entry.name))
    .map((entry) => textIn(join(folder, entry.name)))
    .toSorted()
    .join('\n\n');
}

/** @param {string} folder @returns {string} the section of the licence in its readme, if it has the text */
function readmeText(folder) {
  const readme = readdirSync(folder).find((name) => /^readme(\.md)?$/i.test(name));
  const sections = readme ? textIn(join(folder, readme)).split(/^#+ */m) : [];
  const section = sections.find((text) => /^licen[cs]e/i.test(text)) ?? '';
  return section.length < shortestText ? '' : section;
}

/** @param {string} folder @param {string} name @returns {string} */
function textElsewhere(folder, name) {
  const place = textsElsewhere.find((row) => row.name.test(name));
  if (!place) return '';
  if ('from' in place) return filesText(join(folder.slice(0, -name.length), place.from));
  const text = textIn(join(import.meta.dirname, '..', 'licences', place.file));
  return `${place.copyright}\n\n${text}`;
}

/** @param {string} file */
const textIn = (file) =>
  readFileSync(file, 'utf8')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .trim();

/**
 * Returns the packages that the lockfile installs for the running server, as folders. Prebuilt files for other
 * platforms are not installed.
 *
 * @param {{ packages: Record<string, { dev?: boolean }> }} lockfile
 */
export const serverFolders = ({ packages }) =>
  Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev && existsSync(folder))
    .map(([folder]) => folder);

/**
 * Finds what a build must not contain: packages without the text of their licence, or under one that is not allowed.
 *
 * @param {Notice[]} notices
 * @returns {string[]} one sentence per fault
 */
export const noticeFaults = (notices) =>
  notices.flatMap(({ name, version, licence, text }) => [
    ...(allowedLicences.includes(licence)
      ? []
      : [
          `${name} ${version} is under ${licence || 'no licence'}, which scripts/licences/policy.mjs does not allow.`,
        ]),
    ...(text.length < shortestText
      ? [`${name} ${version} comes without the text of its licence: scripts/licences/policy.mjs can name it.`]
      : []),
  ]);

/**
 * Returns the text of `THIRD-PARTY.txt`: a list of the packages, then each licence with the packages that have this
 * very text.
 *
 * @param {Notice[]} notices
 */
export function noticesText(notices) {
  // The same version can be in two folders.
  const unique = [...new Map(notices.map((notice) => [label(notice), notice])).values()];
  const sorted = unique.toSorted((one, other) => (label(one) < label(other) ? -1 : 1));
  /** @type {Map<string, Notice[]>} */
  const byText = new Map();
  for (const notice of sorted) byText.set(notice.text, [...(byText.get(notice.text) ?? []), notice]);
  const blocks = [...byText].map(
    ([text, of]) => `${line}\n${of.map(label).join('\n')}\n${line}\n\n${text}\n`,
  );
  return [intro, `${sorted.map(label).join('\n')}\n`, ...blocks].join('\n');
}

/** @param {Notice} notice */
const label = ({ name, version, licence }) => `${name} ${version} (${licence})`;

/**
 * Returns the packages that a text of `noticesText` lists, as `name@version`.
 *
 * @param {string} text
 */
export const packagesIn = (text) => {
  const list = text.slice(intro.length, text.indexOf(line));
  return [...list.matchAll(/^(\S+) (\S+) \(/gm)].map(([, name, version]) => `${name}@${version}`);
};
