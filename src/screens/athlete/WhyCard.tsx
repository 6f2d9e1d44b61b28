import { useRef, useState } from 'react';
import { selectStepName } from '../../../store/desk/athlete';
import { selectTalks } from '../../../store/desk/deskRows';
import { deskActions } from '../../../store/desk/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { MessageText } from '../../components/chat/MessageText';
import { Button } from '../../components/form/Button';
import { ButtonLink } from '../../components/form/ButtonLink';
import { PainNote } from '../../components/pain/PainNote';
import { Mark } from '../../components/status/Mark';
import { MarkedLine } from '../../components/status/MarkedLine';
import type { User } from '../../contract/schemas';
import type { DeskRow } from '../../domain/desk/deskRows';
import type { Reason } from '../../domain/desk/reasons';
import { seenMarkOf } from '../../domain/desk/seen';
import { athletePageTexts } from '../../texts/athlete';
import { dayInWords, reasonInWords } from '../../texts/desk';
import { reasonMarks, toneOf } from '../desk/reasonMarks';
import { toAnswer } from '../messages/useConversation';
import { useConversationWith } from './useConversationWith';
import { useNoteOn } from './useNoteOn';
import styles from './WhyCard.module.css';

const { why: texts } = athletePageTexts;

interface WhyCardProps {
  athlete: User;
  /** The athlete on the desk. */
  row: DeskRow;
  now: number;
}

/**
 * Why the athlete needs the trainer: the heaviest reason with what the athlete wrote, what the trainer does about it,
 * and the other reasons. Each can be seen, which works it off [DE-8, DE-9].
 */
export function WhyCard({ athlete, row, now }: WhyCardProps) {
  const dispatch = useAppDispatch();
  const section = useRef<HTMLElement>(null);
  const [hadReasons] = useState(row.reasons.length > 0);
  const [first, ...others] = row.reasons;
  const see = (reason: Reason) => {
    const mark = seenMarkOf(athlete.id, reason);
    if (mark) dispatch(deskActions.reasonSeen(mark));
    // The button is gone with its reason.
    section.current?.focus();
  };
  if (!first && !hadReasons) return null;
  return (
    <section
      className={styles.why}
      ref={section}
      tabIndex={-1}
      aria-label={texts.title}
      data-tone={first ? toneOf(first) : 'done'}
    >
      {first ? (
        <>
          <Head reason={first} now={now} />
          {row.reasons.some(isNews) && <LastMessage athlete={athlete} now={now} />}
          <Acts athlete={athlete} reason={first} onSeen={() => see(first)} />
        </>
      ) : (
        <p role="status">
          <MarkedLine mark="done" tone="done">
            {texts.done}
          </MarkedLine>
        </p>
      )}
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((reason) => (
            <li key={reasonInWords(reason, now)}>
              <MarkedLine mark={reasonMarks[reason.kind]} tone={toneOf(reason)}>
                {reasonInWords(reason, now)}
              </MarkedLine>
              {seenMarkOf(athlete.id, reason) && (
                <button
                  type="button"
                  className={styles.seen}
                  aria-label={texts.seenOf(reasonInWords(reason, now))}
                  onClick={() => see(reason)}
                >
                  <Mark name="check" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const isNews = (reason: Reason): boolean => reason.kind === 'message' && !reason.isRefused;

/** The reason in large words; of pain also where it was, and how it was on the morning after. */
function Head({ reason, now }: { reason: Reason; now: number }) {
  const of = reason.kind === 'pain' ? reason.of : undefined;
  const step = useAppSelector((state) => (of ? selectStepName(state, of.step) : null));
  const isPain = reason.kind === 'pain';
  return (
    <div className={styles.head}>
      <Mark name={reasonMarks[reason.kind]} />
      <div>
        <h3>{isPain ? texts.pain(of?.pain ?? reason.pain, step) : reasonInWords(reason, now)}</h3>
        {isPain && <p>{texts.when(dayInWords(of?.at ?? reason.since, now), of?.morning ?? null)}</p>}
        {isPain && <PainNote note={reason.note} />}
      </div>
    </div>
  );
}

/** What the athlete has written last, as far as it is on this device. */
function LastMessage({ athlete: { id, firstName }, now }: { athlete: User; now: number }) {
  const talk = useAppSelector((state) => selectTalks(state).get(id));
  if (!talk) return null;
  return (
    <blockquote className={styles.message}>
      <small>{texts.wrote(firstName, dayInWords(talk.at, now))}</small>
      <p dir="auto">
        <MessageText text={talk.content} />
      </p>
    </blockquote>
  );
}

interface ActsProps {
  athlete: User;
  reason: Reason;
  onSeen: () => void;
}

/** What the trainer does about the heaviest reason. */
function Acts({ athlete, reason, onSeen }: ActsProps) {
  const conversation = useConversationWith(athlete);
  const isAnswer = reason.kind === 'pain' || isNews(reason);
  const writeNote = useNoteOn(athlete, reason);
  return (
    <div className={styles.acts}>
      {conversation !== null && (
        <ButtonLink mark="send" to={conversation} state={toAnswer}>
          {isAnswer ? texts.answer : texts.write}
        </ButtonLink>
      )}
      {writeNote && (
        <Button variant="secondary" mark="note" onClick={writeNote}>
          {texts.note}
        </Button>
      )}
      {seenMarkOf(athlete.id, reason) && (
        <Button variant="secondary" mark="check" onClick={onSeen}>
          {texts.seen}
        </Button>
      )}
    </div>
  );
}
