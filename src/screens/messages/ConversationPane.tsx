import { useEffect, useRef } from 'react';
import { selectChat, selectDraft, selectPartnerName, selectRoomWith } from '../../../store/chat/selectors';
import { chatActions } from '../../../store/chat/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { outboxActions } from '../../../store/outbox/slice';
import { Avatar } from '../../components/chat/Avatar';
import { Composer } from '../../components/chat/Composer';
import { PaneHead } from '../../components/chat/PaneHead';
import { IconButton } from '../../components/form/IconButton';
import { Skeleton } from '../../components/status/Skeleton';
import { maxMessageLength } from '../../contract/chat';
import { messagesTexts } from '../../texts/messages';
import { ConversationThread } from './ConversationThread';

/** One conversation, existing or new [ME-5, ME-8]. */
export function ConversationPane({ partnerId, onBack }: { partnerId: number; onBack: () => void }) {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectChat);
  const knownName = useAppSelector((state) => selectPartnerName(state, partnerId));
  const room = useAppSelector((state) => selectRoomWith(state, partnerId));
  const draft = useAppSelector((state) => selectDraft(state, partnerId));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const isLoading = knownName === null && !room && status === 'loading';
  const name = knownName ?? (isLoading ? '' : messagesTexts.unknownParticipant);
  return (
    <>
      <PaneHead
        bar
        title={name}
        ref={heading}
        before={
          <>
            <IconButton icon="back" label={messagesTexts.back} onClick={onBack} />
            {knownName !== null && <Avatar name={knownName} />}
          </>
        }
      />
      {isLoading && <Skeleton />}
      {/* The user cannot write to a partner who is neither a contact nor in a room. */}
      {(knownName !== null || room) && (
        <>
          <ConversationThread partnerId={partnerId} name={name} />
          <Composer
            label={messagesTexts.message}
            sendLabel={messagesTexts.send}
            text={draft}
            maxLength={maxMessageLength}
            onChange={(content) => dispatch(chatActions.drafted({ recipientId: partnerId, content }))}
            onSend={(content) => dispatch(outboxActions.messageWritten({ recipientId: partnerId, content }))}
          />
        </>
      )}
    </>
  );
}
