import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary';
import type { Engine } from './engine';
import { Frame } from './Frame';

interface AppProps {
  /** Rendered with another one, the app goes on with it: the login keeps what was typed, and the focus. */
  engine: Engine;
  /** Whether the device holds somebody who is signed in; the engine says who, or that it is damaged. */
  isRemembered: boolean;
}

/** The whole app. */
export function App(props: AppProps) {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <Frame {...props} />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
