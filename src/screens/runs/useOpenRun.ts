import { useLayoutEffect } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import type { OpenRunActions } from '../../../store/runs/openRun';

/** Keeps the run of a user-screening open while the screen is mounted [FL-11]. */
export const useOpenRun = (
  actions: Pick<OpenRunActions, 'openRequested' | 'closed'>,
  userScreeningId: number | null,
) => {
  const dispatch = useAppDispatch();
  // Runs before the first paint, so that a run that opens at once is never shown as loading.
  useLayoutEffect(() => {
    dispatch(actions.openRequested({ userScreeningId }));
    return () => {
      dispatch(actions.closed());
    };
  }, [dispatch, actions, userScreeningId]);
};
