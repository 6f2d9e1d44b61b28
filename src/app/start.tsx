import { type ReactElement, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { StorageUnavailableError } from '../domain/errors';
import { App } from './App';
import { comingEngine } from './comingEngine';
import type { Engine } from './engine';
import { FailurePage } from './FailurePage';
import { redirectOfNobody } from './routes';

interface Start {
  /** The element that React renders the app into. On a first visit it has the sign-in already. */
  element: HTMLElement;
  /** Whether the device stores a signed-in user. */
  isRemembered: boolean;
  /**
   * Loads the engine's code and starts the engine. Rejects with `StorageUnavailableError` when the browser keeps no
   * data.
   */
  loadEngine: () => Promise<Engine>;
}

const appWith = (engine: Engine, isRemembered: boolean) => (
  <StrictMode>
    <App engine={engine} isRemembered={isRemembered} />
  </StrictMode>
);

/** Resolves after the next paint. Resolves at once in a hidden tab, which does not paint. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/** Shows the app in the element at once. What is painted and typed there stays, but for somebody who is signed in. */
const showFirst = (element: HTMLElement, app: ReactElement, isRemembered: boolean): Root => {
  if (isRemembered) element.replaceChildren();
  return flushSync(() => {
    if (element.hasChildNodes()) return hydrateRoot(element, app);
    const root = createRoot(element);
    root.render(app);
    return root;
  });
};

/** Shows the frame at once, with the login when no user is stored. Shows the rest when the engine is loaded. */
export const start = async ({ element, isRemembered, loadEngine }: Start) => {
  const redirect = isRemembered ? null : redirectOfNobody(location);
  if (redirect !== null) history.replaceState(history.state, '', redirect);
  const root = showFirst(element, appWith(comingEngine, isRemembered), isRemembered);
  // The engine's code has usually arrived by now. Running it at once would delay the first paint of the login.
  if (!isRemembered) await painted();
  try {
    root.render(appWith(await loadEngine(), isRemembered));
  } catch (error) {
    console.error('start', error);
    root.render(<FailurePage isWithoutStorage={error instanceof StorageUnavailableError} />);
  }
};
