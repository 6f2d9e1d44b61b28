import { PaneText } from '../../components/chat/PaneText';
import { ChatLayout } from '../../components/layout/ChatLayout';
import { messagesTexts } from '../../texts/messages';
import { ConversationList } from './ConversationList';
import { ConversationPane } from './ConversationPane';
import { usePartner } from './usePartner';

/** `/messages`: the conversation list and the open conversation; a phone shows one at a time [ME-1 to ME-11]. */
export function MessagesScreen() {
  const { partnerId, backToList } = usePartner();
  return (
    <ChatLayout
      shows={partnerId === null ? 'list' : 'room'}
      list={<ConversationList partnerId={partnerId} />}
      room={
        partnerId === null ? (
          <PaneText icon="chat">{messagesTexts.choose}</PaneText>
        ) : (
          <ConversationPane key={partnerId} partnerId={partnerId} onBack={backToList} />
        )
      }
    />
  );
}
