import { guardActions, guardReducer } from '../../../store/guard/slice';
import { through } from '../through';

describe('the guard', () => {
  test('[GU-10] refreshes until its visit is opened', () => {
    const state = through(
      guardReducer,
      guardActions.entered({ visit: 'a', guard: 'refresh' }),
      guardActions.refreshing(),
    );
    expect(state).toEqual({ openedVisit: null, isRefreshing: true, slowAt: 0 });
    expect(guardReducer(state, guardActions.opened('a'))).toEqual({
      openedVisit: 'a',
      isRefreshing: false,
      slowAt: 0,
    });
  });
});
