/** Copies the repository, with all mutants in it, each of them off until its number is in the variable `MUTANT`. */
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { isStatement } from './choose.mjs';

/** @typedef {import('./choose.mjs').Mutant} Mutant */

const left = ['node_modules', '.git', 'data', 'screens'];

/**
 * @param {string} root
 * @param {Mutant[]} mutants
 * @returns {{ copy: string, misplaced: Mutant[] }} the folder, and the mutants whose place no longer exists once
 */
export function copyWith(root, mutants) {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !left.includes(relative(root, path).split(sep)[0] ?? ''),
  });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  /** @type {Mutant[]} */
  const misplaced = [];
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const source = readFileSync(join(copy, file), 'utf8');
    const own = mutants.filter((mutant) => mutant.file === file);
    const placed = own.flatMap((mutant) => placeOf(source, mutant) ?? []);
    misplaced.push(...own.filter((mutant) => !placed.some((place) => place.mutant === mutant)));
    const lastFirst = placed.toSorted((one, other) => other.start - one.start);
    const changed = lastFirst.reduce(
      (text, { mutant, start }) =>
        text.slice(0, start) +
        bothOf(mutant, mutants.indexOf(mutant)) +
        text.slice(start + mutant.original.length),
      source,
    );
    writeFileSync(join(copy, file), changed);
  }
  return { copy, misplaced };
}

/**
 * @param {string} source
 * @param {Mutant} mutant
 */
function placeOf(source, mutant) {
  const text = mutant.before + mutant.original + mutant.after;
  const start = source.indexOf(text);
  const isOnce = start >= 0 && start === source.lastIndexOf(text);
  return isOnce ? { mutant, start: start + mutant.before.length } : undefined;
}

/** @param {Mutant} mutant @param {number} id */
function bothOf(mutant, id) {
  const isOn = `globalThis.__mutant?.(${id})`;
  return isStatement(mutant)
    ? `{ if (${isOn}) { ${mutant.mutated} } else { ${mutant.original} } }`
    : `(${isOn} ? (${mutant.mutated}) : (${mutant.original}))`;
}
