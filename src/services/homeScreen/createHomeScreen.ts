import { createListeners } from '../listeners';
import type { HomeScreenLoader } from '../ports';
import type { InstallPrompt, InstallPrompts } from './openHomeScreen';

/** Catches the offer of the browser, which may come at once. All other code is loaded on demand. */
export const createHomeScreen = (storage: Storage): HomeScreenLoader => {
  const prompts: InstallPrompts = { latest: null, ...createListeners() };
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompts.latest = event as InstallPrompt;
    prompts.tell();
  });
  return { load: async () => (await import('./openHomeScreen')).openHomeScreen(prompts, storage) };
};
