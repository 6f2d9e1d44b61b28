import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useAppDispatch } from '../../store/hooks';
import { shellActions } from '../../store/shell/slice';
import { toastsActions } from '../../store/toasts/slice';
import { appTexts } from '../texts/app';
import { isGuardRedirect } from './guardRedirect';

/**
 * What every page change brings with it: the route's title in the browser, no secondary title [SH-3], and no flash
 * message of the page before [SH-8]. It happens before the effects of the new screen, which may set titles of its own.
 */
export const usePageChange = (title: string) => {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const navigationType = useNavigationType();
  const shownPath = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (shownPath.current === location.pathname) return;
    const isFirstPage = shownPath.current === null;
    shownPath.current = location.pathname;
    document.title = appTexts.documentTitle(title);
    dispatch(shellActions.secondaryTitleSet(null));
    if (!isFirstPage && !isGuardRedirect(location, navigationType)) dispatch(toastsActions.navigated());
  }, [dispatch, location, navigationType, title]);
};
