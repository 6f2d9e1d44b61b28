/**
 * The effects of redux-saga with types: `const run = yield* select(selectRun)`. All of them are delegated to with
 * `yield*`; nothing else imports `redux-saga/effects`.
 */
import type { Action, UnknownAction } from '@reduxjs/toolkit';
import { type Buffer, buffers, type Channel, type TakeableChannel, type Task } from 'redux-saga';
import * as raw from 'redux-saga/effects';
import type { RootState } from '../../store/rootReducer';

/** A running saga that ends with a `Result`. */
export type Saga<Result = void> = Generator<raw.Effect | Promise<unknown>, Result, unknown>;

/** What starts a saga. */
export type SagaOf<Args extends unknown[], Result = void> = (...args: Args) => Saga<Result>;

type Untyped = (...args: unknown[]) => unknown;

/** Names the actions that a saga waits for. */
export interface ActionCreator<Action extends UnknownAction = UnknownAction> {
  type: string;
  match(action: unknown): action is Action;
}

type ActionOf<Creator> = Creator extends ActionCreator<infer Action> ? Action : never;

const typesOf = (creators: readonly ActionCreator[]) => creators.map(({ type }) => type);

/** Calls a function and waits for its promise. */
export function* call<Args extends unknown[], Result>(
  fn: (...args: Args) => Result,
  ...args: Args
): Saga<Awaited<Result>> {
  return (yield raw.call(fn as Untyped, ...args)) as Awaited<Result>;
}

/**
 * The saga as a task of its own. A saga that yields in `finally` has to be one: reached by `yield*`, such a yield would
 * swallow the cancellation, and the callers would go on.
 */
export const task = <Args extends unknown[], Result>(saga: SagaOf<Args, Result>): SagaOf<Args, Result> =>
  function* asTask(...args) {
    return (yield raw.call(saga as unknown as Untyped, ...args)) as Result;
  };

export function* select<Args extends unknown[], Result>(
  selector: (state: RootState, ...args: Args) => Result,
  ...args: Args
): Saga<Result> {
  return (yield raw.select(selector as (state: RootState, ...args: unknown[]) => Result, ...args)) as Result;
}

export function* put(action: UnknownAction): Saga {
  yield raw.put(action);
}

/** @param milliseconds how long to wait; less than nothing is nothing */
export function* delay(milliseconds: number): Saga {
  yield raw.delay(milliseconds);
}

/** Waits for the next of these actions. */
export function* take<Creators extends ActionCreator[]>(
  ...creators: Creators
): Saga<ActionOf<Creators[number]>> {
  return (yield raw.take(typesOf(creators))) as ActionOf<Creators[number]>;
}

/** Waits for the next action that this holds for. */
export function* takeWhere(isWanted: (action: Action) => boolean): Saga {
  yield raw.take(isWanted);
}

/** Waits for the next event of a channel. */
export function* takeFrom<Event extends NonNullable<unknown>>(channel: TakeableChannel<Event>): Saga<Event> {
  return (yield raw.take(channel)) as Event;
}

/** A channel of these actions; by default it keeps the latest one while nobody takes from it. */
export function* channelOf(
  creators: readonly ActionCreator[],
  buffer: Buffer<UnknownAction> = buffers.sliding(1),
): Saga<Channel<UnknownAction>> {
  return (yield raw.actionChannel(typesOf(creators), buffer)) as Channel<UnknownAction>;
}

/** Runs the sagas side by side until the first one ends, and returns that one's result under its name. */
export function* race<Results extends object>(
  sagas: {
    [Name in keyof Results]: () => Saga<Results[Name]>;
  },
): Saga<Partial<Results>> {
  const entries = Object.entries<SagaOf<[], unknown>>(sagas).map(([name, saga]) => [name, raw.call(saga)]);
  return (yield raw.race(Object.fromEntries(entries))) as Partial<Results>;
}

/** Runs a saga for each item side by side, and returns their results in the order of the items. */
export function* all<Item, Result>(
  items: readonly Item[],
  saga: (item: Item) => Saga<Result>,
): Saga<Result[]> {
  return (yield raw.all(items.map((item) => raw.call(saga, item)))) as Result[];
}

/** Starts a saga beside this one; it ends with this one. */
export function* fork<Args extends unknown[]>(saga: SagaOf<Args, unknown>, ...args: Args): Saga<Task> {
  return (yield raw.fork(saga as Untyped, ...args)) as Task;
}

/** Starts a saga that outlives this one, and whose failure is its own. */
export function* spawn<Args extends unknown[]>(saga: SagaOf<Args, unknown>, ...args: Args): Saga {
  yield raw.spawn(saga as Untyped, ...args);
}

export function* cancel(running: Task): Saga {
  yield raw.cancel(running);
}

type Worker<Creator> = SagaOf<[ActionOf<Creator>]> | SagaOf<[]>;

/** Runs the worker at each of these actions. */
export function* takeEvery<Creator extends ActionCreator>(
  creators: readonly Creator[],
  worker: Worker<Creator>,
): Saga {
  yield raw.takeEvery(typesOf(creators), worker as Untyped);
}

/** Runs the worker at each of these actions, and ends the one before. */
export function* takeLatest<Creator extends ActionCreator>(
  creators: readonly Creator[],
  worker: Worker<Creator>,
): Saga {
  yield raw.takeLatest(typesOf(creators), worker as Untyped);
}

/** Runs the worker at the first of these actions, and ignores them until it has ended. */
export function* takeLeading<Creator extends ActionCreator>(
  creators: readonly Creator[],
  worker: Worker<Creator>,
): Saga {
  yield raw.takeLeading(typesOf(creators), worker as Untyped);
}

/** Runs the worker once none of these actions has come for that many milliseconds. */
export function* debounce(
  milliseconds: number,
  creators: readonly ActionCreator[],
  worker: SagaOf<[]>,
): Saga {
  yield raw.debounce(milliseconds, typesOf(creators), worker as Untyped);
}

/** Sets a value that every saga below can get. */
export function* provide(values: Record<string, unknown>): Saga {
  yield raw.setContext(values);
}

/** A value that a saga above has provided. */
export function* provided<Value>(name: string): Saga<Value> {
  return (yield raw.getContext(name)) as Value;
}
