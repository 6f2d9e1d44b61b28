import { selectShowsAppVersionPrompt } from '../../../store/appVersion/selectors';
import { appVersionActions } from '../../../store/appVersion/slice';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { stateAfter } from '../stateAfter';

test('[SW-2] offers a new version, but never during a run or over its congratulation', () => {
  const found = appVersionActions.found();
  const open = screeningRunActions.openRequested({ userScreeningId: 41 });
  expect(selectShowsAppVersionPrompt(stateAfter())).toBe(false);
  expect(selectShowsAppVersionPrompt(stateAfter(found))).toBe(true);
  expect(selectShowsAppVersionPrompt(stateAfter(found, open))).toBe(false);
  const completed = screeningRunActions.completed({ isSent: true });
  expect(selectShowsAppVersionPrompt(stateAfter(found, open, completed))).toBe(false);
  expect(selectShowsAppVersionPrompt(stateAfter(found, open, completed, screeningRunActions.closed()))).toBe(
    true,
  );
  expect(selectShowsAppVersionPrompt(stateAfter(found, open, screeningRunActions.closed()))).toBe(true);
});
