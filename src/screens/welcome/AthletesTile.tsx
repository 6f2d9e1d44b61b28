import { onDemand } from '../../components/onDemand';
import { DeskTile } from './DeskTile';

/**
 * 'Athleten': the way to the trainer's desk [DE-1]. What says how many need the trainer, and why, comes with the desk;
 * if its code cannot be loaded, the number of athletes stays [DE-8].
 */
export const AthletesTile = onDemand<{ first: boolean }>(
  () =>
    import('./CountedAthletesTile').then(
      (loaded) => loaded.CountedAthletesTile,
      () => DeskTile,
    ),
  DeskTile,
);
