import { getContext, setContext } from 'redux-saga/effects';
import type { Services } from '../../src/services/ports';
import type { Saga } from './effects';

/** Hands the outside to every saga below. */
export const provideServices = (services: Services) => setContext({ services });

/** The outside, as handed to the root saga. */
export function* services(): Saga<Services> {
  return (yield getContext('services')) as Services;
}
