/** What the watchers of clips do, in the chunk of the content. */
export { loadClips, withdrawClip } from './list';
export { makeClip, openFile } from './making';
export { discardWaiting, sendWaiting } from './sending';
export { showClip } from './showing';
