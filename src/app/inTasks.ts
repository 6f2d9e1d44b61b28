/** Runs these one after the other, each in a task of its own: a tap or a letter that comes meanwhile is answered. */
export const inTasks = async (parts: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const part of parts) {
    await part();
    await new Promise((resolve) => setTimeout(resolve));
  }
};
