import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectVideoUrl } from '../../../store/videos/selectors';
import { videosActions } from '../../../store/videos/slice';

/** Returns the object URL of a video; null: not on this device, undefined: still being looked up. */
export const useVideoUrl = (fileName: string | null): string | null | undefined => {
  const dispatch = useAppDispatch();
  const url = useAppSelector((state) => selectVideoUrl(state, fileName));
  useEffect(() => {
    if (fileName !== null && url === undefined) dispatch(videosActions.wanted(fileName));
  }, [dispatch, fileName, url]);
  return url;
};
