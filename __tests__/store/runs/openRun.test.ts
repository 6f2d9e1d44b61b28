import { exerciseRunActions, exerciseRunReducer } from '../../../store/exerciseRun/slice';
import { screeningRunActions, screeningRunReducer } from '../../../store/screeningRun/slice';
import { through } from '../through';

describe.each([
  ['screening run', screeningRunReducer, screeningRunActions],
  ['exercise run', exerciseRunReducer, exerciseRunActions],
] as const)('an open %s', (_name, reducer, actions) => {
  const { openRequested, opened, stepBlocked, stepShown, submitted, completed, saveFailed, saved, closed } =
    actions;
  const opening = openRequested({ userScreeningId: 41 });
  const open = opened({ clientId: 'a', userScreeningId: 41, shownAt: 5 });

  test('is opened, submitted, completed and closed', () => {
    expect(through(reducer, opening)).toMatchObject({ status: 'opening', userScreeningId: 41 });
    expect(through(reducer, opening, open)).toMatchObject({ status: 'open', clientId: 'a', shownAt: 5 });
    expect(through(reducer, opening, open, submitted()).status).toBe('submitted');
    expect(through(reducer, opening, open, submitted(), completed({ isSent: true }))).toMatchObject({
      status: 'completed',
      isSent: true,
    });
    expect(through(reducer, opening, open, closed())).toMatchObject({ status: 'closed', clientId: null });
  });

  test('is not opened when the user has left meanwhile', () => {
    expect(through(reducer, opening, closed(), open).status).toBe('closed');
  });

  test('[SR-12] [TR-15] is no longer blocked on the next step', () => {
    const blocked = through(reducer, opening, open, stepBlocked());
    expect(blocked.isBlocked).toBe(true);
    expect(reducer(blocked, stepShown({ shownAt: 9 }))).toMatchObject({
      isBlocked: false,
      shownAt: 9,
      step: 1,
    });
  });

  test('is unsaved until it is saved again', () => {
    expect(through(reducer, opening, open, saveFailed({ isDiskFull: true })).isUnsaved).toBe(true);
    expect(through(reducer, opening, open, saveFailed({ isDiskFull: true }), saved()).isUnsaved).toBe(false);
  });
});

test('a screening run and an exercise run are open each for itself', () => {
  const opening = screeningRunActions.openRequested({ userScreeningId: 41 });
  expect(through(exerciseRunReducer, opening).status).toBe('closed');
});
