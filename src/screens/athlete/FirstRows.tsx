import { useEffect, useRef, useState } from 'react';
import type { Elements } from '../../components/elements';
import { Button } from '../../components/form/Button';
import { Row } from '../../components/layout/Row';
import { athletePageTexts } from '../../texts/athlete';
import styles from './Athlete.module.css';

/** Rows that a long list shows at first, and further ones at a press. */
const step = 10;

interface FirstRowsProps<Entry> {
  label: string;
  rows: readonly Entry[];
  /** Returns an `li` that can take the focus. */
  children: (row: Entry) => Elements;
}

/** The first rows of a long list. The first row of further ones takes the focus: the button may be gone. */
export function FirstRows<Entry>({ label, rows, children }: FirstRowsProps<Entry>) {
  const [count, setCount] = useState(step);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (count === step) return;
    const first = list.current?.children[count - step];
    if (first instanceof HTMLElement) first.focus();
  }, [count]);
  return (
    <>
      <ul className={styles.rows} ref={list} aria-label={label}>
        {rows.slice(0, count).map(children)}
      </ul>
      {rows.length > count && (
        <Row>
          <Button variant="secondary" onClick={() => setCount(count + step)}>
            {athletePageTexts.trainings.more}
          </Button>
        </Row>
      )}
    </>
  );
}
