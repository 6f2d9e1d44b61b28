import type { UnknownAction } from '@reduxjs/toolkit';
import type { ActionCreator, SagaOf } from './effects';
import { worker } from './worker';

type Failed = (text: string) => UnknownAction;

/**
 * Makes the workers of a page that only asks and tells (`store/asking`): `asks` for what finds something, `tells` for
 * what is sent. An answer that arrives after the page was left changes nothing on the next page.
 */
export const workersOf = (page: { checkFailed: Failed; sendingFailed: Failed; closed: ActionCreator }) => {
  const failingBy =
    (failed: Failed) =>
    <Args extends unknown[]>(name: string, saga: SagaOf<Args>) =>
      worker({ name, until: [page.closed], failed }, saga);
  return { asks: failingBy(page.checkFailed), tells: failingBy(page.sendingFailed) };
};
