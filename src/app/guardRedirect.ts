import { type Location, NavigationType } from 'react-router-dom';

/** Whether this navigation is a guard's own redirect, which does not clear a flash message. */
export const isGuardRedirect = (location: Location, type: NavigationType): boolean =>
  type === NavigationType.Replace && location.state?.byGuard === true;
