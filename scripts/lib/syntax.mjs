import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

/**
 * A syntax node of swc. Its other fields depend on its type.
 *
 * @typedef {{ type: string } & Record<string, any>} SyntaxNode
 */

/**
 * Parses a TypeScript or JavaScript file.
 *
 * @param {string} file
 * @returns {SyntaxNode}
 */
export function parseFile(file) {
  return parseSource(readFileSync(file, 'utf8'), file.endsWith('x'));
}

/**
 * @param {string} source
 * @param {boolean} tsx whether it may contain JSX
 * @returns {SyntaxNode}
 */
export function parseSource(source, tsx) {
  return /** @type {any} */ (parseSync(source, { syntax: 'typescript', target: 'es2022', tsx }));
}

/**
 * Yields every node of a syntax tree, parents before their children.
 *
 * @param {unknown} value
 * @returns {Generator<SyntaxNode>}
 */
export function* nodesOf(value) {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) yield/** @type {SyntaxNode} */ (value);
  for (const child of Object.values(value)) yield* nodesOf(child);
}

/**
 * Returns all files below a folder, at any depth, without those of packages: `bench` has some of its own. Returns none
 * when the folder does not exist.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));
}
