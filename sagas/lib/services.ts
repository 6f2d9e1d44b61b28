import type { Services } from '../../src/services/ports';
import { provide, provided, type Saga } from './effects';

/** Hands the outside to every saga below. */
export const provideServices = (services: Services): Saga => provide({ services });

/** The outside, as handed to the root saga. */
export const services = (): Saga<Services> => provided<Services>('services');
