import { type Location, NavigationType } from 'react-router-dom';

/** Returns whether a guard caused this navigation. Such a redirect does not clear flash messages [SH-8]. */
export const isGuardRedirect = (location: Location, type: NavigationType): boolean =>
  type === NavigationType.Replace && location.state?.byGuard === true;
