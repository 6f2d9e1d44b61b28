import type { ReactNode, Ref } from 'react';
import { Mark } from '../status/Mark';
import styles from './Fold.module.css';

interface FoldProps {
  title: string;
  /** Folds of one name are an accordion: opening one closes the others. */
  name?: string;
  /** What was answered inside; shown and ticked in the title. */
  answer?: string | undefined;
  open: boolean;
  /** Reports what the person did; the owner decides by `open`. */
  onToggle: (open: boolean) => void;
  children: ReactNode;
  /** The title, which can take the focus. */
  ref?: Ref<HTMLElement> | undefined;
}

/** A collapsible part. */
export function Fold({ title, name, answer, open, onToggle, children, ref }: FoldProps) {
  return (
    <details
      className={styles.fold}
      name={name}
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary ref={ref}>
        {answer !== undefined && <Mark name="done" />}
        <span>
          {title}
          {answer !== undefined && <small>{answer}</small>}
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
