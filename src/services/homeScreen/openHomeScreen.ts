import type { HomeScreen } from '../ports';

/** What Chromium offers a page that can be installed. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The offers of the browser, with their listeners. */
export interface InstallPrompts {
  /** The browser can ask the person with this one, once. */
  latest: InstallPrompt | null;
  tell(): void;
  add(listener: () => void): () => void;
}

const declinedKey = 'homeScreenDeclined';

/** Only Safari and other browsers on iPhones and iPads have this: whether the page runs from the home screen. */
const isInTabOfPhone = () =>
  'standalone' in navigator && !navigator.standalone && navigator.maxTouchPoints > 1;

/** The app on the home screen, as far as this browser can [AC-3]. */
export const openHomeScreen = (prompts: InstallPrompts, storage: Storage): HomeScreen => {
  const decline = () => storage.setItem(declinedKey, 'true');
  const end = () => {
    prompts.latest = null;
    prompts.tell();
  };
  window.addEventListener('appinstalled', end);

  return {
    way: () => {
      if (prompts.latest) return 'prompt';
      return isInTabOfPhone() ? 'byHand' : null;
    },
    onWayChange: prompts.add,
    install: async () => {
      const prompt = prompts.latest;
      if (!prompt) return;
      prompts.latest = null;
      await prompt.prompt();
      if ((await prompt.userChoice).outcome === 'dismissed') decline();
    },
    isDeclined: () => storage.getItem(declinedKey) === 'true',
    decline,
    showUnread: async (count) => {
      // Some browsers refuse until the app is on the home screen or may send notifications.
      await navigator.setAppBadge?.(count).catch(() => undefined);
    },
  };
};
