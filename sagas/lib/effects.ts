/**
 * The effects of redux-saga with types, for example `const run = yield* select(selectRun)`. Use all of them with
 * `yield*`. Only this file imports `redux-saga/effects`.
 */
import type { Action, UnknownAction } from '@reduxjs/toolkit';
import { type Buffer, buffers, type Channel, type TakeableChannel, type Task } from 'redux-saga';
import * as raw from 'redux-saga/effects';
import type { RootState } from '../../store/rootReducer';

/** A running saga that ends with a `Result`. */
export type Saga<Result = void> = Generator<raw.Effect | Promise<unknown>, Result, unknown>;

/** A function that starts a saga. */
export type SagaOf<Args extends unknown[], Result = void> = (...args: Args) => Saga<Result>;

type Untyped = (...args: unknown[]) => unknown;

/** Identifies the actions that a saga waits for. */
export interface ActionCreator<Action extends UnknownAction = UnknownAction> {
  type: string;
  match(action: unknown): action is Action;
}

type ActionOf<Creator> = Creator extends ActionCreator<infer Action> ? Action : never;

/** Matches these actions. Of a list of types, redux-saga would make a matcher each at every action that comes. */
const anyOf = (creators: readonly ActionCreator[]) => {
  const types = creators.map((creator) => creator.type);
  return ({ type }: Action) => types.includes(type);
};

/** Calls a function and waits for its promise. */
export function* call<Args extends unknown[], Result>(
  fn: (...args: Args) => Result,
  ...args: Args
): Saga<Awaited<Result>> {
  return (yield raw.call(fn as Untyped, ...args)) as Awaited<Result>;
}

/**
 * Runs the saga as a separate task. A saga that yields in `finally` must run this way: with a plain `yield*`, such a
 * yield swallows the cancellation and the callers continue.
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

/** @param milliseconds how long to wait; a negative number counts as 0 */
export function* delay(milliseconds: number): Saga {
  yield raw.delay(milliseconds);
}

/** Waits for the next of these actions. */
export function* take<Creators extends ActionCreator[]>(
  ...creators: Creators
): Saga<ActionOf<Creators[number]>> {
  return (yield raw.take(anyOf(creators))) as ActionOf<Creators[number]>;
}

/** Waits for the next action for which `isWanted` returns true. */
export function* takeWhere(isWanted: (action: Action) => boolean): Saga {
  yield raw.take(isWanted);
}

/** Waits for the next event of a channel. */
export function* takeFrom<Event extends NonNullable<unknown>>(channel: TakeableChannel<Event>): Saga<Event> {
  return (yield raw.take(channel)) as Event;
}

/** Returns a channel of these actions. The default buffer keeps only the latest action while nobody takes from it. */
export function* channelOf(
  creators: readonly ActionCreator[],
  buffer: Buffer<UnknownAction> = buffers.sliding(1),
): Saga<Channel<UnknownAction>> {
  return (yield raw.actionChannel(anyOf(creators), buffer)) as Channel<UnknownAction>;
}

/** Runs the sagas in parallel until the first one ends. Returns its result under its name. */
export function* race<Results extends object>(
  sagas: {
    [Name in keyof Results]: () => Saga<Results[Name]>;
  },
): Saga<Partial<Results>> {
  const entries = Object.entries<SagaOf<[], unknown>>(sagas).map(([name, saga]) => [name, raw.call(saga)]);
  return (yield raw.race(Object.fromEntries(entries))) as Partial<Results>;
}

/** Runs a saga for each item in parallel. Returns the results in the order of the items. */
export function* all<Item, Result>(
  items: readonly Item[],
  saga: (item: Item) => Saga<Result>,
): Saga<Result[]> {
  return (yield raw.all(items.map((item) => raw.call(saga, item)))) as Result[];
}

/** Runs two sagas in parallel. Returns both results. When one throws, the other is cancelled. */
export function* both<First, Second>(
  first: () => Saga<First>,
  second: () => Saga<Second>,
): Saga<[First, Second]> {
  return (yield raw.all([raw.call(first), raw.call(second)])) as [First, Second];
}

/** Starts a saga in parallel. It is cancelled together with this one. */
export function* fork<Args extends unknown[]>(saga: SagaOf<Args, unknown>, ...args: Args): Saga<Task> {
  return (yield raw.fork(saga as Untyped, ...args)) as Task;
}

/** Starts a saga that outlives this one. Its errors do not reach this one. */
export function* spawn<Args extends unknown[]>(saga: SagaOf<Args, unknown>, ...args: Args): Saga {
  yield raw.spawn(saga as Untyped, ...args);
}

export function* cancel(running: Task): Saga {
  yield raw.cancel(running);
}

type Worker<Creator> = SagaOf<[ActionOf<Creator>]> | SagaOf<[]>;

/** Runs the worker for each of these actions. */
export function* takeEvery<Creator extends ActionCreator>(
  creators: readonly Creator[],
  worker: Worker<Creator>,
): Saga {
  yield raw.takeEvery(anyOf(creators), worker as Untyped);
}

/** Runs the worker for each of these actions and cancels the previous one. */
export function* takeLatest<Creator extends ActionCreator>(
  creators: readonly Creator[],
  worker: Worker<Creator>,
): Saga {
  yield raw.takeLatest(anyOf(creators), worker as Untyped);
}

/** Runs the worker for one of these actions and ignores further ones until it ends. */
export function* takeLeading<Creator extends ActionCreator>(
  creators: readonly Creator[],
  worker: Worker<Creator>,
): Saga {
  yield raw.takeLeading(anyOf(creators), worker as Untyped);
}

/** Runs the worker when none of these actions came for this many milliseconds. */
export function* debounce(
  milliseconds: number,
  creators: readonly ActionCreator[],
  worker: SagaOf<[]>,
): Saga {
  yield raw.debounce(milliseconds, anyOf(creators), worker as Untyped);
}

/** Sets values that every saga started from here can read with `provided`. */
export function* provide(values: Record<string, unknown>): Saga {
  yield raw.setContext(values);
}

/** Returns a value that a parent saga has set with `provide`. */
export function* provided<Value>(name: string): Saga<Value> {
  return (yield raw.getContext(name)) as Value;
}
