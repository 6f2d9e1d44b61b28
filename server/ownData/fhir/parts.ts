import { createHash } from 'node:crypto';

/** A resource of FHIR R4, as JSON. Which fields it has, a test checks by the profiles of HL7. */
export type Resource = { resourceType: string } & Readonly<Record<string, unknown>>;

/** An entry of a bundle. */
export interface Entry {
  fullUrl: string;
  resource: Resource;
}

/** Returns the address of a resource: a UUID, the same one each time for the same thing. */
export const urnOf = (...thing: readonly (string | number)[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(thing)).digest('hex');
  // The version and the variant of a UUID that is made from a name.
  const hex = `${hash.slice(0, 12)}8${hash.slice(13, 16)}a${hash.slice(17, 32)}`;
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  return `urn:uuid:${parts.join('-')}`;
};

/** Returns an entry. FHIR wants the id of a resource without the form of an address. */
export const entryOf = (fullUrl: string, resource: Resource): Entry => {
  const { resourceType, ...fields } = resource;
  return { fullUrl, resource: { resourceType, id: fullUrl.replace('urn:uuid:', ''), ...fields } };
};

export const germanText = { language: 'de' } as const;
