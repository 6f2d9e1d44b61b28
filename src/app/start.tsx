import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { comingEngine } from './comingEngine';
import type { Engine } from './engine';
import { FailurePage } from './FailurePage';
import { redirectOfNobody } from './routes';

interface Start {
  /** Where the app is to be. */
  element: HTMLElement;
  /** Whether the device holds somebody who is signed in. */
  isRemembered: boolean;
  /** Fetches the engine's code and starts it; rejects when either fails. */
  loadEngine: () => Promise<Engine>;
}

/** Resolves once the browser has painted what is on the page; at once in a tab that nobody sees. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/** Shows the frame at once, with the login when nobody is signed in, and all the rest once the engine is there. */
export const start = async ({ element, isRemembered, loadEngine }: Start) => {
  const redirect = isRemembered ? null : redirectOfNobody(location);
  if (redirect !== null) history.replaceState(history.state, '', redirect);
  const root = createRoot(element);
  const show = (content: ReactNode) => root.render(<StrictMode>{content}</StrictMode>);
  flushSync(() => show(<App engine={comingEngine} isRemembered={isRemembered} />));
  // The engine is at hand by then, as a rule, and would keep the browser from painting the login.
  if (!isRemembered) await painted();
  try {
    show(<App engine={await loadEngine()} isRemembered={isRemembered} />);
  } catch (error) {
    console.error('start', error);
    show(<FailurePage />);
  }
};
