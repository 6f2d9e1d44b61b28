import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary';
import type { Engine } from './engine';
import { Frame } from './Frame';

interface AppProps {
  /** May be replaced on a later render: the login form then keeps its text and focus. */
  engine: Engine;
  /** Whether the device stores a signed-in user. Only the engine reads which user, and whether the data is damaged. */
  isRemembered: boolean;
}

export function App(props: AppProps) {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <Frame {...props} />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
