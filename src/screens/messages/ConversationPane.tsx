import { useEffect, useRef } from 'react';
import { selectChat, selectLacksChat, selectName, selectRoom } from '../../../store/chat/selectors';
import { useAppSelector } from '../../../store/hooks';
import { Avatar } from '../../components/chat/Avatar';
import { PaneHead } from '../../components/chat/PaneHead';
import { PaneText } from '../../components/chat/PaneText';
import { IconButton } from '../../components/form/IconButton';
import { Skeleton } from '../../components/status/Skeleton';
import type { ConversationKey } from '../../domain/conversations';
import { messagesTexts } from '../../texts/messages';
import { ConversationFoot } from './ConversationFoot';
import { ConversationThread } from './ConversationThread';

interface ConversationPaneProps {
  conversation: ConversationKey;
  onBack: () => void;
}

/** One conversation, existing or new [ME-5, ME-8], or one that the user reads along [CS-3]. */
export function ConversationPane({ conversation, onBack }: ConversationPaneProps) {
  const { status } = useAppSelector(selectChat);
  const knownName = useAppSelector((state) => selectName(state, conversation));
  const room = useAppSelector((state) => selectRoom(state, conversation));
  const isLacking = useAppSelector(selectLacksChat);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const isLoading = knownName === null && !room && status === 'running';
  const name = knownName ?? (isLoading || isLacking ? '' : messagesTexts.unknownParticipant);
  return (
    <>
      <PaneHead
        bar
        title={name}
        ref={heading}
        before={
          <>
            <IconButton icon="back" label={messagesTexts.back} onClick={onBack} />
            {knownName !== null && (
              <Avatar name={knownName} icon={conversation.kind === 'room' ? 'show' : undefined} />
            )}
          </>
        }
      />
      {isLoading && <Skeleton />}
      {isLacking && <PaneText icon="chat">{messagesTexts.notHere}</PaneText>}
      {/* The user cannot write to a partner who is neither a contact nor in a room. */}
      {(knownName !== null || room) && (
        <>
          <ConversationThread conversation={conversation} name={name} />
          <ConversationFoot conversation={conversation} />
        </>
      )}
    </>
  );
}
