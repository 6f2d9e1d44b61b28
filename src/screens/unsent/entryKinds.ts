import type { ReactNode } from 'react';
import { selectName } from '../../../store/chat/selectors';
import { selectKnownScreening } from '../../../store/desk/entries';
import { selectExercises } from '../../../store/exercise/selectors';
import { selectFeedbackRun } from '../../../store/feedback/selectors';
import type { RootState } from '../../../store/rootReducer';
import { selectScreenings } from '../../../store/screening/selectors';
import { selectAthleteName } from '../../../store/users/selectors';
import type { IconName } from '../../components/status/Icon';
import { nameOf as nameOfContent } from '../../domain/content/drafts';
import { withPartner } from '../../domain/conversations';
import type { EntryKind, PayloadOf } from '../../domain/entryKinds';
import { formatDate } from '../../domain/formats';
import { contentTexts } from '../../texts/content';
import { runCorrectionTexts } from '../../texts/runCorrections';
import { unsentTexts } from '../../texts/unsent';
import type { UnsentEntryProps } from './status';
import { ContentWayOut, WayOut } from './WayOut';

/** How an entry of a kind is listed. */
interface Look<Kind extends EntryKind> {
  icon: IconName;
  /** For whom or on what it is; null if that is not known here. */
  about: (payload: PayloadOf<Kind>, state: RootState) => string | null;
  /** What the person wrote, whole: the row cuts it to one line. */
  words: (payload: PayloadOf<Kind>) => string | undefined;
  /** What is said instead where its ids are known: those of a former server mean something else here [FL-18]. */
  detail?: (payload: PayloadOf<Kind>, state: RootState) => string | undefined;
  /** What the person can do about it on this page. */
  WayOut: ((props: UnsentEntryProps<Kind>) => ReactNode) | null;
}

const nameOf = ({ userId }: { userId: number }, state: RootState) => selectAthleteName(state, userId);

const trainingDay = (payload: PayloadOf<'feedback'>, state: RootState) => {
  const run = selectFeedbackRun(state, payload.exerciseRunClientId ?? String(payload.exerciseRunId));
  return run ? formatDate(run.start) : null;
};

const feedbackWords = ({ answers, comment }: PayloadOf<'feedback'>) =>
  [...answers.map(({ question, answer }) => `${question} ${answer}`), comment].filter(Boolean).join(', ');

const noteWords = ({ athleteNote, trainerNote }: PayloadOf<'note'>) =>
  athleteNote ?? trainerNote ?? unsentTexts.noText;

/** What a note is on, by the name of the test or exercise if this device has it. */
const noteSubject = ({ target }: PayloadOf<'note'>, state: RootState): string => {
  const tests = selectScreenings(state).flatMap((screening) => screening.tests);
  const among = { screening: [], training: [], test: tests, exercise: selectExercises(state) }[target.kind];
  const named = 'id' in target ? among.find(({ id }) => id === target.id) : undefined;
  return named?.name ?? unsentTexts.noteSubjects[target.kind];
};

/** How each kind of entry is listed. */
export const entryLooks: { [Kind in EntryKind]: Look<Kind> } = {
  message: {
    icon: 'chat',
    about: ({ recipientId }, state) => selectName(state, withPartner(recipientId)),
    words: ({ content }) => content,
    WayOut: null,
  },
  feedback: { icon: 'feedback', about: trainingDay, words: feedbackWords, WayOut: null },
  pain: {
    icon: 'pain',
    about: () => null,
    words: ({ value }) => unsentTexts.painValue(value),
    WayOut: null,
  },
  note: {
    icon: 'note',
    about: nameOf,
    words: noteWords,
    detail: (note, state) => unsentTexts.noteOn(noteSubject(note, state), noteWords(note)),
    WayOut,
  },
  contentDraft: {
    icon: 'edit',
    about: (draft) => nameOfContent(draft) || contentTexts.kinds[draft.kind],
    words: () => undefined,
    WayOut: ContentWayOut,
  },
  assignment: {
    icon: 'screening',
    about: nameOf,
    words: () => undefined,
    detail: ({ screeningId }, state) =>
      screeningId === null ? unsentTexts.noScreening : selectKnownScreening(state, screeningId)?.name,
    WayOut,
  },
  plan: {
    icon: 'training',
    about: nameOf,
    words: () => undefined,
    detail: ({ changes }) => unsentTexts.planChanges(changes.length),
    WayOut,
  },
  correction: {
    icon: 'handover',
    about: nameOf,
    words: () => undefined,
    detail: ({ toUserId }, state) =>
      toUserId === null
        ? runCorrectionTexts.waits.deletion
        : runCorrectionTexts.waits.move(selectAthleteName(state, toUserId) ?? runCorrectionTexts.somebody),
    WayOut,
  },
};
