import { useNavigate } from 'react-router-dom';
import { selectContacts, selectLacksChat } from '../../../store/chat/selectors';
import { useAppSelector } from '../../../store/hooks';
import { RoomRow } from '../../components/chat/RoomRow';
import { Button } from '../../components/form/Button';
import { RowList } from '../../components/list/RowList';
import { Dialog } from '../../components/status/Dialog';
import { fullName } from '../../domain/athletes';
import { withPartner } from '../../domain/conversations';
import { messagesTexts } from '../../texts/messages';
import { addressOf, fromList } from './useConversation';

/**
 * Chooses a contact and opens their conversation, which replaces an open one in the history [ME-6, ME-8]. Nobody can
 * open one with a minor where the club has closed it [CS-3].
 */
export function ContactPicker({ onClose, replace }: { onClose: () => void; replace: boolean }) {
  const navigate = useNavigate();
  const contacts = useAppSelector(selectContacts);
  const isLacking = useAppSelector(selectLacksChat);
  const open = (id: number) => {
    onClose();
    navigate(addressOf(withPartner(id)), { state: fromList, replace });
  };
  return (
    <Dialog
      title={messagesTexts.pickContact}
      onClose={onClose}
      fields={
        <RowList>
          {contacts.map((contact) => (
            <li key={contact.id}>
              {contact.isClosed ? (
                <RoomRow name={fullName(contact)} preview={messagesTexts.closedShort} unread={0} />
              ) : (
                <button type="button" onClick={() => open(contact.id)}>
                  <RoomRow name={fullName(contact)} unread={0} />
                </button>
              )}
            </li>
          ))}
        </RowList>
      }
      actions={
        <Button variant="secondary" onClick={onClose}>
          {messagesTexts.close}
        </Button>
      }
    >
      {contacts.length === 0 && <p>{isLacking ? messagesTexts.notHere : messagesTexts.noContact}</p>}
    </Dialog>
  );
}
