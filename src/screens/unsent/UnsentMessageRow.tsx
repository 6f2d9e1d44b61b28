import { selectPartnerName } from '../../../store/chat/selectors';
import { useAppSelector } from '../../../store/hooks';
import { selectUnsaved } from '../../../store/outbox/selectors';
import { selectIsOnline } from '../../../store/shell/selectors';
import { UnsentRow } from '../../components/list/UnsentList';
import type { WaitingMessage } from '../../domain/chat';
import { unsentTexts } from '../../texts/unsent';

/** A message that the server does not have; its row is cut where its first line ends. */
export function UnsentMessageRow({ message }: { message: WaitingMessage }) {
  const name = useAppSelector((state) => selectPartnerName(state, message.recipientId));
  const isOnline = useAppSelector(selectIsOnline);
  const unsaved = useAppSelector(selectUnsaved);
  const { clientId, content, refusal } = message;
  const notSaved = unsaved[clientId];
  const row = {
    icon: 'chat',
    title: name === null ? unsentTexts.message : unsentTexts.messageTo(name),
    detail: content,
  } as const;
  if (refusal !== null) {
    return <UnsentRow {...row} reason={unsentTexts.refused(refusal)} mark="error" tone="problem" />;
  }
  if (notSaved) {
    return <UnsentRow {...row} reason={unsentTexts.notSaved(notSaved)} mark="error" tone="problem" />;
  }
  return isOnline ? (
    <UnsentRow {...row} reason={unsentTexts.reasons.waiting} mark="pending" tone="calm" />
  ) : (
    <UnsentRow {...row} reason={unsentTexts.reasons.offline} mark="offline" tone="waiting" />
  );
}
