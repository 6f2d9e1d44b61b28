/**
 * What a route asks for before it opens: nothing, a user, a user with initialised data, or a user and a data refresh,
 * after which for some at least one screening must be there.
 */
export type Guard = 'open' | 'login' | 'initialised' | 'refresh' | 'refreshWithScreening';

/** State of an address that a guard has led to, not the person: no navigation that clears a flash message [SH-8]. */
export const guardRedirect = { byGuard: true };

export interface GuardFacts {
  isSignedIn: boolean;
  /** The person logged out by hand: there is nothing to come back to. */
  leftByChoice: boolean;
  isDataInitialized: boolean;
  storedScreenings: number;
}

/** The route with the wanted one, path and query, as its returnUrl. */
export const withReturnUrl = (path: string, wanted: string) =>
  `${path}?${new URLSearchParams({ returnUrl: wanted })}`;

/** Where the route's guard sends the person instead, or null when the route may open [GU-1 to GU-3, GU-12]. */
export const redirectOf = (guard: Guard, facts: GuardFacts, wanted: string): string | null => {
  if (guard === 'open') return null;
  if (!facts.isSignedIn) return facts.leftByChoice ? '/login' : withReturnUrl('/login', wanted);
  if (guard === 'login') return null;
  if (!facts.isDataInitialized) return withReturnUrl('/update', wanted);
  if (guard === 'refreshWithScreening' && facts.storedScreenings === 0) return '/nocurrentscreening';
  return null;
};

/** What makes a browser read a path as another origin; it drops tabs and line breaks before it reads. */
const leavesTheApp = /\/\/|\\|\p{Cc}/u;

/**
 * The returnUrl of a query string, or `fallback` [LI-6, UP-4]. Only a path of this app counts: anything that a browser
 * could read as another origin would let a link lead a signed-in person elsewhere.
 */
export const returnUrlOf = (search: string, fallback: string): string => {
  const wanted = new URLSearchParams(search).get('returnUrl');
  return wanted?.startsWith('/') && !leavesTheApp.test(wanted) ? wanted : fallback;
};
