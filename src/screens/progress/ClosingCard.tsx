import { useState } from 'react';
import { SectionCard } from '../../components/layout/SectionCard';
import { Fold } from '../../components/list/Fold';
import { Mark } from '../../components/status/Mark';
import { Remark } from '../../components/status/Remark';
import { formatDate } from '../../domain/formats';
import type { History } from '../../domain/progress/history';
import { type Closing, closingOf, type Gain } from '../../domain/season/closing';
import { seasonStart } from '../../domain/season/weeks';
import {
  answerInWords,
  changeInWords,
  dayInYear,
  progressTexts,
  questionInWords,
  ratersInWords,
} from '../../texts/progress';
import { monthInWords, closingTexts as texts } from '../../texts/season';
import styles from './ClosingCard.module.css';

/** 'im Januar', or the day where the last screening was in the same month. */
const firstInWords = ({ first, last }: Closing): string => {
  const [then, now] = [new Date(first), new Date(last)];
  return then.getMonth() === now.getMonth()
    ? texts.onDay(dayInYear(first, now.getFullYear()))
    : texts.inMonth(monthInWords(first));
};

/** So many gains are seen at once. */
const shownGains = 5;

/**
 * What the season has changed, for the athlete [SN-4, SN-5]. Nothing is said twice: the line above may say the change.
 *
 * @param props.now in milliseconds since the epoch
 */
export function ClosingCard({ history, now }: { history: History; now: number }) {
  const closing = closingOf(history.points, seasonStart(now));
  if (!closing) return null;
  const { first, last, gains } = closing;
  const isSaid = (history.lookBack ?? history.points.at(-1)?.since)?.start === first;
  if (isSaid && gains.length === 0) return null;
  return (
    <SectionCard
      id="season"
      title={texts.title}
      aside={<span className={styles.span}>{texts.span(formatDate(first), formatDate(last))}</span>}
    >
      {!isSaid && <SeasonChange closing={closing} />}
      {gains.length > 0 && <Gains title={texts.gains(firstInWords(closing))} gains={gains} />}
    </SectionCard>
  );
}

/** The change since the first screening, unless the line above says it. */
function SeasonChange({ closing: { first, comparison } }: { closing: Closing }) {
  const { change } = comparison;
  return (
    <div>
      <p className={styles.change} data-beyond={change.isBeyond}>
        {changeInWords(change, formatDate(first))}
      </p>
      <p className={styles.more}>
        {[
          `${texts.fromTo(change.before, change.after)}.`,
          ratersInWords(comparison.raters, comparison.change.error, comparison.isMeasured) ??
            progressTexts.errorOf(change.error),
        ].join(' ')}
      </p>
    </div>
  );
}

function Gains({ title, gains }: { title: string; gains: readonly Gain[] }) {
  const [isOpen, setOpen] = useState(false);
  const others = gains.slice(shownGains);
  return (
    <div className={styles.gains}>
      <h3>{title}</h3>
      <GainList gains={gains.slice(0, shownGains)} />
      {others.length > 0 && (
        <Fold title={texts.more(others.length)} open={isOpen} onToggle={setOpen}>
          <GainList gains={others} />
        </Fold>
      )}
      <Remark>{texts.meaning}</Remark>
    </div>
  );
}

function GainList({ gains }: { gains: readonly Gain[] }) {
  return (
    <ul className={styles.list}>
      {gains.map(({ test, question, answer }) => (
        <li key={`${test}/${question.key}`}>
          <Mark name="check" />
          <span>
            <b>
              {typeof answer === 'boolean'
                ? questionInWords(question)
                : texts.answer(questionInWords(question), answerInWords(answer))}
            </b>
            <small>{test}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
