import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { chatActions } from '../../../store/chat/slice';
import { useAppDispatch } from '../../../store/hooks';
import { type ConversationKey, withPartner } from '../../domain/conversations';
import { useContacts } from './useContacts';

/** The parameters of the address, by kind of conversation. */
const parameters: Record<ConversationKey['kind'], string> = { partner: 'with', room: 'room' };

/** The address of a conversation. */
export const addressOf = ({ kind, id }: ConversationKey) => `/messages?${parameters[kind]}=${id}`;

/** Location state of a conversation that was opened from the list: then "back" is one step in the history. */
export const fromList = { isFromList: true };

/** Location state of a conversation that was opened to write in it: the text field has the focus. */
export const toAnswer = { isAnswer: true };

/** The conversation of the address, or null for the list alone. */
const useKey = (): ConversationKey | null => {
  const [search] = useSearchParams();
  const partnerId = Number(search.get(parameters.partner));
  const roomId = Number(search.get(parameters.room));
  return useMemo(() => {
    if (partnerId) return withPartner(partnerId);
    return roomId ? { kind: 'room', id: roomId } : null;
  }, [partnerId, roomId]);
};

/** The open conversation, read from the address, and a function that returns to the list. */
export const useConversation = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const open = useKey();

  useContacts();
  useEffect(() => {
    dispatch(chatActions.selected(open));
  }, [dispatch, open]);

  const backToList = () =>
    state?.isFromList === true ? navigate(-1) : navigate('/messages', { replace: true });
  return { open, backToList };
};
