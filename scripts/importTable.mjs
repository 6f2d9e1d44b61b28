/**
 * Checks all imports below a root (default: this repository) against the import table of `.dependency-cruiser.cjs`, and
 * that no rooms of the server go in a circle.
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { circlesOf } from './lib/circles.mjs';
import { filesBelow, nodesOf, parseFile } from './lib/syntax.mjs';

const repository = join(import.meta.dirname, '..');
const rooms = ['src', 'store', 'sagas', 'server'];

/** @typedef {{ source: string, dependencies: { resolved: string }[] }} Module a file and what it imports */

/**
 * Returns what the table forbids of the imports below a root, a line each; paths are relative to the root.
 *
 * dependency-cruiser reads TypeScript through the compiler's JavaScript API, which TypeScript 7 does not have. So it
 * checks a copy in which each file contains only its imports, including type imports.
 *
 * @param {string} root the folder that contains src, store, sagas and server
 * @returns {Promise<string[]>}
 */
async function forbiddenImports(root) {
  const mirror = mkdtempSync(join(tmpdir(), 'import-table-'));
  try {
    const files = rooms.flatMap((room) => filesBelow(join(root, room)));
    for (const file of files) writeMirrored(join(mirror, relative(root, file)), importsOf(file));
    symlinkSync(join(repository, 'node_modules'), join(mirror, 'node_modules'), 'junction');
    const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
    const { output } = await cruise(
      rooms.filter((room) => filesBelow(join(mirror, room)).length > 0),
      { baseDir: mirror, ruleSet: { forbidden }, validate: true, doNotFollow: { path: 'node_modules' } },
    );
    if (typeof output === 'string') throw new Error(output);
    const forbiddenOnes = output.summary.violations.map(
      ({ rule, from, to }) => `${rule.name}: ${from} imports ${to}`,
    );
    return [...forbiddenOnes, ...circlesOfRooms(output.modules)];
  } finally {
    rmSync(mirror, { recursive: true });
  }
}

/** Returns the room of the server that a file is in, if any. Folders in a room belong to it. */
const roomOf = (/** @type {string} */ file) => /^server\/[^/]+(?=\/)/.exec(file)?.[0];

/**
 * Returns a line for each circle of rooms: files of one import files of the next, and those of the last the first.
 *
 * @param {Module[]} modules
 * @returns {string[]}
 */
function circlesOfRooms(modules) {
  /** @type {Map<string, Set<string>>} */
  const imported = new Map();
  for (const { source, dependencies } of modules) {
    const room = roomOf(source);
    if (room === undefined) continue;
    const others = dependencies
      .flatMap(({ resolved }) => roomOf(resolved) ?? [])
      .filter((other) => other !== room);
    imported.set(room, new Set([...(imported.get(room) ?? []), ...others]));
  }
  return circlesOf(imported).map((circle) => `no-circle-of-rooms: ${circle.join(' imports ')}`);
}

/**
 * Returns the modules that a file imports: values, types, re-exports and dynamic imports.
 *
 * @param {string} file
 * @returns {string[]}
 */
function importsOf(file) {
  if (!/\.tsx?$/.test(file)) return [];
  return [...nodesOf(parseFile(file))].flatMap((node) => importedBy(node) ?? []);
}

/**
 * @param {import('./lib/syntax.mjs').SyntaxNode} node
 * @returns {string | undefined} the module that this node imports
 */
function importedBy(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return node.source?.value;
    case 'TsImportType':
      return node.argument.value;
    case 'CallExpression':
      return node.callee.type === 'Import' ? node.arguments[0].expression.value : undefined;
    default:
      return undefined;
  }
}

/** @param {string} file @param {string[]} imports */
function writeMirrored(file, imports) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, imports.map((module) => `import ${JSON.stringify(module)};\n`).join(''));
}

const lines = await forbiddenImports(process.argv[2] ?? repository);
for (const line of lines) console.error(line);
if (lines.length > 0) process.exit(1);
