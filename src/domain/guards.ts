/**
 * What a route needs before it opens: nothing ('open'), a user ('login'), initialised data ('initialised'), a data
 * update ('refresh'), or a data update and at least one screening ('refreshWithScreening').
 */
export type Guard = 'open' | 'login' | 'initialised' | 'refresh' | 'refreshWithScreening';

/** Router state of a redirect by a guard. It keeps the toasts, because the person did not navigate [SH-8]. */
export const guardRedirect = { byGuard: true };

export interface GuardFacts {
  isSignedIn: boolean;
  /** The person logged out by hand, so the login page gets no returnUrl. */
  leftByChoice: boolean;
  isDataInitialized: boolean;
  storedScreenings: number;
}

/** Adds the wanted path and query to a path, as its returnUrl. */
export const withReturnUrl = (path: string, wanted: string) =>
  `${path}?${new URLSearchParams({ returnUrl: wanted })}`;

/** Returns the path to redirect to, or null when the route may open [GU-1 to GU-3, GU-12]. */
export const redirectOf = (guard: Guard, facts: GuardFacts, wanted: string): string | null => {
  if (guard === 'open') return null;
  if (!facts.isSignedIn) return facts.leftByChoice ? '/login' : withReturnUrl('/login', wanted);
  if (guard === 'login') return null;
  if (!facts.isDataInitialized) return withReturnUrl('/update', wanted);
  if (guard === 'refreshWithScreening' && facts.storedScreenings === 0) return '/nocurrentscreening';
  return null;
};

/**
 * Matches what makes a browser read a path as another origin. Control characters count too: browsers drop tabs and
 * line breaks before they read a path.
 */
const leavesTheApp = /\/\/|\\|\p{Cc}/u;

/**
 * Returns the returnUrl of a query string, or `fallback` [LI-6, UP-4]. Accepts only paths of this app: otherwise a
 * link could lead a signed-in person to another site.
 */
export const returnUrlOf = (search: string, fallback: string): string => {
  const wanted = new URLSearchParams(search).get('returnUrl');
  return wanted?.startsWith('/') && !leavesTheApp.test(wanted) ? wanted : fallback;
};
