import { useAppSelector } from '../../../store/hooks';
import { selectMayWriteNotes } from '../../../store/notes/selectors';
import { NoteCard } from '../../components/runs/NoteCard';
import type { NoteTarget } from '../../contract/notes';
import { NoteEditor } from './NoteEditor';

interface TrainerNoteProps {
  title: string;
  /** What this viewer reads; null when there is nothing. */
  text: string | null;
  userScreeningId: number | undefined;
  target: NoteTarget;
}

/** A note of a trainer: to read for everybody [NO-4], to write for the athlete's own trainers [NO-3]. */
export function TrainerNote({ title, text, userScreeningId, target }: TrainerNoteProps) {
  const mayWrite = useAppSelector((state) => selectMayWriteNotes(state, userScreeningId));
  if (text === null && !mayWrite) return null;
  return (
    <NoteCard title={title} text={text}>
      {mayWrite && userScreeningId !== undefined && (
        <NoteEditor title={title} note={{ userScreeningId, target }} />
      )}
    </NoteCard>
  );
}
