import { useLocation } from 'react-router-dom';
import {
  selectDraft,
  selectHasReadAlong,
  selectIsClosed,
  selectNameOf,
  selectReaders,
} from '../../../store/chat/selectors';
import { chatActions } from '../../../store/chat/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { outboxActions } from '../../../store/outbox/slice';
import { Composer } from '../../components/chat/Composer';
import { PaneNote } from '../../components/chat/PaneNote';
import { maxMessageLength } from '../../contract/chat';
import type { ConversationKey } from '../../domain/conversations';
import { messagesTexts } from '../../texts/messages';

/** Below the messages: who reads along [CS-3], and the text input [ME-5]. Somebody who reads along does not write. */
export function ConversationFoot({ conversation }: { conversation: ConversationKey }) {
  const readers = useAppSelector((state) => selectReaders(state, conversation)) ?? [];
  const isClosed = useAppSelector((state) => selectIsClosed(state, conversation));
  const nameOf = useAppSelector(selectNameOf);
  const hasReadAlong = useAppSelector((state) => selectHasReadAlong(state, conversation));
  if (conversation.kind === 'room') {
    const { youReadAlong, youReadNoMore } = messagesTexts;
    return <PaneNote icon="show">{hasReadAlong ? youReadNoMore : youReadAlong}</PaneNote>;
  }
  if (isClosed) return <PaneNote icon="info">{messagesTexts.closed}</PaneNote>;
  return (
    <>
      {readers.length > 0 && (
        <PaneNote icon="show">
          {messagesTexts.readAlong(nameOf(readers) ?? messagesTexts.somebody, readers.length)}
        </PaneNote>
      )}
      <PartnerComposer partnerId={conversation.id} />
    </>
  );
}

function PartnerComposer({ partnerId }: { partnerId: number }) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectDraft(state, partnerId));
  return (
    <Composer
      label={messagesTexts.message}
      sendLabel={messagesTexts.send}
      text={draft}
      maxLength={maxMessageLength}
      focused={useLocation().state?.isAnswer === true}
      onChange={(content) => dispatch(chatActions.drafted({ recipientId: partnerId, content }))}
      onSend={(content) =>
        dispatch(outboxActions.written({ kind: 'message', payload: { recipientId: partnerId, content } }))
      }
    />
  );
}
