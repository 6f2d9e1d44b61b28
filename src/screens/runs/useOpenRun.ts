import { useLayoutEffect } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import type { OpenRunActions } from '../../../store/runs/openRun';

/** Opens the run of a user-screening for as long as the screen is there [FL-11]. */
export const useOpenRun = (
  actions: Pick<OpenRunActions, 'openRequested' | 'closed'>,
  userScreeningId: number | null,
) => {
  const dispatch = useAppDispatch();
  // Before the first paint: a run that is there at once never shows as loading.
  useLayoutEffect(() => {
    dispatch(actions.openRequested({ userScreeningId }));
    return () => {
      dispatch(actions.closed());
    };
  }, [dispatch, actions, userScreeningId]);
};
