import type { Ref } from 'react';
import type { Elements } from '../elements';
import styles from './PaneHead.module.css';

interface PaneHeadProps {
  title: string;
  before?: Elements;
  /** After the title, at the edge. */
  after?: Elements;
  /** For the head of a single conversation: smaller, on its own bar. */
  bar?: boolean;
  ref?: Ref<HTMLHeadingElement>;
}

/** The heading of one of two panes; it can take the focus. */
export function PaneHead({ title, before, after, bar = false, ref }: PaneHeadProps) {
  return (
    <header className={styles.head} data-bar={bar}>
      {before}
      <h2 tabIndex={-1} ref={ref}>
        {title}
      </h2>
      {after}
    </header>
  );
}
