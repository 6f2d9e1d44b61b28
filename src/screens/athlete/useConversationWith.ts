import { selectIsClosed } from '../../../store/chat/selectors';
import { useAppSelector } from '../../../store/hooks';
import type { User } from '../../contract/schemas';
import { withPartner } from '../../domain/conversations';
import { useContacts } from '../messages/useContacts';
import { addressOf } from '../messages/useConversation';

/**
 * The address of the trainer's conversation with an athlete. Null for one who has no account yet, and where the club
 * has closed the chat [CS-3]. Loads the contacts, which say so.
 */
export const useConversationWith = ({ id, invitedAt }: User): string | null => {
  const partner = withPartner(id);
  const isClosed = useAppSelector((state) => selectIsClosed(state, partner));
  useContacts();
  return isClosed || invitedAt ? null : addressOf(partner);
};
