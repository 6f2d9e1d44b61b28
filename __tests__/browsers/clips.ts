/** Functions that run in a page and use nothing from outside. */

/** A clip after a try to play it. */
export interface PlayedClip {
  fileName: string;
  /** How many seconds of it have been played; 0 if it does not play. */
  seconds: number;
}

/** Plays every clip that the app has stored on this device. Runs in the page. */
export const playStoredClips = async (): Promise<PlayedClip[]> => {
  const asked = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const play = async (fileName: string, content: Blob): Promise<PlayedClip> => {
    const video = document.createElement('video');
    video.muted = true;
    const hasMoved = new Promise<void>((resolve) => {
      video.ontimeupdate = () => video.currentTime > 0 && resolve();
      video.onerror = () => resolve();
      setTimeout(resolve, 10_000);
    });
    video.src = URL.createObjectURL(content);
    document.body.append(video);
    await Promise.all([video.play().catch(() => undefined), hasMoved]);
    const seconds = video.currentTime;
    video.remove();
    URL.revokeObjectURL(video.src);
    return { fileName, seconds };
  };
  const database = await asked(indexedDB.open('as_db'));
  const rows = await asked(database.transaction('video').objectStore('video').getAll());
  database.close();
  return Promise.all(
    rows.map(({ fileName, buffer, type }) =>
      play(fileName, buffer instanceof Blob ? buffer : new Blob([buffer], { type })),
    ),
  );
};

/** Waits until the clip of the shown step plays by itself. Runs in the page. */
export const watchShownClip = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const clip = () => document.querySelector<HTMLVideoElement>('main video[controls]');
    const look = () => {
      const { readyState = 0, currentTime = 0 } = clip() ?? {};
      if (readyState < HTMLMediaElement.HAVE_CURRENT_DATA || currentTime === 0) return;
      clearInterval(looking);
      clearTimeout(limit);
      resolve();
    };
    const looking = setInterval(look, 50);
    const limit = setTimeout(() => {
      clearInterval(looking);
      const { readyState, currentTime, error } = clip() ?? {};
      reject(new Error(`The clip does not play: ${readyState}, ${currentTime}, ${error?.message}`));
    }, 15_000);
  });
