import type { Reducer } from '@reduxjs/toolkit';

/** A part of the state whose reducer is loaded later. Its state is null until then. */
export interface LateReducer<State> extends Reducer<State | null> {
  /** The reducer has arrived. The next action brings its initial state. */
  come(reducer: Reducer<State>): void;
}

export const createLateReducer = <State>(): LateReducer<State> => {
  let late: Reducer<State> | null = null;
  const reducer: Reducer<State | null> = (state = null, action) =>
    late ? late(state ?? undefined, action) : state;
  return Object.assign(reducer, {
    come(arrived: Reducer<State>) {
      late = arrived;
    },
  });
};
