import { useAppDispatch } from '../../../store/hooks';
import { outboxActions } from '../../../store/outbox/slice';
import { Button } from '../../components/form/Button';
import type { EntryOf } from '../../domain/outbox';
import { athletePageTexts } from '../../texts/athlete';
import { ConflictDialog } from '../notes/ConflictDialog';
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
export function NoteStatus({ entry, subject, name, isDeciding, onDecide }: NoteStatusProps) {
  const dispatch = useAppDispatch();
  const { clientId, conflict, payload } = entry;
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
      {conflict && isDeciding && (
        <ConflictDialog
          key={conflict.revision}
          subject={subject}
          name={name}
          own={payload}
          present={conflict}
          onSettle={(texts) => {
            dispatch(outboxActions.noteSettled({ clientId, seen: conflict.revision ?? 0, ...texts }));
            onDecide(null);
          }}
          onLater={() => onDecide(null)}
        />
      )}
    </>
  );
}
