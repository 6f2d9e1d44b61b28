import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/form/Button';
import { Row } from '../../components/layout/Row';
import { byMonth, type PastEntry, type PastMonth } from '../../domain/past';
import { monthInWords, pastTexts as texts } from '../../texts/past';
import styles from './Past.module.css';
import { PastScreeningRow } from './PastScreeningRow';
import { PastTrainingRow } from './PastTrainingRow';

/** Rows that are shown at first, and further ones at a press: three years are more than a phone draws at once. */
const step = 20;

/** The first entries, by month. The first row of further ones takes the focus: the button may be gone. */
export function PastList({ entries, personId }: { entries: readonly PastEntry[]; personId: number }) {
  const [count, setCount] = useState(step);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (count > step) list.current?.querySelectorAll<HTMLElement>('li[tabindex]')[count - step]?.focus();
  }, [count]);
  return (
    <>
      <div className={styles.months} ref={list}>
        {byMonth(entries.slice(0, count)).map((month) => (
          <MonthRows key={month.month} {...month} personId={personId} />
        ))}
      </div>
      {entries.length > count && (
        <Row>
          <Button variant="secondary" onClick={() => setCount(count + step)}>
            {texts.more}
          </Button>
        </Row>
      )}
    </>
  );
}

function MonthRows({ month, entries, personId }: PastMonth & { personId: number }) {
  const headingId = useId();
  return (
    <section className={styles.month} aria-labelledby={headingId}>
      <h3 id={headingId}>{monthInWords(month)}</h3>
      <ul aria-labelledby={headingId}>
        {entries.map((entry) => (
          <li key={entry.clientId} tabIndex={-1}>
            {entry.kind === 'training' ? (
              <PastTrainingRow training={entry} />
            ) : (
              <PastScreeningRow screening={entry} personId={personId} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
