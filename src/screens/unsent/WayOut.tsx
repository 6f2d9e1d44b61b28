import { useState } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { outboxActions } from '../../../store/outbox/slice';
import { Button } from '../../components/form/Button';
import { ButtonLink } from '../../components/form/ButtonLink';
import { ConfirmDialog } from '../../components/status/Dialog';
import { contentPath } from '../../domain/content/drafts';
import type { UnsentEntryReason } from '../../domain/unsent';
import { unsentTexts } from '../../texts/unsent';
import type { UnsentEntryProps } from './status';

interface WayOutProps {
  entry: { clientId: string; payload: { userId: number } };
  reason: UnsentEntryReason;
}

/** What a trainer can do about an entry on an athlete: decide on a conflict, or delete what was refused for good. */
export function WayOut({ entry, reason }: WayOutProps) {
  if (reason === 'refused') return <Deletion clientId={entry.clientId} />;
  if (reason !== 'conflict') return null;
  return (
    <ButtonLink variant="secondary" to={`/athletes/${entry.payload.userId}`}>
      {unsentTexts.decide}
    </ButtonLink>
  );
}

/** What can be done about a draft of the content [CT-11]. */
export function ContentWayOut({ entry, reason }: UnsentEntryProps<'contentDraft'>) {
  const { clientId, payload } = entry;
  if (reason === 'refused') return <Deletion clientId={clientId} />;
  if (reason !== 'conflict') return null;
  return (
    <ButtonLink variant="secondary" to={contentPath(payload)}>
      {unsentTexts.decide}
    </ButtonLink>
  );
}

/** Deletes an entry after a question: it is nowhere else. */
function Deletion({ clientId }: { clientId: string }) {
  const dispatch = useAppDispatch();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {unsentTexts.deletion.open}
      </Button>
      {isAsking && (
        <ConfirmDialog
          {...unsentTexts.deletion}
          onConfirm={() => dispatch(outboxActions.removed(clientId))}
          onCancel={() => setIsAsking(false)}
        >
          <p>{unsentTexts.deletion.question}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
