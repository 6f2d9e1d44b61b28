import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { patched, root } from '../../scripts/lib/simulation.mjs';
import { contentMutants } from './contentMutants';
import { deskMutants } from './deskMutants';
import { mutants, type Patch } from './mutants';
import { planMutants } from './planMutants';
import { regressions } from './regressions';
import { trackMutants } from './trackMutants';

/** Tells at once, before any seed runs, that a guard was renamed, moved or changed without its mutant. */
describe('each guard is where its mutant looks for it', () => {
  const ofMutants = [...mutants, ...deskMutants, ...planMutants, ...contentMutants, ...trackMutants].map(
    ({ guard, patches }) => [guard, patches] as const,
  );
  const ofRegressions = Object.entries(regressions).map(
    ([title, { fault }]) => [title, [fault].flat()] as const,
  );

  test.each([...ofMutants, ...ofRegressions])('%s', (_name, patches: readonly Patch[]) => {
    const sources = new Map<string, string>();
    for (const patch of patches) {
      const source = sources.get(patch.file) ?? readFileSync(join(root, patch.file), 'utf8');
      const broken = patched(source, patch);
      expect(broken).not.toBe(source);
      sources.set(patch.file, broken);
    }
  });
});
