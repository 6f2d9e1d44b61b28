import { useLayoutEffect } from 'react';
import { selectAccount } from '../../../store/account/selectors';
import { accountActions } from '../../../store/account/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';

/** The state of the account page on the screen. Leaving the page also cancels its requests. */
export const useAccountPage = () => {
  const dispatch = useAppDispatch();
  useLayoutEffect(
    () => () => {
      dispatch(accountActions.closed());
    },
    [dispatch],
  );
  return useAppSelector(selectAccount);
};
