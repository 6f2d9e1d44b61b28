import { Fragment } from 'react';
import {
  selectChat,
  selectIsThreadKnown,
  selectNameOf,
  selectReaders,
  selectThread,
} from '../../../store/chat/selectors';
import { chatActions } from '../../../store/chat/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectUser } from '../../../store/session/selectors';
import { Bubble } from '../../components/chat/Bubble';
import { MessageTime } from '../../components/chat/MessageTime';
import { PaneNote } from '../../components/chat/PaneNote';
import { Thread } from '../../components/chat/Thread';
import { type ConversationKey, newReaders } from '../../domain/conversations';
import { formatMedium, formatTime } from '../../domain/formats';
import { messagesTexts } from '../../texts/messages';
import { LoadingState } from '../page/LoadingState';
import { dayHeading } from './messageDates';
import { WaitingBubble } from './WaitingBubble';

interface ConversationThreadProps {
  conversation: ConversationKey;
  name: string;
}

/** The messages of a conversation, day by day, then those that still wait to be sent [ME-9, ME-11]. */
export function ConversationThread({ conversation, name }: ConversationThreadProps) {
  const { sent, waiting } = useAppSelector((state) => selectThread(state, conversation));
  const nameOf = useAppSelector(selectNameOf);
  const ownId = useAppSelector(selectUser)?.id;
  const readers = useAppSelector((state) => selectReaders(state, conversation)) ?? [];
  const isRead = conversation.kind === 'room';
  const now = Date.now();
  const ownLatest = waiting.at(-1) ?? sent.findLast(({ senderId }) => senderId === ownId);
  const days = sent.map(({ createdAt }) => dayHeading(createdAt, now));

  return (
    <Thread
      label={isRead ? messagesTexts.threadOf(name) : messagesTexts.threadWith(name)}
      length={sent.length + waiting.length}
      ownLatest={ownLatest?.clientId}
    >
      {sent.length + waiting.length === 0 && <NoMessage conversation={conversation} />}
      {sent.map(({ id, senderId, content, createdAt, readers }, index) => {
        const isMine = senderId === ownId;
        return (
          <Fragment key={id}>
            {days[index] !== days[index - 1] && <h3>{days[index]}</h3>}
            {!isRead && <ReadersLine readers={newReaders({ readers }, sent[index - 1])} />}
            <Bubble
              content={content}
              mine={isMine}
              state="sent"
              author={isMine ? messagesTexts.me : (nameOf([senderId]) ?? messagesTexts.unknownParticipant)}
              showsAuthor={isRead}
              time={
                <MessageTime at={createdAt} short={formatTime(createdAt)} full={formatMedium(createdAt)} />
              }
              {...(isMine && { word: messagesTexts.sent })}
            />
          </Fragment>
        );
      })}
      {!isRead && sent.length > 0 && <ReadersLine readers={newReaders({ readers }, sent.at(-1))} />}
      {waiting.map((message) => (
        <WaitingBubble key={message.clientId} message={message} />
      ))}
    </Thread>
  );
}

/** That there is no message, or that nobody knows it yet. */
function NoMessage({ conversation }: { conversation: ConversationKey }) {
  const dispatch = useAppDispatch();
  const { error } = useAppSelector(selectChat);
  const isKnown = useAppSelector((state) => selectIsThreadKnown(state, conversation));
  if (isKnown) return <p>{messagesTexts.noMessage}</p>;
  return (
    <LoadingState
      error={error}
      offline={messagesTexts.notHere}
      retry={messagesTexts.reload}
      onRetry={() => dispatch(chatActions.entered())}
    />
  );
}

/** Says where somebody began to read along, or ceased to: both sides learn of a change [CS-3]. */
function ReadersLine({ readers }: { readers: number[] | null }) {
  const nameOf = useAppSelector(selectNameOf);
  if (readers === null) return null;
  const { readFromHere, readNoMore, somebody } = messagesTexts;
  const names = nameOf(readers) ?? somebody;
  return (
    <PaneNote icon="show">{readers.length > 0 ? readFromHere(names, readers.length) : readNoMore}</PaneNote>
  );
}
