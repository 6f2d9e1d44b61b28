import { useLayoutEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectAccount } from '../../store/selectors/account';
import { accountActions } from '../../store/slices/account';

/** Where the account page on the screen stands; with the page, all that it waits for is left. */
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
