/**
 * Writes the software bill of materials of what is delivered, as CycloneDX: the packages that the notices of the app
 * and of the server name. npm describes them, by the lockfile. The same build has the same bill.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { isMain } from './lib/mainModule.mjs';
import { packagesIn } from './lib/thirdParty.mjs';

/**
 * @typedef {{
 *   name: string,
 *   'bom-ref': string,
 *   scope?: string,
 *   properties: { name: string, value: string }[],
 * }} Component
 * @typedef {{
 *   serialNumber?: string,
 *   metadata: { timestamp?: string, component: Component },
 *   components: Component[],
 *   dependencies: { ref: string, dependsOn: string[] }[],
 * }} Bill
 */

/**
 * Returns npm's bill of everything that is installed for development, without what is not delivered. Older npm lists a
 * package once for each folder that it is in.
 *
 * @param {Bill} bill
 * @param {string[]} delivered the packages, as `name@version`
 * @param {string} product
 * @returns {Bill}
 * @throws {Error} when npm does not know a delivered package
 */
export function deliveredBill(
  { serialNumber: _each, metadata, components, dependencies, ...bill },
  delivered,
  product,
) {
  const { timestamp: _now, ...who } = metadata;
  const wanted = new Set(delivered);
  const refs = new Set([metadata.component['bom-ref'], ...wanted]);
  const known = new Map(
    components
      .filter((component) => wanted.has(component['bom-ref']))
      .map((component) => [component['bom-ref'], component]),
  );
  const dependsOnBy = new Map(
    dependencies.filter(({ ref }) => refs.has(ref)).map(({ ref, dependsOn }) => [ref, dependsOn]),
  );
  const missing = [...wanted].filter((name) => !known.has(name));
  if (missing.length > 0) throw new Error(`The lockfile lacks ${missing.join(', ')}`);
  return {
    ...bill,
    // npm names the product by its folder.
    metadata: { ...who, component: { ...metadata.component, name: product } },
    components: [...known.values()].map(asRequired),
    dependencies: [...dependsOnBy.entries()].map(([ref, names]) => ({
      ref,
      dependsOn: names.filter((name) => refs.has(name)),
    })),
  };
}

/**
 * What is delivered is required, also when only the build of the app installs it.
 *
 * @param {Component} component
 * @returns {Component}
 */
const asRequired = (component) => ({
  ...component,
  scope: 'required',
  properties: component.properties.filter(({ name }) => name !== 'cdx:npm:package:development'),
});

/** Asks npm, which needs no network for it. */
function npmBill() {
  const args = [
    'sbom',
    '--package-lock-only',
    '--sbom-format=cyclonedx',
    '--offline',
    '--no-update-notifier',
  ];
  // On Windows, npm is a batch file, which only a shell can start.
  const shell = process.platform === 'win32';
  return JSON.parse(execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 2 ** 26, shell }));
}

if (isMain(import.meta.url)) {
  const notices = ['dist/THIRD-PARTY.txt', 'build/THIRD-PARTY.txt'].map((file) => readFileSync(file, 'utf8'));
  const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
  const bill = deliveredBill(npmBill(), notices.flatMap(packagesIn), name);
  writeFileSync('build/sbom.cdx.json', `${JSON.stringify(bill, null, 2)}\n`);
}
