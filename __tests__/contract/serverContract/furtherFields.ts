/** The fields that our server has in answers beside those of the contract. A server of the contract may lack them. */
const furtherFields = new Set(['intervalWeeks', 'assignedAt', 'revision', 'ratedBy']);

/** Returns the body of an answer without the fields beside the contract, however deep they are. */
export const withoutFurtherFields = (body: unknown): unknown => {
  if (Array.isArray(body)) return body.map(withoutFurtherFields);
  if (body === null || typeof body !== 'object' || body instanceof Blob) return body;
  return Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => !furtherFields.has(name))
      .map(([name, value]) => [name, withoutFurtherFields(value)]),
  );
};
