import { createContext } from 'react';

/** The element on the lower edge of the top bar that holds the lane of a run; null while no bar is shown. */
export const LaneSlotContext = createContext<HTMLElement | null>(null);
