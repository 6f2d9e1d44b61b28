import { createRows } from '../localforageRows';
import type { TracksideStorage } from '../ports';
import { createTracksideRows } from './tracksideRows';

/** Returns the sessions of this browser. */
export const openTrackside = (): TracksideStorage =>
  createTracksideRows((onLost) => createRows('athletik-trackside', onLost));
