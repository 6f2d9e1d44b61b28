/** How the app gets onto the home screen: the browser asks the person, or they add it by hand, as on iPhones. */
export type HomeScreenWay = 'prompt' | 'byHand';

interface HomeScreenFacts {
  /** Null when the app is there already, or when the browser cannot add it. */
  way: HomeScreenWay | null;
  /** The person wanted to hear no more of it on this device. */
  isDeclined: boolean;
  /** Number of runs that wait for the server. */
  waitingRuns: number;
}

/**
 * Returns the way to offer, or null for none. Where the person adds the app by hand, the browser may delete what it
 * stores: while runs wait, this is said again [AC-3].
 */
export const offeredWay = ({ way, isDeclined, waitingRuns }: HomeScreenFacts): HomeScreenWay | null => {
  const isInDanger = way === 'byHand' && waitingRuns > 0;
  return isDeclined && !isInDanger ? null : way;
};
