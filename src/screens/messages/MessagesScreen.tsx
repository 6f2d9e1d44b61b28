import { PaneText } from '../../components/chat/PaneText';
import { ChatLayout } from '../../components/layout/ChatLayout';
import { messagesTexts } from '../../texts/messages';
import { ConversationList } from './ConversationList';
import { ConversationPane } from './ConversationPane';
import { addressOf, useConversation } from './useConversation';

/** `/messages`: the conversation list and the open conversation; a phone shows one at a time [ME-1 to ME-11]. */
export function MessagesScreen() {
  const { open, backToList } = useConversation();
  return (
    <ChatLayout
      shows={open === null ? 'list' : 'room'}
      list={<ConversationList open={open} />}
      room={
        open === null ? (
          <PaneText icon="chat">{messagesTexts.choose}</PaneText>
        ) : (
          <ConversationPane key={addressOf(open)} conversation={open} onBack={backToList} />
        )
      }
    />
  );
}
