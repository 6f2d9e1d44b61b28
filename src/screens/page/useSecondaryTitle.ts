import { useEffect } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { shellActions } from '../../../store/shell/slice';

/** Shows a second title in the top bar while the screen is open [SH-3]. */
export const useSecondaryTitle = (title: string | null) => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(shellActions.secondaryTitleSet(title));
    return () => {
      dispatch(shellActions.secondaryTitleSet(null));
    };
  }, [dispatch, title]);
};
