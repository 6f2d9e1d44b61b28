import { selectName } from '../../../store/chat/selectors';
import { selectFeedbackRun } from '../../../store/feedback/selectors';
import { useAppSelector } from '../../../store/hooks';
import { UnsentRow } from '../../components/list/UnsentList';
import { withPartner } from '../../domain/conversations';
import { formatDate } from '../../domain/formats';
import type { Entry, EntryOf } from '../../domain/outbox';
import { unsentTexts } from '../../texts/unsent';
import { type UnsentEntryProps, useEntryStatus } from './status';
import { UnsentAssignmentRow, UnsentNoteRow } from './UnsentDeskRows';

/** An entry of the outbox that the server does not have [ON-3]. */
export function UnsentEntryRow({ entry, reason }: UnsentEntryProps<Entry>) {
  switch (entry.kind) {
    case 'message':
      return <MessageRow entry={entry} reason={reason} />;
    case 'feedback':
      return <FeedbackRow entry={entry} reason={reason} />;
    case 'pain':
      return <PainRow entry={entry} reason={reason} />;
    case 'note':
      return <UnsentNoteRow entry={entry} reason={reason} />;
    case 'assignment':
      return <UnsentAssignmentRow entry={entry} reason={reason} />;
  }
}

function PainRow({ entry, reason }: UnsentEntryProps<EntryOf<'pain'>>) {
  const detail = unsentTexts.painValue(entry.payload.value);
  return (
    <UnsentRow icon="pain" title={unsentTexts.pain} detail={detail} {...useEntryStatus(entry, reason)} />
  );
}

/** Passes the whole message; the row cuts it to one line. */
function MessageRow({ entry, reason }: UnsentEntryProps<EntryOf<'message'>>) {
  const { recipientId, content } = entry.payload;
  const name = useAppSelector((state) => selectName(state, withPartner(recipientId)));
  const title = name === null ? unsentTexts.message : unsentTexts.messageTo(name);
  return <UnsentRow icon="chat" title={title} detail={content} {...useEntryStatus(entry, reason)} />;
}

function FeedbackRow({ entry, reason }: UnsentEntryProps<EntryOf<'feedback'>>) {
  const { exerciseRunClientId, exerciseRunId, comment } = entry.payload;
  const run = useAppSelector((state) =>
    selectFeedbackRun(state, exerciseRunClientId ?? String(exerciseRunId)),
  );
  const title = run ? unsentTexts.feedbackOn(formatDate(run.start)) : unsentTexts.feedback;
  return <UnsentRow icon="feedback" title={title} detail={comment} {...useEntryStatus(entry, reason)} />;
}
