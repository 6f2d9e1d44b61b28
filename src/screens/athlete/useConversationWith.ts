import { useEffect } from 'react';
import { selectIsClosed } from '../../../store/chat/selectors';
import { chatActions } from '../../../store/chat/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import type { User } from '../../contract/schemas';
import { withPartner } from '../../domain/conversations';
import { addressOf } from '../messages/useConversation';

/**
 * The address of the trainer's conversation with an athlete. Null for one who has no account yet, and where the club has
 * closed the chat [CS-3]. Loads the contacts, which say so.
 */
export const useConversationWith = ({ id, invitedAt }: User): string | null => {
  const dispatch = useAppDispatch();
  const partner = withPartner(id);
  const isClosed = useAppSelector((state) => selectIsClosed(state, partner));
  useEffect(() => {
    dispatch(chatActions.entered());
    return () => {
      dispatch(chatActions.left());
    };
  }, [dispatch]);
  return isClosed || invitedAt ? null : addressOf(partner);
};
