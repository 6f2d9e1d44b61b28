/** Parses a text as JSON. Returns undefined when it is not JSON. */
export const parseJson = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};
