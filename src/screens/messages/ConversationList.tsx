import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  selectChat,
  selectContacts,
  selectConversations,
  selectIsChatComing,
  selectLacksChat,
} from '../../../store/chat/selectors';
import { chatActions } from '../../../store/chat/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { selectCanInviteFirst } from '../../../store/welcome/selectors';
import { PaneHead } from '../../components/chat/PaneHead';
import { PaneText } from '../../components/chat/PaneText';
import { RoomRow } from '../../components/chat/RoomRow';
import { Button } from '../../components/form/Button';
import { ButtonLink } from '../../components/form/ButtonLink';
import { IconButton } from '../../components/form/IconButton';
import { RowList } from '../../components/list/RowList';
import { RetryAlert } from '../../components/status/RetryAlert';
import { Skeleton } from '../../components/status/Skeleton';
import { type ConversationKey, isSameConversation } from '../../domain/conversations';
import { athleteTexts } from '../../texts/athletes';
import { componentTexts } from '../../texts/components';
import { messagesTexts } from '../../texts/messages';
import { ContactPicker } from './ContactPicker';
import { shortTime } from './messageDates';
import { addressOf, fromList } from './useConversation';

const { youReadAlongShort, youReadNoMoreShort } = messagesTexts;

/** Nobody has written yet. Leads to the first conversation, or to who could be written to. */
function NoConversation({ onPick }: { onPick: () => void }) {
  const hasContacts = useAppSelector(selectContacts).length > 0;
  const canInvite = useAppSelector(selectCanInviteFirst);
  const toHome = (
    <ButtonLink variant="secondary" mark="home" to="/">
      {componentTexts.home}
    </ButtonLink>
  );
  const toMembers = (
    <ButtonLink mark="invite" to="/members">
      {athleteTexts.none.invite}
    </ButtonLink>
  );
  return (
    <PaneText
      icon="chat"
      action={
        hasContacts ? (
          <Button mark="compose" onClick={onPick}>
            {messagesTexts.write}
          </Button>
        ) : (
          (canInvite && toMembers) || toHome
        )
      }
    >
      {messagesTexts.noConversation}
    </PaneText>
  );
}

/** The list of rooms with their unread counts [ME-1, ME-2], and the button for a new one [ME-6]. */
export function ConversationList({ open }: { open: ConversationKey | null }) {
  const dispatch = useAppDispatch();
  const conversations = useAppSelector(selectConversations);
  const { error } = useAppSelector(selectChat);
  const isComing = useAppSelector(selectIsChatComing);
  const isOnline = useAppSelector(selectIsOnline);
  const isLacking = useAppSelector(selectLacksChat);
  const [isPicking, setPicking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);

  // Back from a conversation, the focus moves to the heading of the list.
  useEffect(() => {
    if (open === null && wasOpen.current) heading.current?.focus();
    wasOpen.current = open !== null;
  }, [open]);

  const now = Date.now();
  const isEmpty = conversations.length === 0;
  return (
    <>
      <PaneHead
        title={messagesTexts.conversations}
        ref={heading}
        after={<IconButton icon="compose" label={messagesTexts.compose} onClick={() => setPicking(true)} />}
      />
      {isOnline && error !== null && (
        <RetryAlert retry={messagesTexts.reload} onRetry={() => dispatch(chatActions.entered())}>
          {error}
        </RetryAlert>
      )}
      {isEmpty && isComing && <Skeleton shape="rows" />}
      {isEmpty && isLacking && <PaneText icon="chat">{messagesTexts.notHere}</PaneText>}
      {isEmpty && !isComing && !isLacking && error === null && (
        <NoConversation onPick={() => setPicking(true)} />
      )}
      <RowList>
        {conversations.map((conversation) => {
          const { kind, name, unread, last, isFormer } = conversation;
          return (
            <li key={addressOf(conversation)}>
              <Link
                to={addressOf(conversation)}
                state={fromList}
                replace={open !== null}
                aria-current={isSameConversation(conversation, open) ? 'true' : undefined}
              >
                <RoomRow
                  name={name ?? messagesTexts.unknownParticipant}
                  {...(kind === 'room' && {
                    icon: 'show',
                    note: isFormer ? youReadNoMoreShort : youReadAlongShort,
                  })}
                  preview={last?.content}
                  time={last && <time dateTime={last.at}>{shortTime(last.at, now)}</time>}
                  unread={unread}
                />
              </Link>
            </li>
          );
        })}
      </RowList>
      {isPicking && <ContactPicker onClose={() => setPicking(false)} replace={open !== null} />}
    </>
  );
}
