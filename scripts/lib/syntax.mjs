import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

/**
 * A node as swc writes it, whose further fields depend on its type.
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
 * @param {boolean} tsx whether it may hold JSX
 * @returns {SyntaxNode}
 */
export function parseSource(source, tsx) {
  return /** @type {any} */ (parseSync(source, { syntax: 'typescript', target: 'es2022', tsx }));
}

/**
 * Every node of a syntax tree, outer ones first.
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
 * All files below a folder, at any depth; none when the folder does not exist.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
