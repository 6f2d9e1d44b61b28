import { selectContacts } from '../../../store/chat/selectors';
import { useAppSelector } from '../../../store/hooks';
import { withPartner } from '../../domain/conversations';
import { useContacts } from '../messages/useContacts';
import { addressOf } from '../messages/useConversation';

/**
 * The address of an athlete's conversation with their trainer: that of the only contact. With several trainers, or as
 * long as the contacts are not loaded, it is the page of all conversations. Null where the club has closed the chat
 * with all of them [CS-3]. Loads the contacts.
 */
export const useTrainerConversation = (): string | null => {
  const contacts = useAppSelector(selectContacts);
  const [contact, ...others] = contacts.filter(({ isClosed }) => !isClosed);
  useContacts();
  if (!contact && contacts.length > 0) return null;
  return contact && others.length === 0 ? addressOf(withPartner(contact.id)) : '/messages';
};
