import { useEffect } from 'react';
import { selectContacts } from '../../../store/chat/selectors';
import { chatActions } from '../../../store/chat/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { conversationWith } from '../messages/usePartner';

/**
 * The address of an athlete's conversation with their trainer: that of the only contact. With several trainers, or as
 * long as the contacts are not loaded, it is the page of all conversations. Loads the contacts.
 */
export const useTrainerConversation = (): string => {
  const dispatch = useAppDispatch();
  const [contact, ...others] = useAppSelector(selectContacts);
  useEffect(() => {
    dispatch(chatActions.entered());
    return () => {
      dispatch(chatActions.left());
    };
  }, [dispatch]);
  return contact && others.length === 0 ? conversationWith(contact.id) : '/messages';
};
