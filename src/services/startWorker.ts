/** Milliseconds that a worker may take to start. The page does not wait any longer. */
const startLimit = 2_000;

/** Returns a worker that has said it is ready, or null where the browser starts none. */
export const startWorker = async (open: () => Worker): Promise<Worker | null> => {
  try {
    const worker = open();
    const isReady = await new Promise<boolean>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<{ is: string }>) =>
        resolve(data.is === 'ready'),
      );
      worker.addEventListener('error', () => resolve(false));
      setTimeout(() => resolve(false), startLimit);
    });
    if (isReady) return worker;
    worker.terminate();
  } catch {
    // The browser has no workers, or starts none here.
  }
  return null;
};
