import { configureStore, createSlice, type PayloadAction, Tuple } from '@reduxjs/toolkit';
import { checkPlainData } from '../../store/plainData';

interface Kept {
  rows: unknown[];
}

const { actions, reducer } = createSlice({
  name: 'kept',
  initialState: { rows: [] } as Kept,
  reducers: {
    // Immer freezes nothing in a list that is frozen itself.
    came: (_, { payload }: PayloadAction<unknown[]>) => ({ rows: Object.freeze(payload) as unknown[] }),
    told(_state, _action: PayloadAction<unknown>) {},
    dated: () => ({ rows: [new Date(0)] }),
  },
});

const createChecked = () => configureStore({ reducer, middleware: () => new Tuple(checkPlainData()) });

let told: jest.SpyInstance;

beforeEach(() => {
  told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('tells of an action that is not plain data, and where', () => {
  createChecked().dispatch(actions.told({ at: { first: () => 1 } }));
  expect(told).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledWith('kept/told.payload.at.first is not plain data:', expect.any(Function));
});

test('tells of a state that is not plain data', () => {
  createChecked().dispatch(actions.dated());
  expect(told).toHaveBeenCalledWith('state.rows.0 is not plain data:', new Date(0));
});

test('lets nothing in the state be changed in place', () => {
  const store = createChecked();
  store.dispatch(actions.came([{ answers: [{ checked: false }] }]));
  const [row] = store.getState().rows as { answers: { checked: boolean }[] }[];
  expect(() => Object.assign(row?.answers[0] ?? {}, { checked: true })).toThrow(TypeError);
  expect(told).not.toHaveBeenCalled();
});

test('looks at each object once', () => {
  const store = createChecked();
  let looks = 0;
  const row = {
    get looked() {
      looks += 1;
      return true;
    },
  };
  store.dispatch(actions.came([row]));
  store.dispatch(actions.told(null));
  store.dispatch(actions.came([row]));
  expect(looks).toBe(1);
});
