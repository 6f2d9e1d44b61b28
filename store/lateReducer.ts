import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

/** A part of the state whose reducer is loaded later. Its state is null until then. */
export const createLateReducer = <State>() => {
  let late: Reducer<State> | null = null;
  return {
    reducer: (state: State | null = null, action: UnknownAction): State | null =>
      late ? late(state ?? undefined, action) : state,
    /** The reducer has arrived. The next action brings its initial state. */
    come(reducer: Reducer<State>) {
      late = reducer;
    },
  };
};
