import { useLayoutEffect } from 'react';
import { selectAccount } from '../../../store/account/selectors';
import { accountActions } from '../../../store/account/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';

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
