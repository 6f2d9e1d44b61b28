import { Fragment } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectThread } from '../../store/selectors/chat';
import { selectIsOnline } from '../../store/selectors/shell';
import { outboxActions } from '../../store/slices/outbox';
import { Bubble } from '../components/Bubble';
import { Button } from '../components/Button';
import { Thread } from '../components/Thread';
import { formatMedium } from '../domain/formats';
import { messagesTexts } from '../texts/messages';
import { dayHeading } from './messageDates';

interface ConversationThreadProps {
  partnerId: number;
  name: string;
}

/** What was said, day by day, and what still waits to be sent [ME-9, ME-11]. */
export function ConversationThread({ partnerId, name }: ConversationThreadProps) {
  const dispatch = useAppDispatch();
  const { sent, waiting } = useAppSelector((state) => selectThread(state, partnerId));
  const isOnline = useAppSelector(selectIsOnline);
  const waitingWord = isOnline ? messagesTexts.sending : messagesTexts.waiting;
  const now = Date.now();
  const days = sent.map(({ createdAt }) => dayHeading(createdAt, now));

  return (
    <Thread label={messagesTexts.threadWith(name)} length={sent.length + waiting.length}>
      {sent.length + waiting.length === 0 && <p>{messagesTexts.noMessage}</p>}
      {sent.map(({ id, senderId, content, createdAt }, index) => {
        const isMine = senderId !== partnerId;
        return (
          <Fragment key={id}>
            {days[index] !== days[index - 1] && <h3>{days[index]}</h3>}
            <Bubble
              content={content}
              mine={isMine}
              state="sent"
              time={formatMedium(createdAt)}
              {...(isMine && { word: messagesTexts.sent })}
            />
          </Fragment>
        );
      })}
      {waiting.map(({ clientId, content, refusal }) =>
        refusal === null ? (
          <Bubble key={clientId} content={content} mine state="waiting" word={waitingWord} />
        ) : (
          <Bubble
            key={clientId}
            content={content}
            mine
            state="refused"
            word={messagesTexts.notSent(refusal)}
            actions={
              <>
                <Button variant="plain" onClick={() => dispatch(outboxActions.removed(clientId))}>
                  {messagesTexts.remove}
                </Button>
                <Button
                  variant="secondary"
                  mark="send"
                  onClick={() => dispatch(outboxActions.retried(clientId))}
                >
                  {messagesTexts.sendAgain}
                </Button>
              </>
            }
          />
        ),
      )}
    </Thread>
  );
}
