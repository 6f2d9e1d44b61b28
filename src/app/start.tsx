import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { StorageUnavailableError } from '../domain/errors';
import { App } from './App';
import { comingEngine } from './comingEngine';
import type { Engine } from './engine';
import { FailurePage } from './FailurePage';
import { redirectOfNobody } from './routes';

interface Start {
  /** The element that React renders the app into. */
  element: HTMLElement;
  /** Whether the device stores a signed-in user. */
  isRemembered: boolean;
  /**
   * Loads the engine's code and starts the engine. Rejects with `StorageUnavailableError` when the browser keeps no
   * data.
   */
  loadEngine: () => Promise<Engine>;
}

/** Resolves after the next paint. Resolves at once in a hidden tab, which does not paint. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/** Shows the frame at once, with the login when no user is stored. Shows the rest when the engine is loaded. */
export const start = async ({ element, isRemembered, loadEngine }: Start) => {
  const redirect = isRemembered ? null : redirectOfNobody(location);
  if (redirect !== null) history.replaceState(history.state, '', redirect);
  const root = createRoot(element);
  const show = (content: ReactNode) => root.render(<StrictMode>{content}</StrictMode>);
  flushSync(() => show(<App engine={comingEngine} isRemembered={isRemembered} />));
  // The engine's code has usually arrived by now. Running it at once would delay the first paint of the login.
  if (!isRemembered) await painted();
  try {
    show(<App engine={await loadEngine()} isRemembered={isRemembered} />);
  } catch (error) {
    console.error('start', error);
    show(<FailurePage isWithoutStorage={error instanceof StorageUnavailableError} />);
  }
};
