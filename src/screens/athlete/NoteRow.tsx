import { useEffect, useRef } from 'react';
import { selectIsNoted } from '../../../store/desk/athlete';
import { selectNoteEntry } from '../../../store/desk/entries';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { noteDraftKey, selectNoteDraft } from '../../../store/noteDrafts/selectors';
import { isChanged, noteDraftsActions } from '../../../store/noteDrafts/slice';
import { selectNote } from '../../../store/notes/selectors';
import { Mark } from '../../components/status/Mark';
import { MarkedLine } from '../../components/status/MarkedLine';
import type { User } from '../../contract/schemas';
import type { NoteSubject } from '../../domain/athletePage';
import { textsOf } from '../../domain/noteTexts';
import { athletePageTexts } from '../../texts/athlete';
import { noteTexts } from '../../texts/notes';
import styles from './Athlete.module.css';
import { NoteForm } from './NoteForm';
import { NoteStatus } from './NoteStatus';
import { NoteTextsView } from './NoteTextsView';

const { notes: texts } = athletePageTexts;

export interface NoteRowProps {
  athlete: User;
  userScreeningId: number;
  subject: NoteSubject;
  /** Whether the row is there also without a note. */
  isShown: boolean;
  mayWrite: boolean;
  /** Client id of the entry in conflict that the person is deciding on. */
  deciding: string | null;
  onDecide: (clientId: string | null) => void;
}

/** One note with both its texts, and the form in its place while it is written [NT-2]. */
export function NoteRow(props: NoteRowProps) {
  const { athlete, userScreeningId, subject, isShown, mayWrite, deciding, onDecide } = props;
  const { target, name } = subject;
  const dispatch = useAppDispatch();
  const key = noteDraftKey(userScreeningId, target);
  const note = useAppSelector((state) => selectNote(state, userScreeningId, target));
  const entry = useAppSelector((state) => selectNoteEntry(state, userScreeningId, target));
  const draft = useAppSelector((state) => selectNoteDraft(state, key));
  const isNoted = useAppSelector((state) => selectIsNoted(state, userScreeningId, target));
  const row = useFocusOfRow(draft !== null);
  if (!isNoted && !isShown && !draft) return null;

  const title = texts.subjects[target.kind](name ?? '');
  const isInConflict = entry?.conflict != null;
  return (
    <li className={styles.note} ref={row}>
      <div className={styles.split}>
        <b>{title}</b>
        {draft && isChanged(draft) && (
          <MarkedLine mark="edit" tone="waiting">
            {noteTexts.unsaved}
          </MarkedLine>
        )}
        {!draft && mayWrite && !isInConflict && (
          <button
            type="button"
            className={styles.pencil}
            aria-label={isNoted ? texts.edit(title) : texts.write(title)}
            onClick={() => dispatch(noteDraftsActions.begun({ key, from: textsOf(note) }))}
          >
            <Mark name="edit" />
          </button>
        )}
      </div>
      {draft && mayWrite ? (
        <NoteForm
          athlete={athlete}
          userScreeningId={userScreeningId}
          target={target}
          title={title}
          draft={draft}
          present={textsOf(note)}
        />
      ) : (
        <NoteTextsView name={athlete.firstName} note={textsOf(note)} />
      )}
      {entry && (
        <NoteStatus
          entry={entry}
          subject={title}
          name={athlete.firstName}
          isDeciding={deciding === entry.clientId}
          onDecide={onDecide}
        />
      )}
    </li>
  );
}

/** Moves the focus into the form when it opens, and back to its button when it closes. */
const useFocusOfRow = (isOpen: boolean) => {
  const row = useRef<HTMLLIElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    row.current?.querySelector<HTMLElement>(isOpen ? 'textarea' : 'button')?.focus();
  }, [isOpen]);
  return row;
};
