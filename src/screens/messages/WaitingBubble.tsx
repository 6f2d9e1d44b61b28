import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { selectUnsaved } from '../../../store/outbox/selectors';
import { outboxActions } from '../../../store/outbox/slice';
import { Bubble } from '../../components/chat/Bubble';
import { Button } from '../../components/form/Button';
import type { EntryOf } from '../../domain/outbox';
import { messagesTexts } from '../../texts/messages';

/** A message that the server does not have yet, with the reason. */
export function WaitingBubble({ message }: { message: EntryOf<'message'> }) {
  const dispatch = useAppDispatch();
  const isOnline = useAppSelector(selectIsOnline);
  const unsaved = useAppSelector(selectUnsaved);
  const { clientId, payload, refusal } = message;
  const { content } = payload;
  const notSaved = unsaved[clientId] ?? null;
  const problem =
    (refusal !== null && messagesTexts.notSent(refusal)) ||
    (notSaved !== null && messagesTexts.notSaved(notSaved));

  if (!problem) {
    // "Waiting" is shown only after the device has saved the message: from then on a crash cannot lose it.
    const isSaved = !(clientId in unsaved);
    const word = isOnline ? messagesTexts.sending : messagesTexts.waiting;
    return (
      <Bubble content={content} mine author={messagesTexts.me} state="waiting" {...(isSaved && { word })} />
    );
  }
  return (
    <Bubble
      content={content}
      mine
      author={messagesTexts.me}
      state="refused"
      word={problem}
      actions={
        <>
          <Button variant="plain" onClick={() => dispatch(outboxActions.removed(clientId))}>
            {messagesTexts.remove}
          </Button>
          <Button variant="secondary" mark="send" onClick={() => dispatch(outboxActions.retried(clientId))}>
            {messagesTexts.sendAgain}
          </Button>
        </>
      }
    />
  );
}
