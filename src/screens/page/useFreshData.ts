import { useEffect } from 'react';
import { freshnessActions } from '../../../store/freshness/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';

/** Keeps the data up to date while this page is open, which shows what others do [DE-7]. */
export const useFreshData = () => {
  const dispatch = useAppDispatch();
  // What happens before its slices have come, the office does not know.
  const hasOffice = useAppSelector(({ office }) => office !== null);
  useEffect(() => {
    if (!hasOffice) return undefined;
    dispatch(freshnessActions.entered());
    return () => {
      dispatch(freshnessActions.left());
    };
  }, [dispatch, hasOffice]);
};
