/** Resolves in a task of its own. Unlike a timer, it does not wait longer in a hidden page. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Runs these one after the other, each in a task of its own: a tap or a letter that comes meanwhile is answered. */
export const inTasks = async (parts: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const part of parts) {
    await part();
    await nextTask();
  }
};
