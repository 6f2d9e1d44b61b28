/** The fields that our server has in answers beside those of the contract. A server of the contract may lack them. */
const furtherFields = new Set([
  'intervalWeeks',
  'assignedAt',
  'revision',
  'ratedBy',
  'team',
  'invitedAt',
  'attention',
  'painConsent',
  'morningPain',
]);

const strip = (body: unknown): unknown => {
  if (Array.isArray(body)) return body.map(strip);
  if (body === null || typeof body !== 'object' || body instanceof Blob) return body;
  return Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => !furtherFields.has(name))
      .map(([name, value]) => [name, strip(value)]),
  );
};

/** Returns an answer without the fields beside the contract, however deep they are. */
export const withoutFurtherFields = <Answer>(answer: Answer): Answer => strip(answer) as Answer;
