import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '../../store/hooks';
import { selectContacts } from '../../store/selectors/chat';
import { Button } from '../components/Button';
import { Dialog } from '../components/Dialog';
import { RoomRow } from '../components/RoomRow';
import { RowList } from '../components/RowList';
import { fullName } from '../domain/athletes';
import { messagesTexts } from '../texts/messages';
import { conversationWith, fromList } from './usePartner';

interface ContactPickerProps {
  onClose: () => void;
  /** A conversation is open, and the new one takes its place in the history. */
  replace: boolean;
}

/** Whom to write to; the conversation with them opens, the old one or a new one [ME-6, ME-8]. */
export function ContactPicker({ onClose, replace }: ContactPickerProps) {
  const navigate = useNavigate();
  const contacts = useAppSelector(selectContacts);
  const open = (id: number) => {
    onClose();
    navigate(conversationWith(id), { state: fromList, replace });
  };
  return (
    <Dialog
      title={messagesTexts.pickContact}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {messagesTexts.close}
        </Button>
      }
    >
      {contacts.length === 0 && <p>{messagesTexts.noContact}</p>}
      <RowList>
        {contacts.map((contact) => (
          <li key={contact.id}>
            <button type="button" onClick={() => open(contact.id)}>
              <RoomRow name={fullName(contact)} unread={0} />
            </button>
          </li>
        ))}
      </RowList>
    </Dialog>
  );
}
