import type { LocalRun } from '../runs';

/** Whether the run is open in a session at the track, with those of others [TS-1]. */
export const isOpenTrackside = ({ position, tracksideId }: LocalRun): boolean =>
  position !== null && tracksideId !== undefined;
