import type { RootState } from '../rootReducer';
import type { StudioState } from './reducer';

/** Returns the state of the studio. Only its screens and sagas may ask: they come together with its slices. */
export const selectStudio = ({ studio }: RootState): StudioState => {
  if (!studio) throw new Error('The studio has not been opened.');
  return studio;
};
