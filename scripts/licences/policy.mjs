/** Which licences a build may contain, and where the text of a licence is when its package comes without. */

/**
 * The identifiers of SPDX. Each asks for no more than its text, so `THIRD-PARTY.txt` is enough; MPL-2.0 also asks for
 * the place of the source, of what nobody here has changed.
 */
export const allowedLicences = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
];

/** The licences that ask for the place of the source. */
export const licencesWithSource = ['MPL-2.0'];

/**
 * The packages without a text: prebuilt files of another package have the text of that one, and a package that only
 * names its licence has the text of the licence, with its authors.
 *
 * @type {({ name: RegExp, from: string } | { name: RegExp, file: string, copyright: string })[]}
 */
export const textsElsewhere = [
  { name: /^@libsql\/(linux|darwin|win32)-/, from: 'libsql' },
  { name: /^@node-rs\/argon2-/, from: '@node-rs/argon2' },
  { name: /^@tus\/utils$/, from: '@tus/server' },
  { name: /^@redis\/client$/, file: 'MIT.txt', copyright: 'Copyright (c) 2022-2023, Redis, inc.' },
  { name: /^abstract-logging$/, file: 'MIT.txt', copyright: 'Copyright James Sumners' },
];
