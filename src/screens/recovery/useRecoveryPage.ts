import { useCallback, useLayoutEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectRecovery } from '../../../store/recovery/selectors';
import { recoveryActions } from '../../../store/recovery/slice';
import { useOnLeave } from '../page/useOnLeave';

/** The state of the recovery page on the screen. Leaving the page also cancels its requests. */
export const useRecoveryPage = () => {
  useOnLeave(recoveryActions.closed);
  return useAppSelector(selectRecovery);
};

/** The page of a mailed link: its state, the token of the link, and what checks the token again. */
export const useTokenPage = (opened: 'opened' | 'verificationOpened' | 'newEmailOpened') => {
  const { token = '' } = useParams();
  const dispatch = useAppDispatch();
  const page = useRecoveryPage();
  const check = useCallback(() => {
    dispatch(recoveryActions[opened](token));
  }, [dispatch, opened, token]);
  // Runs before the first paint, so that the page is never visible before its link is being checked.
  useLayoutEffect(check, [check]);
  return { ...page, token, check };
};
