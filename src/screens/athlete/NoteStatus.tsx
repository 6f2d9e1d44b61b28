import { useState } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { outboxActions } from '../../../store/outbox/slice';
import { Button } from '../../components/form/Button';
import type { Note } from '../../contract/schemas';
import type { EntryOf } from '../../domain/outbox';
import { athletePageTexts } from '../../texts/athlete';
import { ConflictDialog, type Decisions } from '../notes/ConflictDialog';
import { EntryLine } from './EntryLine';

interface NoteStatusProps {
  entry: EntryOf<'note'>;
  subject: string;
  /** The first name of the athlete. */
  name: string;
  isDeciding: boolean;
  onDecide: (clientId: string | null) => void;
}

/** That the server does not have the note yet; of one in conflict also both versions, to choose from [NT-1]. */
export function NoteStatus(props: NoteStatusProps) {
  const { entry, onDecide } = props;
  const { clientId, conflict } = entry;
  return (
    <>
      <EntryLine entry={entry} />
      {conflict && (
        <div>
          <Button variant="plain" onClick={() => onDecide(clientId)}>
            {athletePageTexts.notes.choose}
          </Button>
        </div>
      )}
      {conflict && <Conflict key={conflict.revision} {...props} conflict={conflict} />}
    </>
  );
}

/** The dialog while it is open, and what was decided in it so far. Another version is another conflict. */
function Conflict({
  entry,
  conflict,
  subject,
  name,
  isDeciding,
  onDecide,
}: NoteStatusProps & { conflict: Note }) {
  const dispatch = useAppDispatch();
  const [decisions, setDecisions] = useState<Decisions>({});
  const { clientId, payload } = entry;
  if (!isDeciding) return null;
  return (
    <ConflictDialog
      subject={subject}
      name={name}
      own={payload}
      present={conflict}
      decisions={decisions}
      onDecide={setDecisions}
      onSettle={(texts) => {
        dispatch(outboxActions.noteSettled({ clientId, seen: conflict.revision ?? 0, ...texts }));
        onDecide(null);
      }}
      onLater={() => onDecide(null)}
    />
  );
}
