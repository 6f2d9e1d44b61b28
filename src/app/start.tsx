import { type ReactElement, StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { StorageUnavailableError } from '../domain/errors';
import { App } from './App';
import { comingEngine } from './comingEngine';
import { isDemoPage } from './demoPage';
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

/** Shows the app in the empty element at once. */
const showFirst = (element: HTMLElement, app: ReactElement): Root =>
  flushSync(() => {
    const root = createRoot(element);
    root.render(app);
    return root;
  });

/** Takes over what is painted in the element, and typed there. React does it in small tasks, as a transition. */
const takeOver = (element: HTMLElement, app: ReactElement): Root => {
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(element, app);
  });
  if (!root) throw new Error('React has not begun.');
  return root;
};

/** Shows the frame at once, with the login when no user is stored. Shows the rest when the engine is loaded. */
export const start = async ({ element, isRemembered, loadEngine }: Start) => {
  const redirect = isRemembered ? null : redirectOfNobody(location);
  if (redirect !== null) history.replaceState(history.state, '', redirect);
  if (isRemembered) element.replaceChildren();
  const isPainted = element.hasChildNodes();
  let onShown = () => {};
  const shown = new Promise<void>((resolve) => {
    onShown = resolve;
  });
  const first = appWith(comingEngine(isDemoPage(), onShown), isRemembered);
  const root = isPainted ? takeOver(element, first) : showFirst(element, first);
  // What React has not taken over yet it would draw anew.
  if (isPainted) await shown;
  // The engine's code has usually arrived by now. Running it at once would delay the first paint of the login.
  else if (!isRemembered) await painted();
  try {
    root.render(appWith(await loadEngine(), isRemembered));
  } catch (error) {
    console.error('start', error);
    root.render(<FailurePage isWithoutStorage={error instanceof StorageUnavailableError} />);
  }
};
