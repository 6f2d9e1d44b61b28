/** What a text says as JSON, or undefined when it is none. */
export const parseJson = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};
