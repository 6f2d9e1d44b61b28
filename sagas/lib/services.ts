import type { Services } from '../../src/services/ports';
import { provide, provided, type Saga } from './effects';

/** Makes the services available to every saga below. */
export const provideServices = (services: Services): Saga => provide({ services });

/** Returns the services that were handed to the root saga. */
export const services = (): Saga<Services> => provided<Services>('services');
