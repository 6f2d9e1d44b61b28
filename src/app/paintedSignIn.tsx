import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';
import { comingEngine } from './comingEngine';
import { Frame } from './Frame';

/** What React asks to be fetched ahead. It would not find that in the page. */
const preloads = /^(<link [^>]*>)+/;

/**
 * Returns the markup of the sign-in as `start` shows it first. It is part of the page of a first visit, which is
 * painted before any script has come. Runs at build time.
 *
 * @param isDemo whether it has the offer of a demo
 */
export const paintedSignIn = (isDemo: boolean): string =>
  renderToString(
    <StrictMode>
      <StaticRouter location="/login">
        <Frame engine={comingEngine(isDemo, () => {})} isRemembered={false} />
      </StaticRouter>
    </StrictMode>,
  ).replace(preloads, '');
