import { useCallback, useEffect } from 'react';
import { selectDraftPlace } from '../../../store/content/selectors';
import { contentActions } from '../../../store/content/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import type { ContentBody } from '../../contract/content';

/**
 * Writes an item: what is typed is kept on the device when its field or the page is left, what is chosen at once
 * [CT-1]. Has the browser ask before the tab closes on what is only typed.
 */
export const useDraft = (key: string) => {
  const dispatch = useAppDispatch();
  const isTyped = useAppSelector((state) => selectDraftPlace(state, key) === 'typed');
  const keep = useCallback(() => {
    dispatch(contentActions.fieldLeft(key));
  }, [dispatch, key]);
  useEffect(() => keep, [keep]);
  useEffect(() => {
    if (!isTyped) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const hide = () => document.visibilityState === 'hidden' && keep();
    window.addEventListener('beforeunload', ask);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [isTyped, keep]);
  return {
    keep,
    type: (draft: ContentBody) => dispatch(contentActions.typed({ ...draft, key })),
    choose: (draft: ContentBody) => dispatch(contentActions.chosen({ ...draft, key })),
  };
};
