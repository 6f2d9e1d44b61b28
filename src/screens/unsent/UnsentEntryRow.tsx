import { selectName } from '../../../store/chat/selectors';
import { selectFeedbackRun } from '../../../store/feedback/selectors';
import { useAppSelector } from '../../../store/hooks';
import { selectUnsaved } from '../../../store/outbox/selectors';
import { UnsentRow } from '../../components/list/UnsentList';
import { withPartner } from '../../domain/conversations';
import { formatDate } from '../../domain/formats';
import type { Entry, EntryOf } from '../../domain/outbox';
import type { UnsentEntryReason } from '../../domain/unsent';
import { unsentTexts } from '../../texts/unsent';
import { looks, useFailedText } from './status';

interface UnsentEntryProps<Shown extends Entry> {
  entry: Shown;
  reason: UnsentEntryReason;
}

/** An entry of the outbox that the server does not have [ON-3]. */
export function UnsentEntryRow({ entry, reason }: UnsentEntryProps<Entry>) {
  return entry.kind === 'message' ? (
    <MessageRow entry={entry} reason={reason} />
  ) : (
    <FeedbackRow entry={entry} reason={reason} />
  );
}

/** Passes the whole message; the row cuts it to one line. */
function MessageRow({ entry, reason }: UnsentEntryProps<EntryOf<'message'>>) {
  const { recipientId, content } = entry.payload;
  const name = useAppSelector((state) => selectName(state, withPartner(recipientId)));
  const title = name === null ? unsentTexts.message : unsentTexts.messageTo(name);
  return <UnsentRow icon="chat" title={title} detail={content} {...useStatus(entry, reason)} />;
}

function FeedbackRow({ entry, reason }: UnsentEntryProps<EntryOf<'feedback'>>) {
  const { exerciseRunClientId, exerciseRunId, comment } = entry.payload;
  const run = useAppSelector((state) =>
    selectFeedbackRun(state, exerciseRunClientId ?? String(exerciseRunId)),
  );
  const title = run ? unsentTexts.feedbackOn(formatDate(run.start)) : unsentTexts.feedback;
  return <UnsentRow icon="feedback" title={title} detail={comment} {...useStatus(entry, reason)} />;
}

/** Why the server does not have the entry, with the icon and the tone of the row. */
const useStatus = (entry: Entry, reason: UnsentEntryReason) => {
  const notSaved = useAppSelector(selectUnsaved)[entry.clientId];
  const failedText = useFailedText('outbox');
  const words = (): string => {
    if (reason === 'refused') return unsentTexts.refused(entry.refusal ?? '');
    if (reason === 'notSaved') return unsentTexts.notSaved(notSaved ?? '');
    if (reason === 'failing') return unsentTexts.failing(entry.failure?.message ?? '');
    return reason === 'failed' ? failedText : unsentTexts.reasons[reason];
  };
  return { reason: words(), ...looks[reason] };
};
