type Reducer<State> = (state: State | undefined, action: { type: string }) => State;

/** Returns the state after these actions. Each reducer gets a frozen state. */
export const through = <State extends object>(
  reducer: Reducer<State>,
  ...actions: { type: string }[]
): State =>
  actions.reduce(
    (state, action) => Object.freeze(reducer(state, action)),
    reducer(undefined, { type: '@@init' }),
  );
