import { useAppSelector } from '../../../store/hooks';
import { selectMayWriteNotes, selectNoteText } from '../../../store/notes/selectors';
import { NoteCard } from '../../components/runs/NoteCard';
import type { NoteTarget } from '../../contract/notes';
import { NoteEditor } from './NoteEditor';

interface TrainerNoteProps {
  title: string;
  userScreeningId: number | undefined;
  target: NoteTarget;
}

/** A trainer's note: everybody on the page can read it [NO-4], only the athlete's trainers can write it [NO-3]. */
export function TrainerNote({ title, userScreeningId, target }: TrainerNoteProps) {
  const text = useAppSelector((state) => selectNoteText(state, userScreeningId, target));
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
