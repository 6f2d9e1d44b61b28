import { useCallback, useLayoutEffect } from 'react';
import { useParams } from 'react-router-dom';
import { selectAccount } from '../../../store/account/selectors';
import { accountActions } from '../../../store/account/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useOnLeave } from '../page/useOnLeave';

/** The state of the account page on the screen. Leaving the page also cancels its requests. */
export const useAccountPage = () => {
  useOnLeave(accountActions.closed);
  return useAppSelector(selectAccount);
};

/** The account page of a mailed link: its state, the token of the link, and what checks the token again. */
export const useTokenPage = (opened: 'recoveryOpened' | 'verificationOpened' | 'newEmailOpened') => {
  const { token = '' } = useParams();
  const dispatch = useAppDispatch();
  const account = useAccountPage();
  const check = useCallback(() => {
    dispatch(accountActions[opened](token));
  }, [dispatch, opened, token]);
  // Runs before the first paint, so that the page is never visible before its link is being checked.
  useLayoutEffect(check, [check]);
  return { ...account, token, check };
};
