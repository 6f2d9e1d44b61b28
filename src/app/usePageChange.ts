import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useAppDispatch } from '../../store/hooks';
import { shellActions } from '../../store/shell/slice';
import { toastsActions } from '../../store/toasts/slice';
import { shellTexts } from '../texts/shell';
import { isGuardRedirect } from './guardRedirect';

/**
 * On every page change: sets the route's title in the browser, removes the secondary title [SH-3] and removes the flash
 * messages of the previous page [SH-8]. It is a layout effect, so it runs before the effects of the new screen, which
 * may set their own titles.
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
    document.title = shellTexts.documentTitle(title);
    dispatch(shellActions.secondaryTitleSet(null));
    if (!isFirstPage && !isGuardRedirect(location, navigationType)) dispatch(toastsActions.navigated());
  }, [dispatch, location, navigationType, title]);
};
