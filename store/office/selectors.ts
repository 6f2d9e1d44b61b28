import type { RootState } from '../rootReducer';
import type { OfficeState } from './reducer';

/** Returns the state of the office. Only its screens and sagas may ask: they come together with its slices. */
export const selectOffice = ({ office }: RootState): OfficeState => {
  if (!office) throw new Error('The office has not been opened.');
  return office;
};
