/**
 * Effects whose results have types: `const run = yield* select(selectRun)`. Effects without a result are yielded plainly:
 * `yield put(action)`.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import {
  type Effect,
  call as rawCall,
  fork as rawFork,
  select as rawSelect,
  take as rawTake,
} from 'redux-saga/effects';
import type { RootState } from '../../store/rootReducer';

/** A running saga that ends with a `Result`. */
export type Saga<Result = void> = Generator<Effect | Promise<unknown>, Result, unknown>;

/** Calls a function and waits for its promise. */
export function* call<Args extends unknown[], Result>(
  fn: (...args: Args) => Result,
  ...args: Args
): Saga<Awaited<Result>> {
  return (yield rawCall(fn as (...args: unknown[]) => unknown, ...args)) as Awaited<Result>;
}

/**
 * Runs a saga as a task of its own. Needed by a saga that yields in `finally`: reached by `yield*`, such a yield would
 * swallow the cancellation, and the callers would go on as if nothing had happened.
 */
export function* run<Args extends unknown[], Result>(
  saga: (...args: Args) => Saga<Result>,
  ...args: Args
): Saga<Result> {
  return (yield rawCall(saga as (...args: unknown[]) => Saga<Result>, ...args)) as Result;
}

export function* select<Args extends unknown[], Result>(
  selector: (state: RootState, ...args: Args) => Result,
  ...args: Args
): Saga<Result> {
  return (yield rawSelect(selector as (state: RootState, ...args: unknown[]) => Result, ...args)) as Result;
}

interface ActionCreator<Action extends UnknownAction> {
  type: string;
  match(action: unknown): action is Action;
}

/** Waits for the next of these actions. */
export function* take<Action extends UnknownAction>(...creators: ActionCreator<Action>[]): Saga<Action> {
  return (yield rawTake(creators.map(({ type }) => type))) as Action;
}

export function* fork<Args extends unknown[]>(
  saga: (...args: Args) => Saga<unknown>,
  ...args: Args
): Saga<Task> {
  return (yield rawFork(saga as (...args: unknown[]) => Saga<unknown>, ...args)) as Task;
}
