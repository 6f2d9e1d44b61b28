import { deliveredBill } from '../../scripts/billOfMaterials.mjs';

const aComponent = (name: string, properties: { name: string; value: string }[] = []) => ({
  name,
  'bom-ref': `${name}@1.0.0`,
  scope: 'optional',
  properties,
});

const development = { name: 'cdx:npm:package:development', value: 'true' };

/** As npm makes it. */
const aBill = () => ({
  bomFormat: 'CycloneDX',
  serialNumber: 'urn:uuid:1',
  metadata: { timestamp: '2026-01-01T00:00:00Z', component: aComponent('folder') },
  components: [aComponent('react', [development]), aComponent('fastify'), aComponent('jest', [development])],
  dependencies: [
    { ref: 'folder@1.0.0', dependsOn: ['react@1.0.0', 'fastify@1.0.0', 'jest@1.0.0'] },
    { ref: 'react@1.0.0', dependsOn: [] },
    { ref: 'jest@1.0.0', dependsOn: ['react@1.0.0'] },
  ],
});

const delivered = ['react@1.0.0', 'fastify@1.0.0', 'react@1.0.0'];

test('the bill has what is delivered, as required, and nothing that only the build needs', () => {
  const bill = deliveredBill(aBill(), delivered, 'product');
  expect(bill.components).toEqual([
    { ...aComponent('react'), scope: 'required' },
    { ...aComponent('fastify'), scope: 'required' },
  ]);
  expect(bill.dependencies).toEqual([
    { ref: 'folder@1.0.0', dependsOn: ['react@1.0.0', 'fastify@1.0.0'] },
    { ref: 'react@1.0.0', dependsOn: [] },
  ]);
});

test('the bill is the same each time, wherever the product is built', () => {
  const { metadata, ...bill } = deliveredBill(aBill(), delivered, 'product');
  expect(metadata).toEqual({ component: { ...aComponent('folder'), name: 'product' } });
  expect(bill).not.toHaveProperty('serialNumber');
});

test('a package that is in two folders is there once', () => {
  const bill = aBill();
  bill.components.push(aComponent('react'));
  bill.dependencies.push({ ref: 'react@1.0.0', dependsOn: [] });
  const { components, dependencies } = deliveredBill(bill, delivered, 'product');
  expect(components.map(({ name }) => name)).toEqual(['react', 'fastify']);
  expect(dependencies.map(({ ref }) => ref)).toEqual(['folder@1.0.0', 'react@1.0.0']);
});

test('a delivered package that the lockfile does not have fails', () => {
  expect(() => deliveredBill(aBill(), [...delivered, 'own@2.0.0'], 'product')).toThrow(
    'The lockfile lacks own@2.0.0',
  );
});
