import { createContext, useContext } from 'react';
import { createPortal } from 'react-dom';
import { Lane } from '../../components/runs/Lane';

/** The place on the lower edge of the top bar; null while no bar is shown. */
export const LaneSlotContext = createContext<HTMLElement | null>(null);

interface RunLaneProps {
  /** Steps that are done. */
  value: number;
  /** Steps in all. */
  max: number;
  /** Where the run stands, as in 'Test 3 von 7'. */
  label: string;
}

/** How far a run is: on the lower edge of the top bar or, without a bar, where it stands [SR-2, TR-5]. */
export function RunLane({ value, max, label }: RunLaneProps) {
  const slot = useContext(LaneSlotContext);
  const lane = <Lane value={value} max={max} label={label} steps />;
  return slot ? createPortal(lane, slot) : lane;
}
