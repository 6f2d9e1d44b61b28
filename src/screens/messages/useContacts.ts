import { useEffect } from 'react';
import { chatActions } from '../../../store/chat/slice';
import { useAppDispatch } from '../../../store/hooks';

/** Loads the conversations and contacts, and keeps them up to date while a page needs them. */
export const useContacts = () => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(chatActions.entered());
    return () => {
      dispatch(chatActions.left());
    };
  }, [dispatch]);
};
