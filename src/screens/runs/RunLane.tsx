import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { Lane } from '../../components/runs/Lane';
import { LaneSlotContext } from './LaneSlotContext';

/** How many steps of a run are done: on the lower edge of the top bar or, without a bar, in place [SR-2, TR-5]. */
export function RunLane({ value, max, label }: { value: number; max: number; label: string }) {
  const slot = useContext(LaneSlotContext);
  const lane = <Lane value={value} max={max} label={label} steps />;
  return slot ? createPortal(lane, slot) : lane;
}
