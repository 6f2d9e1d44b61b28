import { createContext, useContext } from 'react';
import { createPortal } from 'react-dom';
import { Lane } from '../../components/runs/Lane';

/** The element on the lower edge of the top bar that holds the lane; null while no bar is shown. */
export const LaneSlotContext = createContext<HTMLElement | null>(null);

interface RunLaneProps {
  /** Number of steps that are done. */
  value: number;
  /** Number of all steps. */
  max: number;
  /** The position in the run, for example 'Test 3 von 7'. */
  label: string;
}

/** The progress of a run: on the lower edge of the top bar or, without a bar, in place [SR-2, TR-5]. */
export function RunLane({ value, max, label }: RunLaneProps) {
  const slot = useContext(LaneSlotContext);
  const lane = <Lane value={value} max={max} label={label} steps />;
  return slot ? createPortal(lane, slot) : lane;
}
