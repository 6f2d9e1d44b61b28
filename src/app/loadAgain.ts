/** Milliseconds until code that did not come is asked for again. */
const patience = 1_000;

/**
 * Loads code of the app, and once more if it does not come: one request that fails is no failure of the page. Rejects
 * when the second try does.
 */
export const loadAgain = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, patience));
    return load();
  }
};
