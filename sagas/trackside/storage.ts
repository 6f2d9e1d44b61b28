import type { TracksideStorage } from '../../src/services/ports';
import { provide, provided, type Saga } from '../lib/effects';

const name = 'tracksideStorage';

/** Makes the storage of the sessions available to every saga below: it comes with their code, as no service does. */
export const provideStorage = (storage: TracksideStorage): Saga => provide({ [name]: storage });

/** Returns where the sessions of this device are kept. */
export const tracksideStorage = (): Saga<TracksideStorage> => provided<TracksideStorage>(name);
