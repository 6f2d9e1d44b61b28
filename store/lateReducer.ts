import type { Reducer } from '@reduxjs/toolkit';

/** A part of the state whose reducer is loaded later. Its state is null until then. */
export interface LateReducer<State> {
  reducer: Reducer<State | null>;
  /** The reducer has arrived. The next action brings its initial state. */
  come(reducer: Reducer<State>): void;
}

export const createLateReducer = <State>(): LateReducer<State> => {
  let late: Reducer<State> | null = null;
  return {
    reducer: (state = null, action) => (late ? late(state ?? undefined, action) : state),
    come(reducer) {
      late = reducer;
    },
  };
};
