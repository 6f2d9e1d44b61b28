import { selectPartnerName } from '../../../store/chat/selectors';
import { selectFeedbackRun } from '../../../store/feedback/selectors';
import { useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { selectUnsaved } from '../../../store/outbox/selectors';
import { UnsentRow } from '../../components/list/UnsentList';
import { formatDate } from '../../domain/formats';
import { type Entry, type EntryOf, isReady } from '../../domain/outbox';
import { unsentTexts } from '../../texts/unsent';

/** An entry of the outbox that the server does not have [ON-3]. */
export function UnsentEntryRow({ entry }: { entry: Entry }) {
  return entry.kind === 'message' ? <MessageRow entry={entry} /> : <FeedbackRow entry={entry} />;
}

/** Passes the whole message; the row cuts it to one line. */
function MessageRow({ entry }: { entry: EntryOf<'message'> }) {
  const { recipientId, content } = entry.payload;
  const name = useAppSelector((state) => selectPartnerName(state, recipientId));
  const title = name === null ? unsentTexts.message : unsentTexts.messageTo(name);
  return <UnsentRow icon="chat" title={title} detail={content} {...useReason(entry)} />;
}

function FeedbackRow({ entry }: { entry: EntryOf<'feedback'> }) {
  const { exerciseRunClientId, exerciseRunId, comment } = entry.payload;
  const run = useAppSelector((state) =>
    selectFeedbackRun(state, exerciseRunClientId ?? String(exerciseRunId)),
  );
  const title = run ? unsentTexts.feedbackOn(formatDate(run.start)) : unsentTexts.feedback;
  return <UnsentRow icon="feedback" title={title} detail={comment} {...useReason(entry)} />;
}

/** Why the server does not have the entry, with the icon and the tone of the row. */
const useReason = (entry: Entry) => {
  const isOnline = useAppSelector(selectIsOnline);
  const notSaved = useAppSelector(selectUnsaved)[entry.clientId];
  const { reasons, refused, notSaved: notSavedText } = unsentTexts;
  if (entry.refusal !== null) {
    return { reason: refused(entry.refusal), mark: 'error', tone: 'problem' } as const;
  }
  if (notSaved) return { reason: notSavedText(notSaved), mark: 'error', tone: 'problem' } as const;
  if (!isOnline) return { reason: reasons.offline, mark: 'offline', tone: 'waiting' } as const;
  if (!isReady(entry)) return { reason: reasons.awaitsTraining, mark: 'pending', tone: 'waiting' } as const;
  return { reason: reasons.waiting, mark: 'pending', tone: 'calm' } as const;
};
